import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { DatabaseOf } from '../invariants/invariant.js';
import { readLocalConfiguration } from '../platform/local-configuration.js';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { type Operation } from './operation.js';
import { withStoredDatabase } from './stored-database.js';

/** What is stored for each day, by its owner; a day is counted again once it has more marks than its count. */
const STORED_DAYS = [
  { owner: 'ride', collection: 'ride_days', what: 'days of rides' },
  { owner: 'driver', collection: 'driver_days', what: 'days of active drivers' },
] as const;

/** Has the analytics of days counted again from what they are made of. */
export const recountDays: Operation = {
  use: 'recount-days [--from 2026-11-01]',
  meaning:
    'has the stored counts of days, of all or from one on, made again from rides and stretches online, of a running or a stopped platform: each when it is next asked for, or by the sweep',
  run: async (args, variables) => {
    const { values } = parseArgs({ args: [...args], options: { from: { type: 'string' } } });
    const from = z.iso.date().optional().safeParse(values.from);
    if (!from.success) throw new OperationRefusal('--from is a day, as 2026-11-01.');
    const marked = await withStoredDatabase(readLocalConfiguration(variables), (database) =>
      markDays(database, from.data ?? ''),
    );
    console.log(`To be counted again: ${marked.join(', ')}.`);
  },
};

/** Days sort as their names. Marking twice changes nothing more. */
function markDays(database: DatabaseOf, from: string): Promise<string[]> {
  return Promise.all(
    STORED_DAYS.map(async ({ owner, collection, what }) => {
      const days = database(owner).collection<{ _id: string; marks: number }>(collection);
      const { matchedCount } = await days.updateMany({ _id: { $gte: from } }, { $inc: { marks: 1 } });
      return `${matchedCount} ${what}`;
    }),
  );
}
