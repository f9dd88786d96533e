import { type ObjectStore } from '@pothik/engines';
import { connectObjectStore } from '@pothik/engines/connect';
import { PinoLogger } from '@pothik/service-kit/host';
import { MongoClient } from 'mongodb';
import type { DataDirectory } from '../platform/data-directory.js';
import { startDatabaseChild } from '../platform/database-child.js';
import type { LocalConfiguration } from '../platform/local-configuration.js';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';

/** What a platform holds, opened. */
export interface OpenData {
  client: MongoClient;
  objects: ObjectStore;
  /** Ends the embedded database too, where it was started for this. */
  close(): Promise<void>;
}

/** Names within the data directory. */
export interface Places {
  database: string;
  objects: string;
}

export const PLACES: Places = { database: 'database', objects: 'objects' };
const ANSWERS_WITHIN_MS = 5_000;

/** Whether anything lies in the data directory: engines are given each on its own. */
export const needsDirectory = ({ MONGO_URL, S3_ENDPOINT }: LocalConfiguration): boolean =>
  MONGO_URL === undefined || S3_ENDPOINT === undefined;

/** Opens the engines that are given, and what lies in the data directory for the others. */
export async function openData(
  configuration: LocalConfiguration,
  directory: DataDirectory | undefined,
  places: Places = PLACES,
): Promise<OpenData> {
  const database = await openDatabase(configuration.MONGO_URL, directory?.at(places.database) ?? '');
  const logger = PinoLogger.create('operations', { level: configuration.LOG_LEVEL });
  const embedded = { mongoUrl: '', objectsDirectory: directory?.at(places.objects) ?? '' };
  try {
    const objects = await connectObjectStore(configuration, { logger, embedded });
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

/** Connects to a server, or starts the embedded one on a folder nobody uses. @throws OperationRefusal when it does not answer */
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
