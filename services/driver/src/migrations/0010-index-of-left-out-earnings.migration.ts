import { dropIndex, type Migration } from '@pothik/service-kit';

const KEY = { driverId: 1, leftOut: 1 } as const;

/** The index by which the few rides that count for nobody else are read of some drivers. */
export const indexOfLeftOutEarnings: Migration = {
  number: 10,
  name: 'index-of-left-out-earnings',
  maximumMs: 10 * 60_000,
  run: async ({ database }) => {
    await database.collection('earnings').createIndex(KEY, { partialFilterExpression: { leftOut: true } });
  },
  undo: ({ database }) => dropIndex(database.collection('earnings'), KEY),
};
