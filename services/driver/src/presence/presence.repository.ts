import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertOnce } from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import type { Ended } from '../driver-days/index.js';
import { ONLINE_STRETCH_MODEL, type OnlineStretch } from './online-stretch.model.js';

@Injectable()
export class PresenceRepository {
  constructor(@InjectModel(ONLINE_STRETCH_MODEL) private readonly stretches: Model<OnlineStretch>) {}

  /** Inserts once per event. */
  async store(eventId: string, { driverId, from, to }: { driverId: string; from: Date; to: Date }): Promise<void> {
    await insertOnce(this.stretches, { _id: eventId, driverId: new Types.ObjectId(driverId), from, to });
  }

  /** A driver's finished ONLINE periods that overlap the time from `start` to before `end`. */
  ofDriver(driverId: string, start: Date, end: Date): Promise<Pick<OnlineStretch, 'from' | 'to'>[]> {
    return this.stretches
      .find({ driverId: new Types.ObjectId(driverId), to: { $gte: start }, from: { $lt: end } }, { from: 1, to: 1 })
      .lean()
      .exec();
  }

  /** Drivers with a finished ONLINE period that overlaps the time from `start` to before `end`. */
  async driversOnline(start: Date, end: Date): Promise<string[]> {
    const ids = await this.stretches.distinct('driverId', { to: { $gte: start }, from: { $lt: end } });
    return ids.map(String);
  }

  /** Drivers with an ONLINE period that ended from `start` to before `end`, and since when at the earliest they were ONLINE. */
  async endedBetween(start: Date, end: Date): Promise<Ended[]> {
    const found = await this.stretches.aggregate<{ _id: Types.ObjectId; since: Date }>([
      { $match: { to: { $gte: start, $lt: end } } },
      { $group: { _id: '$driverId', since: { $min: '$from' } } },
    ]);
    return found.map(({ _id, since }) => ({ driverId: _id.toString(), since }));
  }
}
