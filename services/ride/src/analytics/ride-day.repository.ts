import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertOnce } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import type { DayCount } from './day-count.rules.js';
import { type DayFares, faresOf } from './day-fares.rules.js';
import { RIDE_DAY, type RideDayDocument } from './ride-day.model.js';

@Injectable()
export class RideDayRepository {
  constructor(@InjectModel(RIDE_DAY) private readonly model: Model<RideDayDocument>) {}

  /** The stored days, by day; a day that was never marked nor counted is missing. */
  async find(days: readonly string[]): Promise<ReadonlyMap<string, RideDayDocument>> {
    const found = await this.model.find({ _id: { $in: [...days] } }).lean<RideDayDocument[]>();
    return new Map(found.map((day) => [day._id, day]));
  }

  /** How a day stands, of its count the marks alone. */
  findMarks(day: string): Promise<RideDayDocument | null> {
    const fields = { marks: 1, countedMarks: 1, 'count.hoursMarks': 1 };
    return this.model.findById(day, fields).lean<RideDayDocument | null>();
  }

  /** The stored days from the first to the last, by day; of each the marks and the fares alone, not its count. */
  async findFares(first: string, last: string): Promise<ReadonlyMap<string, Omit<RideDayDocument, 'count'>>> {
    const fields = { marks: 1, countedMarks: 1, hoursMarks: 1, fares: 1 };
    const found = await this.model.find({ _id: { $gte: first, $lte: last } }, fields).lean<RideDayDocument[]>();
    return new Map(found.map((day) => [day._id, day]));
  }

  /** Days from the first on that the former release marked after their count, at most `limit`. */
  async markedFrom(first: string, limit: number): Promise<string[]> {
    const isMarked = { $gt: ['$marks', '$countedMarks'] };
    const marked = this.model.find({ _id: { $gte: first }, $expr: isMarked }, { _id: 1 }).limit(limit);
    return (await marked.lean<RideDayDocument[]>()).map(({ _id }) => _id);
  }

  /** Stores the sum of hours with so many marks, unless a sum with as many is stored; `countedMarks`: those of the former release. */
  async store(day: string, count: DayCount, hoursMarks: number, countedMarks: number): Promise<void> {
    await insertOnce(this.model, { _id: day, marks: 0, countedMarks: -1 });
    // Not by the marks in `count`: the former release may have replaced a newer sum.
    const older = { _id: day, hoursMarks: { $not: { $gte: hoursMarks } } };
    const fares = { ...faresOf(count), hoursMarks, countedMarks };
    await this.model.updateOne(older, { $set: { count: { ...count, hoursMarks }, hoursMarks, fares } });
  }

  /** Stores the fares of a count that was read without, unless another replaced it meanwhile. */
  async storeFares({ _id, countedMarks, hoursMarks }: RideDayDocument, fares: DayFares): Promise<void> {
    const marks = { countedMarks, ...(hoursMarks === undefined ? {} : { hoursMarks }) };
    const same = { _id, hoursMarks: { $exists: false }, ...marks };
    await this.model.updateOne(same, { $set: { fares: { ...fares, ...marks } } });
  }

  /** Remembers that so many marks of the former release are in the count. */
  async markCounted(day: string, countedMarks: number): Promise<void> {
    await this.model.updateOne({ _id: day, countedMarks: { $lt: countedMarks } }, { $set: { countedMarks } });
  }
}
