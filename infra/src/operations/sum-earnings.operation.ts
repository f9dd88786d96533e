import type { ObjectId } from 'mongodb';
import { type DriverRecord, driverTotalsInvariant, sums } from '../invariants/driver-totals.invariant.js';
import type { DatabaseOf } from '../invariants/invariant.js';
import { readLocalConfiguration } from '../platform/local-configuration.js';
import { type Operation } from './operation.js';
import { withStoredDatabase } from './stored-database.js';

/** Repairs drivers' totals from the ledger. */
export const sumEarnings: Operation = {
  use: 'sum-earnings',
  meaning:
    'sums the earnings ledger of every driver of a running or a stopped platform, and stores the sums where the totals differ',
  run: async (_args, variables) => {
    const repaired = await withStoredDatabase(readLocalConfiguration(variables), repairAll);
    console.log(`Totals repaired: of ${repaired} ${repaired === 1 ? 'driver' : 'drivers'}.`);
  },
};

async function repairAll(database: DatabaseOf): Promise<number> {
  let repaired = 0;
  for await (const id of driverTotalsInvariant.broken(database)) {
    await repair(database, id as ObjectId);
    repaired += 1;
  }
  return repaired;
}

/**
 * Sums again when a ride was counted meanwhile. `timesSummed` says so to rides that are being counted, as where the driver
 * service stores sums (`driver-record.repository.ts`).
 */
async function repair(database: DatabaseOf, _id: ObjectId): Promise<void> {
  const records = database('driver').collection<DriverRecord>('driver_records');
  await records.updateOne({ _id }, { $setOnInsert: { totalRides: 0, totalEarnings: 0 } }, { upsert: true });
  for (let stored = 0; stored === 0; ) {
    const { totalRides, totalEarnings, timesSummed } = { ...(await records.findOne({ _id })) };
    const total = (await sums(database, [_id])).get(String(_id)) ?? { totalRides: 0, totalEarnings: 0 };
    const asRead = {
      _id,
      totalRides: totalRides ?? { $exists: false },
      totalEarnings: totalEarnings ?? { $exists: false },
      timesSummed: timesSummed ?? { $exists: false },
    };
    stored = (await records.updateOne(asRead, { $set: total, $inc: { timesSummed: 1 } })).matchedCount;
  }
}
