import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SIGNERS } from '@pothik/contracts/platform';
import type { KeyLists } from './key-rotation.rules.js';

const OWNER_ONLY = 0o600;
const SESSION = 'SESSION_KEYS';
const PUSH = 'PUSH_KEYS';
const variableOf = (signer: string): string => `${signer.toUpperCase()}_STATEMENT_KEYS`;
const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');

/** A file that holds the platform's keys. */
export interface KeyFile {
  read(): KeyLists;
  /** Replaces the keys in one step, and leaves everything else in the file as it is. */
  write(keys: KeyLists): void;
}

/** A file of variables, such as the `.env` of docker-compose.yml. */
export const variablesFile = (file: string): KeyFile => ({
  read: () => {
    const variables = parseEnv(readFileSync(file, 'utf8')) as Record<string, string | undefined>;
    const statement = SIGNERS.map((signer) => [signer, listOf(variables[variableOf(signer)])] as const);
    return {
      session: listOf(variables[SESSION]),
      push: listOf(variables[PUSH]),
      statement: Object.fromEntries(statement.filter(([, list]) => list.length > 0)),
    };
  },
  write: ({ session, push, statement }) => {
    const lists = [
      [SESSION, session] as const,
      [PUSH, push] as const,
      ...Object.entries(statement).map(([name, list]) => [variableOf(name), list] as const),
    ];
    const text = lists.reduce(
      (lines, [name, list]) => withVariable(lines, name, list.join(',')),
      readFileSync(file, 'utf8'),
    );
    replace(file, text);
  },
});

interface StoredKeys {
  sessionKeys: string;
  /** Absent in a directory of a former release. */
  pushKeys?: string;
  statementKeys: Record<string, string>;
}

/** The `keys.json` of a data directory. */
export const keysFile = (file: string): KeyFile => ({
  read: () => {
    const { sessionKeys, pushKeys, statementKeys } = JSON.parse(readFileSync(file, 'utf8')) as StoredKeys;
    const statement = Object.entries(statementKeys).map(([name, list]) => [name, listOf(list)] as const);
    return { session: listOf(sessionKeys), push: listOf(pushKeys), statement: Object.fromEntries(statement) };
  },
  write: ({ session, push, statement }) => {
    const statementKeys = Object.fromEntries(Object.entries(statement).map(([name, list]) => [name, list.join(',')]));
    const others = JSON.parse(readFileSync(file, 'utf8')) as object;
    const stored: StoredKeys = {
      ...others,
      sessionKeys: session.join(','),
      pushKeys: push.join(','),
      statementKeys,
    };
    replace(file, JSON.stringify(stored, null, 2));
  },
});

function withVariable(text: string, name: string, value: string): string {
  const line = new RegExp(`^${name}=.*$`, 'm');
  return line.test(text) ? text.replace(line, `${name}=${value}`) : `${text.replace(/\n?$/, '\n')}${name}=${value}\n`;
}

/** A file that is half written would lose the keys. */
function replace(file: string, text: string): void {
  const next = `${file}.next`;
  writeFileSync(next, text, { mode: OWNER_ONLY });
  renameSync(next, file);
}
