import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { KEYS, type Manifest } from '../backup/manifest.rules.js';
import { FOLDERS, needsDirectory, openData } from '../backup/open-data.js';
import { amountsOf, keysSentence } from '../backup/restored.rules.js';
import { writeBackup } from '../backup/write-backup.js';
import { DEMONSTRATION_MARKERS } from '../demonstration/demonstration-markers.js';
import { type DataDirectory, holdDataDirectory } from '../platform/data-directory.js';
import { type LocalConfiguration, readLocalConfiguration } from '../platform/local-configuration.js';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { type Operation } from './operation.js';

/** Backs up all data of a stopped platform into one directory. */
export const backup: Operation = {
  use: 'backup <directory> [--keys]',
  meaning:
    'copies every document and picture of a stopped platform (DATA_DIR, or MONGO_URL and S3_ENDPOINT …); --keys: the secrets of DATA_DIR too',
  run: async (args, variables) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { keys: { type: 'boolean', default: false } },
    });
    const configuration = readLocalConfiguration(variables);
    const target = newDirectory(positionals);
    const directory = needsDirectory(configuration) ? await holdPresent(configuration) : undefined;
    try {
      const manifest = await write(configuration, directory, target, values.keys);
      console.log(`${amountsOf(manifest)} are in ${target}.\n${keysSentence(manifest)}`);
    } finally {
      directory?.release();
    }
  },
};

function newDirectory([name = '']: readonly string[]): string {
  if (name === '') throw new OperationRefusal('Name the directory the backup shall be written to.');
  if (existsSync(name)) throw new OperationRefusal(`${name} is there already.`);
  return path.resolve(name);
}

/** The data directory, locked while it is read, so that no platform starts on it. */
async function holdPresent({ DATA_DIR, MONGO_URL }: LocalConfiguration): Promise<DataDirectory> {
  if (MONGO_URL === undefined && !existsSync(path.join(DATA_DIR, FOLDERS.database)))
    throw new OperationRefusal(`${DATA_DIR} holds no platform: name its DATA_DIR, or MONGO_URL and S3_ENDPOINT.`);
  return holdDataDirectory(DATA_DIR);
}

async function write(
  configuration: LocalConfiguration,
  directory: DataDirectory | undefined,
  target: string,
  withKeys: boolean,
): Promise<Manifest> {
  const keys = directory?.at(KEYS);
  if (withKeys && (keys === undefined || !existsSync(keys)))
    throw new OperationRefusal(
      `There is no ${KEYS}: keep SESSION_KEYS, STATEMENT_KEYS, FORMER_PROFILES_KEY and PUSH_KEYS with your other secrets.`,
    );
  const data = await openData(configuration, directory);
  try {
    return await writeBackup(data, target, {
      release: release(),
      marks: DEMONSTRATION_MARKERS.filter((mark) => directory !== undefined && existsSync(directory.at(mark))),
      keys: withKeys ? keys : undefined,
      mayChange: configuration.MONGO_URL !== undefined,
      report: console.log,
    });
  } finally {
    await data.close();
  }
}

const release = (): string =>
  (createRequire(import.meta.url)('@pothik/infra/package.json') as { version: string }).version;
