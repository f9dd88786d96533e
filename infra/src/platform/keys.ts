import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { SIGNERS } from '@pothik/contracts/platform';
import { generatePushKey } from '@pothik/engines';
import { generateStatementKeys } from '@pothik/service-kit/host';
import { type DataDirectory, KEYS } from './data-directory.js';

export interface Keys {
  sessionKeys: string;
  /** FORMER_PROFILES_KEY. */
  formerProfilesKey: string;
  /** PUSH_KEYS. */
  pushKeys: string;
  /** By service name: its own signing key first, then the keys for verifying the others. */
  statementKeys: Readonly<Record<string, string>>;
}

const OWNER_ONLY = 0o600;
const secret = () => randomBytes(32).toString('base64url');

/** Fresh secrets for the gateway and every service. */
export const makeKeys = (): Keys => ({
  sessionKeys: secret(),
  formerProfilesKey: secret(),
  pushKeys: generatePushKey(),
  statementKeys: generateStatementKeys(SIGNERS),
});

/** The platform's secrets: created at the first start and stored in a file that only its owner can read. A key that is new in a release is added. */
export async function keepKeys(directory: DataDirectory): Promise<Keys> {
  const file = directory.at(KEYS);
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Keys>) : {};
  if (stored.sessionKeys && stored.statementKeys && stored.formerProfilesKey && stored.pushKeys) return stored as Keys;
  const keys = { ...makeKeys(), ...stored };
  // A file that is half written would lose the keys.
  writeFileSync(`${file}.next`, JSON.stringify(keys, null, 2), { mode: OWNER_ONLY });
  renameSync(`${file}.next`, file);
  return keys;
}
