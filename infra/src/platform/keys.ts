import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { SIGNERS } from '@pothik/contracts/platform';
import { generateStatementKeys } from '@pothik/service-kit/host';
import { type DataDirectory, KEYS } from './data-directory.js';

export interface Keys {
  sessionKeys: string;
  /** By service name: its own signing key first, then the keys for verifying the others. */
  statementKeys: Readonly<Record<string, string>>;
}

const OWNER_ONLY = 0o600;

/** Fresh secrets for the gateway and every service. */
export const makeKeys = (): Keys => ({
  sessionKeys: randomBytes(32).toString('base64url'),
  statementKeys: generateStatementKeys(SIGNERS),
});

/** The platform's secrets: created at the first start and stored in a file that only its owner can read. */
export async function keepKeys(directory: DataDirectory): Promise<Keys> {
  const file = directory.at(KEYS);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Keys;
  const keys = makeKeys();
  writeFileSync(file, JSON.stringify(keys, null, 2), { mode: OWNER_ONLY });
  return keys;
}
