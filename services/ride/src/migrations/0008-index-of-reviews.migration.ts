import { dropIndex, type Migration } from '@pothik/service-kit';

const KEY = { 'review.state': 1, createdAt: -1, _id: -1 } as const;

/** The index by which the few rides with a review are listed and counted. */
export const indexOfReviews: Migration = {
  number: 8,
  name: 'index-of-reviews',
  maximumMs: 10 * 60_000,
  run: async ({ database }) => {
    const partialFilterExpression = { 'review.state': { $exists: true } };
    await database.collection('rides').createIndex(KEY, { partialFilterExpression });
  },
  undo: ({ database }) => dropIndex(database.collection('rides'), KEY),
};
