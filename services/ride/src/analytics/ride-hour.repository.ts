import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { sharedWrites } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { RIDE_HOUR, type RideHourDocument } from './ride-hour.model.js';
import type { Hour } from './ride-hour.rules.js';

const IS_MARKED = { $gt: ['$marks', '$countedMarks'] };

/** The marks of hours. */
@Injectable()
export class RideHourRepository {
  constructor(@InjectModel(RIDE_HOUR) private readonly model: Model<RideHourDocument>) {}

  /** Marks an hour to be counted again. */
  async mark(hour: Hour): Promise<void> {
    const update = { $inc: { marks: 1 }, $setOnInsert: { countedMarks: 0 } };
    await sharedWrites(this.model).write(
      { updateOne: { filter: { _id: hour }, update, upsert: true } },
      { sameAs: hour },
    );
  }

  /** The stored hours from the first to the last. */
  between(first: Hour, last: Hour): Promise<RideHourDocument[]> {
    return this.model.find({ _id: { $gte: first, $lte: last } }).lean<RideHourDocument[]>();
  }

  /** Hours from the first to the last that were marked after their count. */
  async markedBetween(first: Hour, last: Hour): Promise<Hour[]> {
    return this.marked({ $gte: first, $lte: last });
  }

  /** Hours from the first on that were marked after their count, at most `limit`. */
  async markedFrom(first: Hour, limit: number): Promise<Hour[]> {
    return this.marked({ $gte: first }, limit);
  }

  /** Remembers that so many marks of an hour are in the count of its day. */
  async markCounted(hour: Hour, countedMarks: number): Promise<void> {
    const filter = { _id: hour, countedMarks: { $lt: countedMarks } };
    await sharedWrites(this.model).write({ updateOne: { filter, update: { $set: { countedMarks } } } });
  }

  private async marked(_id: { $gte: Hour; $lte?: Hour }, limit = 0): Promise<Hour[]> {
    const marked = this.model.find({ _id, $expr: IS_MARKED }, { _id: 1 }).limit(limit);
    return (await marked.lean<RideHourDocument[]>()).map(({ _id: hour }) => hour);
  }
}
