import type { Owner } from '@pothik/contracts/platform';
import { databaseOf } from '@pothik/engines/connect';
import { declaredCollections, type ServiceDefinition } from '@pothik/service-kit/host';
import type { Db } from 'mongodb';
import { among, type Id, type Invariant } from './invariant.js';
import { missingUnique } from './unique-indexes.rules.js';

const MINUTE_MS = 60_000;

/** Invariants of the collections that services declare: unique indexes exist, and events are published in time. */
export async function declaredInvariants(
  services: readonly ServiceDefinition[],
  minutes: number,
): Promise<Invariant[]> {
  const declared = await Promise.all(
    services.map(async (service) =>
      (await declaredCollections(service)).map((collection) => ({ owner: service.name as Owner, collection })),
    ),
  );
  const all = declared.flat();
  const uniqueIndexes: Invariant = {
    name: 'every unique index stands',
    broken: async function* (database) {
      for (const { owner, collection } of all) {
        const { name } = collection;
        for (const key of missingUnique(collection, await indexesOf(database(owner), name))) {
          yield `${databaseOf(owner)}.${name} (${key})`;
        }
      }
    },
  };
  const outboxes = all
    .filter(({ collection }) => collection.isOutbox)
    .map(({ owner, collection }): Invariant => publishedInTime(owner, collection.name, minutes));
  return [...outboxes, uniqueIndexes];
}

const publishedInTime = (owner: Owner, name: string, minutes: number): Invariant => ({
  name: `${databaseOf(owner)}.${name}: no event waits longer than ${minutes} minutes to be published`,
  broken: async function* (database, of) {
    const old = { pendingSince: { $lt: new Date(Date.now() - minutes * MINUTE_MS) }, ...among('_id', of) };
    const waiting = database(owner)
      .collection(name)
      .find(old, { projection: { _id: 1 } });
    for await (const { _id } of waiting) yield _id as Id;
  },
});

/** No indexes where the collection does not exist yet. */
async function indexesOf(database: Db, name: string): Promise<{ key: Record<string, unknown>; unique?: boolean }[]> {
  const [found] = await database.listCollections({ name }, { nameOnly: true }).toArray();
  return found === undefined ? [] : database.collection(name).indexes();
}
