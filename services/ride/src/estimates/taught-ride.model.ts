import { documentSchema, endsAfter } from '@pothik/service-kit';

export const TAUGHT_RIDE = 'TaughtRide';

/** A ride that taught its speed: neither of its people teaches again on that day in Dhaka. */
export interface TaughtRideDocument {
  /** The ride. */
  _id: string;
  /** Rider and driver. */
  people: string[];
  /** `2026-11-20`. */
  day: string;
  taughtAt: Date;
}

/** A day, and one more for events that come late. */
const KEPT_SECONDS = 2 * 24 * 3_600;

export const taughtRideSchema = documentSchema<TaughtRideDocument>(
  {
    _id: String,
    people: { type: [String], required: true },
    day: { type: String, required: true },
    taughtAt: { type: Date, required: true },
  },
  { collection: 'taught_rides' },
);

// Of an array each element is reserved: one person, one day, one ride.
taughtRideSchema.index({ people: 1, day: 1 }, { unique: true });
endsAfter(taughtRideSchema, 'taughtAt', KEPT_SECONDS);
