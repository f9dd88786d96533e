import { documentSchema } from '@pothik/service-kit';
import { Schema } from 'mongoose';
import type { MarkedDay } from './stale-counts.rules.js';

export const RIDE_DAY = 'RideDay';

/** One day's count: the sum of its hours. The former release marks and counts whole days. */
export interface RideDayDocument extends MarkedDay {
  /** The day in Dhaka, as `2026-11-02`. */
  _id: string;
}

export const rideDaySchema = documentSchema<RideDayDocument>(
  {
    _id: String,
    marks: Number,
    countedMarks: Number,
    count: Schema.Types.Mixed,
    hoursMarks: Number,
    fares: Schema.Types.Mixed,
  },
  { collection: 'ride_days', minimize: false },
);
