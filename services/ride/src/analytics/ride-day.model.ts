import { documentSchema } from '@pothik/service-kit';
import { Schema } from 'mongoose';
import type { DayCount } from './day-count.rules.js';

export const RIDE_DAY = 'RideDay';

/** One day's count, and whether it still holds. */
export interface RideDayDocument {
  /** The day in Dhaka, as `2026-11-02`. */
  _id: string;
  /** How often something happened to a ride or an incident of this day. */
  marks: number;
  /** The marks that were there when the day was counted; -1: never counted. Fewer than `marks`: counted too early. */
  countedMarks: number;
  count?: DayCount;
}

export const rideDaySchema = documentSchema<RideDayDocument>(
  { _id: String, marks: Number, countedMarks: Number, count: Schema.Types.Mixed },
  { collection: 'ride_days', minimize: false },
);
