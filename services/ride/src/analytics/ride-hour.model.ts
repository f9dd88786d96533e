import { documentSchema } from '@pothik/service-kit';
import { Schema } from 'mongoose';
import type { DayCount } from './day-count.rules.js';
import type { Marks } from './stale-counts.rules.js';

export const RIDE_HOUR = 'RideHour';
export const RIDE_HOUR_COUNT = 'RideHourCount';

/** The marks of one hour in Dhaka, as `2026-11-02T14`: apart from its count, which would be written with each of them. */
export interface RideHourDocument extends Marks {
  _id: string;
}

/** The count of one hour. */
export interface RideHourCountDocument {
  _id: string;
  /** The marks that the count includes. */
  countedMarks: number;
  count: DayCount;
}

export const rideHourSchema = documentSchema<RideHourDocument>(
  { _id: String, marks: Number, countedMarks: Number },
  { collection: 'ride_hours' },
);

export const rideHourCountSchema = documentSchema<RideHourCountDocument>(
  { _id: String, countedMarks: Number, count: Schema.Types.Mixed },
  { collection: 'ride_hour_counts', minimize: false },
);
