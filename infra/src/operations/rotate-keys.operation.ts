import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SIGNERS } from '@pothik/contracts/platform';
import { generatePushKey } from '@pothik/engines';
import { generateStatementKeys } from '@pothik/service-kit/host';
import { type KeyFile, keysFile, variablesFile } from '../keys/key-files.js';
import { addKeys, dropOlderKeys, hasAddedKeys, useNewestKeys } from '../keys/key-rotation.rules.js';
import { type DataDirectory, holdDataDirectory } from '../platform/data-directory.js';
import { readLocalConfiguration } from '../platform/local-configuration.js';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { type Operation } from './operation.js';

const SESSION_KEY_BYTES = 32;

/** What each step does to the file, and what an operator does next. */
const STEPS: Readonly<Record<string, { take(file: KeyFile): void; next: string }>> = {
  add: {
    take: (file) => file.write(addKeys(file.read(), freshKeys())),
    next: 'New keys are added; they verify and do not sign yet. Restart every service with them, then: rotate-keys use.',
  },
  use: {
    take: (file) => {
      const keys = file.read();
      if (!hasAddedKeys(keys)) throw new OperationRefusal('No key was added: run rotate-keys add first.');
      file.write(useNewestKeys(keys));
    },
    next: 'The newest keys sign. Restart every service; when the last has run for 20 minutes: rotate-keys drop.',
  },
  drop: {
    take: (file) => file.write(dropOlderKeys(file.read())),
    next: 'Only the keys that sign are left, and of PUSH_KEYS all, because a subscription ends with its key. Restart every service. E-mails deleted under an older SESSION_KEYS are forgotten: they may be registered as if they had never been.',
  },
};

/** Rotates SESSION_KEYS, STATEMENT_KEYS and PUSH_KEYS in three steps, between which the services restart one by one. */
export const rotateKeys: Operation = {
  use: 'rotate-keys add | use | drop [--file .env]',
  meaning:
    'rotates SESSION_KEYS, STATEMENT_KEYS and PUSH_KEYS in a file of variables, or in DATA_DIR of a stopped platform, without a log-out; each step says the next',
  run: async (args, variables) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { file: { type: 'string' } },
      allowPositionals: true,
    });
    const step = STEPS[positionals[0] ?? ''];
    if (step === undefined) throw new OperationRefusal('The step is one of: add, use, drop.');
    await withKeyFile(values.file, variables, (file) => step.take(file));
    console.log(step.next);
  },
};

async function withKeyFile(
  file: string | undefined,
  variables: NodeJS.ProcessEnv,
  work: (file: KeyFile) => void,
): Promise<void> {
  if (file !== undefined) {
    if (!existsSync(file)) throw new OperationRefusal(`There is no ${file}.`);
    work(variablesFile(file));
    return;
  }
  const { DATA_DIR } = readLocalConfiguration(variables);
  // A running platform has read its keys already.
  const directory: DataDirectory = await holdDataDirectory(DATA_DIR);
  try {
    const keys = directory.at('keys.json');
    if (!existsSync(keys)) throw new OperationRefusal(`${DATA_DIR} holds no keys: name its DATA_DIR, or --file.`);
    work(keysFile(keys));
  } finally {
    directory.release();
  }
}

function freshKeys() {
  const lists = generateStatementKeys(SIGNERS);
  const statement = SIGNERS.map((signer) => [signer, lists[signer].split(',')[0] ?? ''] as const);
  const session = randomBytes(SESSION_KEY_BYTES).toString('base64url');
  return { session, push: generatePushKey(), statement: Object.fromEntries(statement) };
}
