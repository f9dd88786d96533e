import type { ObjectId } from 'mongodb';
import { among, type DatabaseOf, type Invariant, inBatches } from './invariant.js';

/** Earnings in whole BDT. */
export interface Totals {
  totalRides: number;
  totalEarnings: number;
}

export interface DriverRecord extends Partial<Totals> {
  _id: ObjectId;
  timesSummed?: number;
}

const NOTHING: Totals = { totalRides: 0, totalEarnings: 0 };

/** Repeated events add nothing, so a driver's stored totals equal the sums of the ledger. */
export const driverTotalsInvariant: Invariant = {
  name: 'drivers’ totals are the sums over the earnings ledger',
  broken: async function* (database, of) {
    const drivers = database('driver').collection<{ _id: ObjectId }>('drivers');
    const all = drivers.find(among('_id', of), { projection: { _id: 1 } });
    for await (const batch of inBatches(all)) {
      const ids = batch.map(({ _id }) => _id);
      const stored = await storedTotals(database, ids);
      const summed = await sums(database, ids);
      for (const id of ids) if (!isSame(stored.get(String(id)), summed.get(String(id)))) yield id;
    }
  },
};

async function storedTotals(database: DatabaseOf, ids: readonly ObjectId[]): Promise<ReadonlyMap<string, Totals>> {
  const records = database('driver').collection<DriverRecord>('driver_records');
  const found = await records.find({ _id: { $in: [...ids] } }).toArray();
  return new Map(
    found.map(({ _id, totalRides = 0, totalEarnings = 0 }) => [String(_id), { totalRides, totalEarnings }]),
  );
}

/** The sums of these drivers' ledgers, by driver. Added up line by line: an aggregation would hold the lines in memory. */
export async function sums(database: DatabaseOf, ids: readonly ObjectId[]): Promise<ReadonlyMap<string, Totals>> {
  const ledger = database('driver').collection<{ driverId: ObjectId; fare: number }>('earnings');
  const totals = new Map<string, Totals>();
  const lines = ledger.find({ driverId: { $in: [...ids] } }, { projection: { driverId: 1, fare: 1 } });
  for await (const { driverId, fare } of lines) {
    const { totalRides, totalEarnings } = totals.get(String(driverId)) ?? NOTHING;
    totals.set(String(driverId), { totalRides: totalRides + 1, totalEarnings: totalEarnings + fare });
  }
  return totals;
}

const isSame = (one = NOTHING, other = NOTHING): boolean =>
  one.totalRides === other.totalRides && one.totalEarnings === other.totalEarnings;
