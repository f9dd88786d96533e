import type { Migration } from '@pothik/service-kit';

const INDEX = { key: { driverId: 1, leftOut: 1 }, name: 'driverId_1_leftOut_1' } as const;

/** The index by which the few rides that count for nobody else are read of some drivers. */
export const indexOfLeftOutEarnings: Migration = {
  number: 10,
  name: 'index-of-left-out-earnings',
  maximumMs: 10 * 60_000,
  run: async ({ database }) => {
    await database.collection('earnings').createIndex(INDEX.key, { partialFilterExpression: { leftOut: true } });
  },
  undo: async ({ database }) => {
    const earnings = database.collection('earnings');
    if ((await earnings.indexes()).some(({ name }) => name === INDEX.name)) await earnings.dropIndex(INDEX.name);
  },
};
