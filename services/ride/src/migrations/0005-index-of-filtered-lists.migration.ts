import type { Migration } from '@pothik/service-kit';

/** With the field that orders equal times at the end: only so does an index give the order of a list. */
const REPLACED = [
  {
    former: { key: { status: 1, createdAt: -1 }, name: 'status_1_createdAt_-1' },
    next: { key: { status: 1, createdAt: -1, _id: -1 }, name: 'status_1_createdAt_-1__id_-1' },
  },
  {
    former: { key: { 'vehicle.vehicleType': 1, createdAt: -1 }, name: 'vehicle.vehicleType_1_createdAt_-1' },
    next: {
      key: { 'vehicle.vehicleType': 1, createdAt: -1, _id: -1 },
      name: 'vehicle.vehicleType_1_createdAt_-1__id_-1',
    },
  },
] as const;

/** The indexes by which the lists of rides of a status or a vehicle type are read in their order, a page and no more. */
export const indexOfFilteredLists: Migration = {
  number: 5,
  name: 'index-of-filtered-lists',
  maximumMs: 10 * 60_000,
  run: async ({ database }) => {
    for (const { former, next } of REPLACED) await replace(database, former, next);
  },
  undo: async ({ database }) => {
    for (const { former, next } of REPLACED) await replace(database, next, former);
  },
};

type Database = Parameters<Migration['run']>[0]['database'];
type Named = (typeof REPLACED)[number]['former' | 'next'];

async function replace(database: Database, former: Named, next: Named): Promise<void> {
  const rides = database.collection('rides');
  await rides.createIndex(next.key);
  if ((await rides.indexes()).some((index) => index.name === former.name)) await rides.dropIndex(former.name);
}
