import { documentSchema } from '@pothik/service-kit';
import { Schema } from 'mongoose';
import type { DayCount } from './day-count.rules.js';

export const RIDE_DAY = 'RideDay';

/** One day's count, and whether it is up to date. */
export interface RideDayDocument {
  /** The day in Dhaka, as `2026-11-02`. */
  _id: string;
  /** The number of events of this day's rides and incidents. */
  marks: number;
  /** The value of `marks` when the day was counted; -1: never counted. Lower than `marks`: the count is out of date. */
  countedMarks: number;
  count?: DayCount;
}

export const rideDaySchema = documentSchema<RideDayDocument>(
  { _id: String, marks: Number, countedMarks: Number, count: Schema.Types.Mixed },
  { collection: 'ride_days', minimize: false },
);
