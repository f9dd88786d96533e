import { parse } from 'yaml';
import { textOf } from './top-folder.js';

export interface ComposeService {
  image: string;
  profiles?: string[];
  restart?: string;
  build?: { dockerfile: string; args?: Record<string, string | null> };
  environment?: Record<string, string | number>;
  ports?: string[];
  container_name?: string;
  read_only?: boolean;
  cap_drop?: string[];
  command?: string[];
  configs?: { source: string; target: string }[];
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
}

export const COMPOSE_FILE = 'docker-compose.yml';

/** As written in the file, anchors resolved. */
export function composeServices(): Record<string, ComposeService> {
  return parse(textOf(COMPOSE_FILE), { merge: true }).services;
}

/** Substitutes `${NAME:?why}`, `${NAME:-default}` and `${NAME}` as compose does. @throws Error with the reason when one is missing */
export function filledIn(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_whole, name: string, kind = '', rest = '') => {
    if (variables[name]) return variables[name];
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return rest;
  });
}

/** The environment of a service, variables substituted. */
export function environmentOf(service: ComposeService, variables: Readonly<Record<string, string>>) {
  const entries = Object.entries(service.environment ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, filledIn(String(value), variables)]));
}
