import { type ObjectStore } from '@pothik/engines';
import { connectObjectStore } from '@pothik/engines/connect';
import { MongoClient } from 'mongodb';
import type { DataDirectory } from '../platform/data-directory.js';
import { startDatabaseChild } from '../platform/database-child.js';
import type { LocalConfiguration } from '../platform/local-configuration.js';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';

/** A platform's database and object store, opened. */
export interface OpenData {
  client: MongoClient;
  objects: ObjectStore;
  /** Also stops the embedded database, where it was started for this. */
  close(): Promise<void>;
}

/** Names of folders in the data directory. */
export interface Folders {
  database: string;
  objects: string;
}

export const FOLDERS: Folders = { database: 'database', objects: 'objects' };
const ANSWERS_WITHIN_MS = 5_000;

/** Whether the data directory is used: by the database or the object store, unless both have an address. */
export const needsDirectory = ({ MONGO_URL, S3_ENDPOINT }: LocalConfiguration): boolean =>
  MONGO_URL === undefined || S3_ENDPOINT === undefined;

/** Connects to the engines that have an address, and opens the data directory for the others. */
export async function openData(
  configuration: LocalConfiguration,
  directory: DataDirectory | undefined,
  folders: Folders = FOLDERS,
): Promise<OpenData> {
  const database = await openDatabase(configuration.MONGO_URL, directory?.at(folders.database) ?? '');
  const embedded = { mongoUrl: '', objectsDirectory: directory?.at(folders.objects) ?? '' };
  try {
    const objects = await connectObjectStore(configuration, { embedded });
    const close = async () => {
      await objects.close();
      await database.close();
    };
    return { client: database.client, objects, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Connects to a server, or starts the embedded one on an unused folder. @throws OperationRefusal when it does not answer */
export async function openDatabase(url: string | undefined, folder: string): Promise<Omit<OpenData, 'objects'>> {
  const child = url === undefined ? await startDatabaseChild(folder, () => undefined) : undefined;
  const address = url ?? child?.url ?? '';
  const client = new MongoClient(address, { serverSelectionTimeoutMS: ANSWERS_WITHIN_MS, retryWrites: false });
  const close = async () => {
    await client.close();
    await child?.stop();
  };
  try {
    await client.db().command({ ping: 1 });
  } catch (error) {
    await close();
    throw new OperationRefusal(`The database does not answer: ${(error as Error).message}`, { cause: error });
  }
  return { client, close };
}
