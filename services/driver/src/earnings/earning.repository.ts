import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertOnce } from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import type { KnownNumbers, LineNumbers } from './driver-record.rules.js';
import { EARNING_MODEL, type Earning } from './earning.model.js';
import type { CompletedRide, DaySum, LedgerSums, LeftOut } from './earning.rules.js';

/** Dhaka, which has no daylight saving time. */
const TIME_ZONE = '+06:00';

@Injectable()
export class EarningRepository {
  constructor(@InjectModel(EARNING_MODEL) private readonly ledger: Model<Earning>) {}

  /** Inserts the ledger line of a completed ride, once, with the numbers of its driver's record as read before. */
  enter({ id, driverId, fare, completedAt }: CompletedRide, { afterRides, afterSums }: KnownNumbers): Promise<boolean> {
    return insertOnce(this.ledger, {
      _id: new Types.ObjectId(id),
      driverId: new Types.ObjectId(driverId),
      fare,
      completedAt,
      afterRides,
      ...(afterSums === undefined ? {} : { afterSums }),
    });
  }

  /** The numbers of a ride's line; none of a line of the former release. */
  async numbersOf(rideId: string): Promise<LineNumbers> {
    const fields = { afterRides: 1, afterSums: 1 };
    return (await this.ledger.findById(rideId, fields).lean()) ?? {};
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

  /** Sums a driver's whole ledger. It reads every line. */
  async sumOf(driverId: string): Promise<LedgerSums> {
    const [sums] = await this.ledger.aggregate<LedgerSums>([
      { $match: { driverId: new Types.ObjectId(driverId) } },
      { $group: { _id: null, totalRides: { $sum: 1 }, totalEarnings: { $sum: '$fare' } } },
      { $project: { _id: 0, totalRides: 1, totalEarnings: 1 } },
    ]);
    return sums ?? { totalRides: 0, totalEarnings: 0 };
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
}
