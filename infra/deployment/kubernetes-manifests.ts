import { readdirSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { inTop, textOf, variablesOf } from './top-folder.js';

export const FOLDER = 'infra/k8s';

/** What the tests read of a manifest; the schemas are checked elsewhere. */
export interface Manifest {
  kind: string;
  metadata: { name: string };
  // biome-ignore lint/suspicious/noExplicitAny: its shape is the kind's own, and toMatchObject says what is expected of it
  spec: any;
}

interface Variable {
  name: string;
  value?: string;
  valueFrom?: {
    configMapKeyRef?: { name: string; key: string };
    secretKeyRef?: { name: string; key: string; optional?: boolean };
  };
}

const isManifest = (file: string) => file.endsWith('.yaml') && file !== 'kustomization.yaml';

/** Every manifest's file, from the folder. */
export const manifestFiles = (): string[] =>
  readdirSync(inTop(FOLDER), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isManifest)
    .sort();

export const manifestsOf = (file: string): Manifest[] =>
  parseAllDocuments(textOf(`${FOLDER}/${file}`)).map((document) => document.toJS());

export const kustomization = () => parse(textOf(`${FOLDER}/kustomization.yaml`));

/** The one container of a Deployment. */
export const containerOf = (deployment: Manifest) => deployment.spec.template.spec.containers[0];

/** The keys of the Secret that a Deployment names. */
export const secretsOf = (deployment: Manifest): string[] =>
  (containerOf(deployment).env as Variable[]).flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? []);

/** What the container is given; secrets come from `secrets`, and an optional one may be missing. */
export function environmentOf(deployment: Manifest, secrets: Readonly<Record<string, string>>): Record<string, string> {
  const platform = variablesOf(`${FOLDER}/platform.env`);
  const given = ({ name, value, valueFrom }: Variable): string => {
    const found = valueFrom?.configMapKeyRef ? platform[valueFrom.configMapKeyRef.key] : value;
    const { key = '', optional = false } = valueFrom?.secretKeyRef ?? {};
    const resolved = found ?? secrets[key];
    if (resolved === undefined && !optional) throw new Error(`${name} is given by nobody.`);
    return resolved ?? '';
  };
  return Object.fromEntries(
    (containerOf(deployment).env as Variable[]).map((variable) => [variable.name, given(variable)]),
  );
}
