import type { Migration } from '@pothik/service-kit';

/** 400 days. */
const LIFE_SECONDS = 34_560_000;
const COLLECTION = 'ride_facts';
const ENDED = { key: { endedAt: 1 }, name: 'endedAt_1' } as const;
/** The acceptance is read from the rides that ended in a time: its place in the index saved nothing. */
const FORMER = { key: { endedAt: 1, answeredAt: 1 }, name: 'endedAt_1_answeredAt_1' } as const;

/**
 * Removes what driver knows of a ride 400 days after its end, as the stretches ONLINE. Undone, what was removed is gone here;
 * ride has the rides, and `npm run ops -- rebuild all` has them told again.
 */
export const lifeOfRideFacts: Migration = {
  number: 6,
  name: 'life-of-ride-facts',
  maximumMs: 10 * 60_000,
  run: async ({ database }) => {
    await database.collection(COLLECTION).createIndex(ENDED.key, { expireAfterSeconds: LIFE_SECONDS });
    await drop(database, FORMER.name);
  },
  undo: async ({ database }) => {
    await database.collection(COLLECTION).createIndex(FORMER.key);
    await drop(database, ENDED.name);
  },
};

type Database = Parameters<Migration['run']>[0]['database'];

async function drop(database: Database, name: string): Promise<void> {
  const indexes = await database.collection(COLLECTION).indexes();
  if (indexes.some((index) => index.name === name)) await database.collection(COLLECTION).dropIndex(name);
}
