import { OWNERS } from '@pothik/contracts/platform';
import { databaseOf, EVENT_LOG_DATABASE, MAILBOX_DATABASE } from '@pothik/engines/connect';
import type { MongoClient } from 'mongodb';

/** Every database of a platform: one for each service, and those of the embedded event log and mailbox. */
export const DATABASES: readonly string[] = [...OWNERS.map(databaseOf), EVENT_LOG_DATABASE, MAILBOX_DATABASE];

/** Which process may append to the event log now, or migrate: state of a process, not of the platform. */
const isOfProcess = ({ database, name }: HeldCollection): boolean =>
  name === 'migration_leases' || (database === EVENT_LOG_DATABASE && name === 'leases');
const BATCH = 500;

export interface HeldCollection {
  database: string;
  name: string;
}

/** Every collection, in a stable order. */
export async function heldCollections(client: MongoClient): Promise<HeldCollection[]> {
  const held: HeldCollection[] = [];
  for (const database of DATABASES) {
    const collections = await client.db(database).listCollections({}, { nameOnly: true }).toArray();
    for (const name of collections.map((collection) => collection.name).sort()) {
      if (!name.startsWith('system.') && !isOfProcess({ database, name })) held.push({ database, name });
    }
  }
  return held;
}

/** The raw BSON of a collection's documents, in the order of their ids. */
export async function* documentsOf(client: MongoClient, { database, name }: HeldCollection): AsyncIterable<Uint8Array> {
  const options = { raw: true, sort: { _id: 1 }, batchSize: BATCH } as const;
  for await (const document of client.db(database).collection(name).find({}, options))
    yield document as unknown as Uint8Array;
}

/** Whether a collection has a TTL index, as those of a former release. */
export async function expires(client: MongoClient, { database, name }: HeldCollection): Promise<boolean> {
  const indexes = await client.db(database).collection(name).indexes();
  return indexes.some(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
}
