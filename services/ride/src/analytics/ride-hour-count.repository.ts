import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '@pothik/engines';
import { sharedWrites } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import type { DayCount } from './day-count.rules.js';
import { RIDE_HOUR_COUNT, type RideHourCountDocument } from './ride-hour.model.js';
import type { Hour } from './ride-hour.rules.js';

/** The counts of hours. */
@Injectable()
export class RideHourCountRepository {
  constructor(@InjectModel(RIDE_HOUR_COUNT) private readonly model: Model<RideHourCountDocument>) {}

  /** The stored counts from the first hour to the last. */
  between(first: Hour, last: Hour): Promise<RideHourCountDocument[]> {
    return this.model.find({ _id: { $gte: first, $lte: last } }).lean<RideHourCountDocument[]>();
  }

  /** The marks that each stored count includes, by hour. */
  async marksBetween(first: Hour, last: Hour): Promise<ReadonlyMap<Hour, number>> {
    const found = this.model.find({ _id: { $gte: first, $lte: last } }, { countedMarks: 1 });
    return new Map((await found.lean<RideHourCountDocument[]>()).map(({ _id, countedMarks }) => [_id, countedMarks]));
  }

  /** Stores a count made after so many marks, unless one made after as many is stored. */
  async store(hour: Hour, count: DayCount, countedMarks: number): Promise<void> {
    const older = { _id: hour, countedMarks: { $lt: countedMarks } };
    const update = { $set: { count, countedMarks } };
    try {
      await sharedWrites(this.model).write({ updateOne: { filter: older, update, upsert: true } });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // A count is stored: one made after as many marks, or just inserted and older.
      await this.model.updateOne(older, update);
    }
  }
}
