import type { Migration } from '@pothik/service-kit';

const NAME = 'driverId_1_to_1';

/** The index by which a driver's own time online is added up. */
export const indexOfOwnStretches: Migration = {
  number: 2,
  name: 'index-of-own-stretches',
  maximumMs: 10 * 60_000,
  run: ({ database }) => database.collection('online_stretches').createIndex({ driverId: 1, to: 1 }),
  undo: async ({ database }) => {
    const indexes = await database.collection('online_stretches').indexes();
    if (indexes.some(({ name }) => name === NAME)) await database.collection('online_stretches').dropIndex(NAME);
  },
};
