import type { Migration } from '@pothik/service-kit';

const FORMER = { key: { createdAt: -1 }, name: 'createdAt_-1' } as const;
/** With the field that orders equal times: only so does the index give the order of a list. */
const WITH_ID = { key: { createdAt: -1, _id: -1 }, name: 'createdAt_-1__id_-1' } as const;
const COLLECTIONS = ['rides', 'incidents'] as const;

/** The index by which the lists of rides and incidents are read in their order, a page and no more; it does the former one's work. */
export const indexOfLists: Migration = {
  number: 4,
  name: 'index-of-lists',
  maximumMs: 10 * 60_000,
  run: ({ database }) => replace(database, FORMER, WITH_ID),
  undo: ({ database }) => replace(database, WITH_ID, FORMER),
};

type Database = Parameters<Migration['run']>[0]['database'];
type Named = typeof FORMER | typeof WITH_ID;

async function replace(database: Database, former: Named, next: Named): Promise<void> {
  for (const name of COLLECTIONS) {
    const collection = database.collection(name);
    await collection.createIndex(next.key);
    if ((await collection.indexes()).some((index) => index.name === former.name))
      await collection.dropIndex(former.name);
  }
}
