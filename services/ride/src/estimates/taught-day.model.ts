import { documentSchema, endsAfter } from '@pothik/service-kit';

export const TAUGHT_DAY = 'TaughtDay';

/** Longer than a ride's end may wait to be followed. */
const KEPT_SECONDS = 3 * 24 * 3600;

/** The one ride of a person and day that later estimates learn from. */
export interface TaughtDayDocument {
  /** `<person's id>/2026-05-17`. */
  _id: string;
  rideId: string;
  at: Date;
}

export const taughtDaySchema = documentSchema<TaughtDayDocument>(
  { _id: String, rideId: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'taught_days' },
);
endsAfter(taughtDaySchema, 'at', KEPT_SECONDS);
