import { dropIndex, type Migration } from '@pothik/service-kit';

const KEY = { riderId: 1, requestedAt: -1 } as const;

/** The index by which the latest ride of a rider with a driver is found from the rider's newest rides on. */
export const indexOfLatestTogether: Migration = {
  number: 11,
  name: 'index-of-latest-together',
  maximumMs: 10 * 60_000,
  run: async ({ database }) => {
    await database.collection('ride_facts').createIndex(KEY);
  },
  undo: ({ database }) => dropIndex(database.collection('ride_facts'), KEY),
};
