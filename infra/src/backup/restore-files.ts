import path from 'node:path';
import { MIGRATION_COLLECTIONS } from '@pothik/service-kit/host';
import { BSON, type Document, type MongoClient } from 'mongodb';
import { DATABASES } from './collections.js';
import { readDocuments } from './document-file.js';
import { type BackedUpFile, collectionIn, type Manifest, OBJECTS } from './manifest.rules.js';
import { putBack } from './object-documents.js';
import type { OpenData } from './open-data.js';

const BATCH = 500;
const BATCH_BYTES = 8 * 1024 * 1024;
/** Numbers keep their types, 64-bit integers their digits. */
const AS_THEY_STAND = { promoteValues: false, promoteLongs: false, bsonRegExp: true } as const;

/** Restores a backup's documents and objects, not its keys; services create the indexes when they start. */
export async function restoreFiles(
  data: OpenData,
  directory: string,
  { files }: Manifest,
  report: (line: string) => void,
): Promise<void> {
  await forgetMigrations(data.client);
  for (const file of files) {
    await restoreFile(data, directory, file);
    report(`${file.path}: ${file.documents}`);
  }
}

/** What ran is what the backup says: nothing in one of a release that had no migrations yet, so that all of them run. */
async function forgetMigrations(client: MongoClient): Promise<void> {
  for (const database of DATABASES)
    for (const name of MIGRATION_COLLECTIONS) await client.db(database).collection(name).deleteMany({});
}

async function restoreFile({ client, objects }: OpenData, directory: string, file: BackedUpFile): Promise<void> {
  const documents = readDocuments(path.join(directory, file.path));
  const collection = collectionIn(file);
  if (collection !== undefined) {
    const { database, name } = collection;
    const target = client.db(database).collection(name);
    for await (const batch of batchesOf(documents)) await target.insertMany(batch);
  } else if (file.path === OBJECTS) {
    for await (const document of documents) await putBack(objects, document);
  }
}

async function* batchesOf(documents: AsyncIterable<Buffer>): AsyncIterable<Document[]> {
  let batch: Document[] = [];
  let bytes = 0;
  for await (const document of documents) {
    batch.push(BSON.deserialize(document, AS_THEY_STAND));
    bytes += document.length;
    if (batch.length < BATCH && bytes < BATCH_BYTES) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}
