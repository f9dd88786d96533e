import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertOnce } from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import { DRIVER_RECORD_MODEL, type DriverRecord } from './driver-record.model.js';
import { EARNING_MODEL, type Earning } from './earning.model.js';

@Injectable()
export class EarningRepository {
  constructor(
    @InjectModel(EARNING_MODEL) private readonly ledger: Model<Earning>,
    @InjectModel(DRIVER_RECORD_MODEL) private readonly records: Model<DriverRecord>,
  ) {}

  /** Writes the ledger's line of a completed ride; a line that stands is left alone. Fare in whole BDT. */
  enter(rideId: string, line: { driverId: string; fare: number; completedAt: Date }): Promise<boolean> {
    return insertOnce(this.ledger, {
      _id: new Types.ObjectId(rideId),
      driverId: new Types.ObjectId(line.driverId),
      fare: line.fare,
      completedAt: line.completedAt,
    });
  }

  /** Adds the driver's ledger up anew. Its sums only grow, so the greater one is the later one. */
  async addUp(driverId: string): Promise<void> {
    const _id = new Types.ObjectId(driverId);
    const [sums] = await this.ledger.aggregate<{ totalRides: number; totalEarnings: number }>([
      { $match: { driverId: _id } },
      { $group: { _id: null, totalRides: { $sum: 1 }, totalEarnings: { $sum: '$fare' } } },
    ]);
    if (sums === undefined) return;
    const { totalRides, totalEarnings } = sums;
    await this.records.updateOne({ _id }, { $max: { totalRides, totalEarnings } }, { upsert: true });
  }

  async keepRideEnd(driverId: string, lastRideEndedAt: Date): Promise<void> {
    await this.records.updateOne({ _id: driverId }, { $max: { lastRideEndedAt } }, { upsert: true });
  }
}
