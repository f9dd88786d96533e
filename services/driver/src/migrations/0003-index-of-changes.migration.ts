import type { Migration } from '@pothik/service-kit';

const KEY = { 'changes.number': 1 } as const;
const NAME = 'changes.number_1';
const COLLECTIONS = ['drivers', 'vehicles'] as const;

/** The indexes by which drivers are found whose licence or vehicle has stored changes. */
export const indexOfChanges: Migration = {
  number: 3,
  name: 'index-of-changes',
  maximumMs: 10 * 60_000,
  run: async ({ database }) => {
    for (const collection of COLLECTIONS) await database.collection(collection).createIndex(KEY, { sparse: true });
  },
  undo: async ({ database }) => {
    for (const collection of COLLECTIONS) {
      const indexes = await database.collection(collection).indexes();
      if (indexes.some(({ name }) => name === NAME)) await database.collection(collection).dropIndex(NAME);
    }
  },
};
