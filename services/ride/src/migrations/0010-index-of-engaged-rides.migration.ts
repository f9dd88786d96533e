import { dropIndex, type Migration } from '@pothik/service-kit';

const KEY = { driverUserId: 1, status: 1 } as const;

/** The index by which a driver's current ride is found without reading the driver's other rides. */
export const indexOfEngagedRides: Migration = {
  number: 10,
  name: 'index-of-engaged-rides',
  maximumMs: 10 * 60_000,
  run: async ({ database }) => {
    const partialFilterExpression = { status: { $in: ['ACCEPTED', 'PICKED UP', 'IN TRANSIT'] } };
    await database.collection('rides').createIndex(KEY, { partialFilterExpression });
  },
  undo: ({ database }) => dropIndex(database.collection('rides'), KEY),
};
