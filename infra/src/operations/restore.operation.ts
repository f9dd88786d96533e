import path from 'node:path';
import { refuseUnlessEmpty } from '../backup/empty-target.js';
import type { Manifest } from '../backup/manifest.rules.js';
import { needsDirectory, openData } from '../backup/open-data.js';
import { readBackup } from '../backup/read-backup.js';
import { restoreFiles } from '../backup/restore-files.js';
import { restoredSentences } from '../backup/restored.rules.js';
import { clearTarget, removeUnfinished, settle, UNFINISHED } from '../backup/target-directory.js';
import { type DataDirectory, holdDataDirectory } from '../platform/data-directory.js';
import { type LocalConfiguration, readLocalConfiguration } from '../platform/local-configuration.js';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { type Operation } from './operation.js';

/** Restores a backup into an empty system. */
export const restore: Operation = {
  use: 'restore <directory>',
  meaning: 'restores a backup, once every file is checked, into an empty DATA_DIR or into empty engines that are given',
  run: async ([name = ''], variables) => {
    if (name === '') throw new OperationRefusal('Name the directory of the backup.');
    const configuration = readLocalConfiguration(variables);
    const backup = path.resolve(name);
    const manifest = await readBackup(backup, console.log);
    const directory = needsDirectory(configuration) ? await holdDataDirectory(configuration.DATA_DIR) : undefined;
    try {
      if (directory) clearTarget(directory, backup, manifest);
      await restoreAside(configuration, directory, backup, manifest);
      if (directory) await settle(directory, backup, manifest);
    } finally {
      directory?.release();
    }
    const target = { hasDirectory: directory !== undefined, hasKafka: configuration.KAFKA_BROKERS !== undefined };
    console.log(restoredSentences(manifest, target).join('\n'));
  },
};

/** The data directory is written under temporary names, engines in place. */
async function restoreAside(
  configuration: LocalConfiguration,
  directory: DataDirectory | undefined,
  backup: string,
  manifest: Manifest,
): Promise<void> {
  const data = await openData(configuration, directory, UNFINISHED);
  try {
    await refuseUnlessEmpty(data, configuration);
    await restoreFiles(data, backup, manifest, console.log).catch((error: unknown) => {
      throw brokenOff(error);
    });
  } catch (error) {
    if (directory) removeUnfinished(directory);
    throw error;
  } finally {
    await data.close();
  }
}

const brokenOff = (error: unknown): OperationRefusal =>
  new OperationRefusal(
    `The restore was interrupted: ${(error as Error).message} The engines of MONGO_URL or S3_ENDPOINT contain what it wrote: empty them first.`,
    { cause: error },
  );
