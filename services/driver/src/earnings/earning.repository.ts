import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertOnce, sharedWrites } from '@pothik/service-kit';
import { type Model, type mongo, Types } from 'mongoose';
import { DRIVER_RECORD_MODEL, type DriverRecord } from './driver-record.model.js';
import { EARNING_MODEL, type Earning } from './earning.model.js';
import type { DaySum, LeftOut } from './earning.rules.js';

/** Dhaka, which has no daylight saving time. */
const TIME_ZONE = '+06:00';

@Injectable()
export class EarningRepository {
  constructor(
    @InjectModel(EARNING_MODEL) private readonly ledger: Model<Earning>,
    @InjectModel(DRIVER_RECORD_MODEL) private readonly records: Model<DriverRecord>,
  ) {}

  /** Inserts the ledger line of a completed ride, once. Fare in whole BDT. */
  enter(rideId: string, line: { driverId: string; fare: number; completedAt: Date }): Promise<boolean> {
    return insertOnce(this.ledger, {
      _id: new Types.ObjectId(rideId),
      driverId: new Types.ObjectId(line.driverId),
      fare: line.fare,
      completedAt: line.completedAt,
    });
  }

  /** Remembers whether a ride counts for its driver alone, by the newest word about it. */
  async markLeftOut(rideId: string, leftOut: boolean, version: number): Promise<void> {
    const older = { _id: new Types.ObjectId(rideId), reviewVersion: { $not: { $gte: version } } };
    await this.ledger.updateOne(older, { $set: { leftOut, reviewVersion: version } });
  }

  /** What of some drivers' totals counts for themselves alone, by driver; earnings in whole BDT. */
  async leftOutOf(driverIds: readonly { toString(): string }[]): Promise<ReadonlyMap<string, LeftOut>> {
    const found = await this.ledger.aggregate<LeftOut & { _id: Types.ObjectId }>([
      { $match: { driverId: { $in: driverIds.map((id) => new Types.ObjectId(id.toString())) }, leftOut: true } },
      { $group: { _id: '$driverId', rides: { $sum: 1 }, earnings: { $sum: '$fare' } } },
    ]);
    return new Map(found.map(({ _id, rides, earnings }) => [_id.toString(), { rides, earnings }]));
  }

  /** Sums the driver's ledger again. The sums only grow, so of two concurrent results the greater one is the later. */
  async addUp(driverId: string, lastRideEndedAt: Date): Promise<void> {
    const _id = new Types.ObjectId(driverId);
    const [sums] = await this.ledger.aggregate<{ totalRides: number; totalEarnings: number }>([
      { $match: { driverId: _id } },
      { $group: { _id: null, totalRides: { $sum: 1 }, totalEarnings: { $sum: '$fare' } } },
    ]);
    if (sums === undefined) return;
    const { totalRides, totalEarnings } = sums;
    await this.store(driverId, { $max: { totalRides, totalEarnings, lastRideEndedAt } });
  }

  /** A driver's ledger by day in Dhaka, of rides completed from `start` on and before `end`. */
  byDay(driverId: string, start: Date, end: Date): Promise<DaySum[]> {
    const day = { $dateToString: { date: '$completedAt', format: '%Y-%m-%d', timezone: TIME_ZONE } };
    return this.ledger
      .aggregate<DaySum>([
        { $match: { driverId: new Types.ObjectId(driverId), completedAt: { $gte: start, $lt: end } } },
        { $group: { _id: day, rides: { $sum: 1 }, earnings: { $sum: '$fare' } } },
        { $project: { _id: 0, day: '$_id', rides: 1, earnings: 1 } },
      ])
      .exec();
  }

  async storeRideEnd(driverId: string, lastRideEndedAt: Date): Promise<void> {
    await this.store(driverId, { $max: { lastRideEndedAt }, $setOnInsert: { totalRides: 0, totalEarnings: 0 } });
  }

  private async store(driverId: string, update: mongo.UpdateFilter<DriverRecord>): Promise<void> {
    const filter = { _id: new Types.ObjectId(driverId) };
    await sharedWrites(this.records).write({ updateOne: { filter, update, upsert: true } });
  }
}
