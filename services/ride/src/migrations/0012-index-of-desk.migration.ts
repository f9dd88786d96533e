import { dropIndex, type Migration } from '@pothik/service-kit';

const KEY = { 'bookedBy.at': -1, _id: -1 } as const;

/** The index by which the desk lists the few rides that were booked by phone. */
export const indexOfDesk: Migration = {
  number: 12,
  name: 'index-of-desk',
  maximumMs: 10 * 60_000,
  run: async ({ database }) => {
    await database
      .collection('rides')
      .createIndex(KEY, { partialFilterExpression: { 'bookedBy.at': { $exists: true } } });
  },
  undo: ({ database }) => dropIndex(database.collection('rides'), KEY),
};
