import { existsSync } from 'node:fs';
import path from 'node:path';
import { databaseOf } from '@pothik/engines/connect';
import { FOLDERS, openDatabase } from '../backup/open-data.js';
import type { DatabaseOf } from '../invariants/invariant.js';
import { holdDataDirectory, runningDatabase } from '../platform/data-directory.js';
import type { LocalConfiguration } from '../platform/local-configuration.js';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';

/**
 * Runs an operation on the databases of a platform: those of a running one in place, those of a stopped one started for
 * this. @throws OperationRefusal when there is no platform
 */
export async function withStoredDatabase<T>(
  { MONGO_URL, DATA_DIR }: LocalConfiguration,
  work: (database: DatabaseOf) => Promise<T>,
): Promise<T> {
  const url = MONGO_URL ?? (await runningDatabase(DATA_DIR));
  const folder = path.join(DATA_DIR, FOLDERS.database);
  if (url === undefined && !existsSync(folder))
    throw new OperationRefusal(`${DATA_DIR} holds no platform: name its DATA_DIR, or MONGO_URL.`);
  const directory = url === undefined ? await holdDataDirectory(DATA_DIR) : undefined;
  try {
    const { client, close } = await openDatabase(url, folder);
    try {
      return await work((owner) => client.db(databaseOf(owner)));
    } finally {
      await close();
    }
  } finally {
    directory?.release();
  }
}
