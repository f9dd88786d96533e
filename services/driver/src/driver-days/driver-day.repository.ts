import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertOnce, sharedWrites } from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import { DRIVER_DAY_MODEL, type DriverDay } from './driver-day.model.js';
import { type ActiveSince, activeUntil, expiryOf } from './driver-day.rules.js';

@Injectable()
export class DriverDayRepository {
  constructor(@InjectModel(DRIVER_DAY_MODEL) private readonly model: Model<DriverDay>) {}

  /** Has a day counted again, if it was ever counted. */
  async mark(day: string): Promise<void> {
    const update = { $inc: { marks: 1 } };
    await sharedWrites(this.model).write({ updateOne: { filter: { _id: day }, update } }, { sameAs: day });
  }

  /** The days from the first to the last that nothing marked after their count. */
  async countedBetween(first: string, last: string): Promise<ReadonlySet<string>> {
    const fields = { marks: 1, countedMarks: 1 };
    const found = await this.model.find({ _id: { $gte: first, $lte: last } }, fields).lean<DriverDay[]>();
    return new Set(found.filter(({ marks, countedMarks }) => marks === countedMarks).map(({ _id }) => _id));
  }

  /** From here on whoever stores an end late marks the day. Returns its marks so far. */
  async begin(day: string): Promise<number> {
    await insertOnce(this.model, { _id: day, marks: 0, expiresAt: expiryOf(day) });
    return (await this.model.findById(day, { marks: 1 }).lean<DriverDay>())?.marks ?? 0;
  }

  /** Stores the drivers of a day, unless it was marked again; false then. */
  async store(day: string, marks: number, active: readonly ActiveSince[]): Promise<boolean> {
    const idsOf = (some: readonly ActiveSince[]) => some.flatMap(({ driverIds }) => objectIds(driverIds));
    const begunBefore = active.filter(({ since }) => since < day);
    const earlier = begunBefore.map(({ since, driverIds }) => ({ since, driverIds: objectIds(driverIds) }));
    const drivers = { driverIds: idsOf(active), earlier, countedMarks: marks };
    const stored = await this.model.updateOne({ _id: day, marks }, { $set: drivers });
    return stored.matchedCount > 0;
  }

  /** The stored drivers of the days from the first to the last. */
  async driversBetween(first: string, last: string): Promise<string[]> {
    const ids = await this.model.distinct('driverIds', { _id: { $gte: first, $lte: last } });
    return ids.map(String);
  }

  /** The stored drivers of the days after `to`, up to the last, who were active on or before `to`. */
  async driversSince(to: string, last: string): Promise<string[]> {
    const days = await this.model
      .find({ _id: { $gt: to, $lte: last }, 'earlier.since': { $lte: to } }, { earlier: 1 })
      .lean<DriverDay[]>();
    return days.flatMap(({ earlier }) => activeUntil(earlier ?? [], to).map(String));
  }
}

const objectIds = (ids: readonly string[]): Types.ObjectId[] => ids.map((id) => new Types.ObjectId(id));
