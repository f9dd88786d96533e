import { documentSchema } from '@pothik/service-kit';
import { Schema, type Types } from 'mongoose';

/** A driver's totals, keyed by driver. Events may arrive twice, late, or in two instances at once. */
export interface DriverRecord {
  _id: Types.ObjectId;
  totalRides: number;
  /** Whole BDT: the sum of the ledger. */
  totalEarnings: number;
  /** The end of the last accepted ride, completed or not. Only grows. */
  lastRideEndedAt: Date | null;
  /** The rides counted last, newest last, at most `COUNTED_MAXIMUM`. Absent until this release counts a ride. */
  counted?: Types.ObjectId[];
  /** How often the whole ledger was summed. Absent until this release counts a ride. */
  timesSummed?: number;
  /** From then on a ride is added to the totals. Before, the whole ledger is summed. */
  addsFrom?: Date;
}

export const DRIVER_RECORD_MODEL = 'DriverRecord';

export const driverRecordSchema = documentSchema<DriverRecord>(
  {
    totalRides: { type: Number, default: 0 },
    totalEarnings: { type: Number, default: 0 },
    lastRideEndedAt: { type: Date, default: null },
    counted: { type: [Schema.Types.ObjectId], default: undefined },
    timesSummed: { type: Number },
    addsFrom: { type: Date },
  },
  { collection: 'driver_records' },
);
