import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertOnce, sharedWrites } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import type { DayCount } from './day-count.rules.js';
import { RIDE_DAY, type RideDayDocument } from './ride-day.model.js';

@Injectable()
export class RideDayRepository {
  constructor(@InjectModel(RIDE_DAY) private readonly model: Model<RideDayDocument>) {}

  /** Marks a day to be counted again. */
  async mark(day: string): Promise<void> {
    const update = { $inc: { marks: 1 }, $setOnInsert: { countedMarks: -1 } };
    await sharedWrites(this.model).write(
      { updateOne: { filter: { _id: day }, update, upsert: true } },
      { sameAs: day },
    );
  }

  /** The stored days, by day; a day that was never marked nor counted is missing. */
  async find(days: readonly string[]): Promise<ReadonlyMap<string, RideDayDocument>> {
    const found = await this.model.find({ _id: { $in: [...days] } }).lean<RideDayDocument[]>();
    return new Map(found.map((day) => [day._id, day]));
  }

  /** How often a day was marked. */
  async marks(day: string): Promise<number> {
    return (await this.model.findById(day, { marks: 1 }).lean<RideDayDocument>())?.marks ?? 0;
  }

  /** Days that were marked after their count. */
  async markedDays(limit: number): Promise<string[]> {
    const stale = this.model.find({ $expr: { $gt: ['$marks', '$countedMarks'] } }, { _id: 1 }).limit(limit);
    return (await stale.lean<RideDayDocument[]>()).map(({ _id }) => _id);
  }

  /** Stores a count made after so many marks, unless a later count is stored. */
  async store(day: string, count: DayCount, marks: number): Promise<void> {
    await insertOnce(this.model, { _id: day, marks: 0, countedMarks: -1 });
    await this.model.updateOne({ _id: day, countedMarks: { $lt: marks } }, { $set: { count, countedMarks: marks } });
  }
}
