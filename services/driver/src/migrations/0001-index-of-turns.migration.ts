import type { Migration } from '@pothik/service-kit';

const KEY = { 'asked.driverId': 1, 'asked.at': -1 } as const;

/** The index by which a driver's turns among the nearest are found. */
export const indexOfTurns: Migration = {
  number: 1,
  name: 'index-of-turns',
  maximumMs: 10 * 60_000,
  run: ({ database }) => database.collection('ride_facts').createIndex(KEY),
  undo: async ({ database }) => {
    const indexes = await database.collection('ride_facts').indexes();
    const name = 'asked.driverId_1_asked.at_-1';
    if (indexes.some((index) => index.name === name)) await database.collection('ride_facts').dropIndex(name);
  },
};
