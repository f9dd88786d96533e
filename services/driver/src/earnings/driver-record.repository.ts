import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '@pothik/engines';
import { SharedReads, sharedWrites } from '@pothik/service-kit';
import { type Model, type mongo, Types } from 'mongoose';
import { DRIVER_RECORD_MODEL, type DriverRecord } from './driver-record.model.js';
import { COUNTED_MAXIMUM, type KnownNumbers, remembersBelow } from './driver-record.rules.js';
import type { CompletedRide, LedgerSums } from './earning.rules.js';

type Filter = mongo.Filter<DriverRecord>;
type Update = mongo.UpdateFilter<DriverRecord>;

@Injectable()
export class DriverRecordRepository {
  private readonly reads: SharedReads<DriverRecord>;

  constructor(@InjectModel(DRIVER_RECORD_MODEL) private readonly records: Model<DriverRecord>) {
    this.reads = new SharedReads(records);
  }

  find(driverId: string): Promise<DriverRecord | undefined> {
    return this.reads.find(driverId);
  }

  /** Adds one ride. False when the record has it, was summed since, or counted so many rides that it may have forgotten it. */
  add(ride: CompletedRide, { afterRides, afterSums }: KnownNumbers): Promise<boolean> {
    const _id = new Types.ObjectId(ride.id);
    return this.storeUnlessChanged(
      {
        _id: new Types.ObjectId(ride.driverId),
        timesSummed: as(afterSums),
        totalRides: { $lt: remembersBelow(afterRides) },
        counted: { $ne: _id },
      },
      { $inc: { totalRides: 1, totalEarnings: ride.fare }, ...counting(ride) },
    );
  }

  /** Stores the sums of the whole ledger, as `ops -- sum-earnings` does. False when the totals changed since the record was read. */
  storeSums(record: DriverRecord | undefined, sums: LedgerSums, ride: CompletedRide, addsFrom: Date): Promise<boolean> {
    const { totalRides, totalEarnings, timesSummed } = record ?? {};
    return this.storeUnlessChanged(
      {
        _id: new Types.ObjectId(ride.driverId),
        totalRides: as(totalRides),
        totalEarnings: as(totalEarnings),
        timesSummed: as(timesSummed),
      },
      { $set: sums, $inc: { timesSummed: 1 }, $min: { addsFrom }, ...counting(ride) },
    );
  }

  /** Stores the end of an accepted ride. */
  async storeRideEnd(driverId: string, lastRideEndedAt: Date): Promise<void> {
    const update = { $max: { lastRideEndedAt }, $setOnInsert: { totalRides: 0, totalEarnings: 0 } };
    await this.write({ _id: new Types.ObjectId(driverId) }, update);
  }

  /** The unique `_id` refuses an upsert whose filter no longer matches. */
  private async storeUnlessChanged(filter: Filter, update: Update): Promise<boolean> {
    try {
      await this.write(filter, update);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private write(filter: Filter, update: Update): Promise<void> {
    return sharedWrites(this.records).write({ updateOne: { filter, update, upsert: true } });
  }
}

/** The condition that a field is as it was read. */
const as = (value: number | undefined) => value ?? { $exists: false };

const counting = ({ id, completedAt }: CompletedRide) => ({
  $push: { counted: { $each: [new Types.ObjectId(id)], $slice: -COUNTED_MAXIMUM } },
  $max: { lastRideEndedAt: completedAt },
});
