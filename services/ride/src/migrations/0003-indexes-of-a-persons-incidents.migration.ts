import type { Migration } from '@pothik/service-kit';

const PARTIES = ['riderId', 'driverUserId'] as const;

/** The indexes by which a person's incidents are found, as rider and as driver. */
export const indexesOfAPersonsIncidents: Migration = {
  number: 3,
  name: 'indexes-of-a-persons-incidents',
  maximumMs: 10 * 60_000,
  run: async ({ database }) => {
    for (const party of PARTIES) await database.collection('incidents').createIndex({ [party]: 1, createdAt: -1 });
  },
  undo: async ({ database }) => {
    const indexes = await database.collection('incidents').indexes();
    for (const name of PARTIES.map((party) => `${party}_1_createdAt_-1`))
      if (indexes.some((index) => index.name === name)) await database.collection('incidents').dropIndex(name);
  },
};
