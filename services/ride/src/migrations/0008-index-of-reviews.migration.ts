import type { Migration } from '@pothik/service-kit';

const INDEX = {
  key: { 'review.state': 1, createdAt: -1, _id: -1 },
  name: 'review.state_1_createdAt_-1__id_-1',
} as const;

/** The index by which the few rides with a review are listed and counted. */
export const indexOfReviews: Migration = {
  number: 8,
  name: 'index-of-reviews',
  maximumMs: 10 * 60_000,
  run: async ({ database }) => {
    const partialFilterExpression = { 'review.state': { $exists: true } };
    await database.collection('rides').createIndex(INDEX.key, { partialFilterExpression });
  },
  undo: async ({ database }) => {
    const rides = database.collection('rides');
    if ((await rides.indexes()).some(({ name }) => name === INDEX.name)) await rides.dropIndex(INDEX.name);
  },
};
