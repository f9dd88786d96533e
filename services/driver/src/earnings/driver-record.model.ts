import { documentSchema } from '@pothik/service-kit';
import type { Types } from 'mongoose';

/**
 * A driver's totals, keyed by driver. Every field only grows and is written as a maximum, so events may arrive twice, late,
 * or in two instances at once.
 */
export interface DriverRecord {
  _id: Types.ObjectId;
  totalRides: number;
  /** Whole BDT: the sum of the ledger. */
  totalEarnings: number;
  /** The end of the last accepted ride, completed or not. */
  lastRideEndedAt: Date | null;
}

export const DRIVER_RECORD_MODEL = 'DriverRecord';

export const driverRecordSchema = documentSchema<DriverRecord>(
  {
    totalRides: { type: Number, default: 0 },
    totalEarnings: { type: Number, default: 0 },
    lastRideEndedAt: { type: Date, default: null },
  },
  { collection: 'driver_records' },
);
