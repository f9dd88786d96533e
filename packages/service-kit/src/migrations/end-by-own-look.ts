import type { mongo } from 'mongoose';
import { replaceIndex } from './index-changes.js';
import type { Migration } from './migration.js';

/** How documents ended in the release before: by a TTL index of a single field. */
interface FormerEnding {
  collection: string;
  field: string;
  seconds: number;
}

/** A migration that lets the service remove ended documents itself: a plain index in place of each TTL index. */
export const endByOwnLook = (number: number, former: readonly FormerEnding[]): Migration => ({
  number,
  name: 'end-by-own-look',
  maximumMs: 30 * 60_000,
  run: ({ database }) => changeEach(database, former, () => ({})),
  undo: ({ database }) => changeEach(database, former, ({ seconds }) => ({ expireAfterSeconds: seconds })),
});

async function changeEach(
  database: mongo.Db,
  former: readonly FormerEnding[],
  optionsOf: (ending: FormerEnding) => mongo.CreateIndexesOptions,
): Promise<void> {
  for (const ending of former) {
    const { collection, field } = ending;
    // A collection that is not there yet is made with its indexes by the release that starts.
    if (await database.listCollections({ name: collection }, { nameOnly: true }).hasNext())
      await replaceIndex(database.collection(collection), { [field]: 1 }, optionsOf(ending));
  }
}
