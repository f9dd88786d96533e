import { documentSchema } from '@pothik/service-kit';
import type { Types } from 'mongoose';

/**
 * What a driver's rides add up to, keyed by driver. Every field only ever grows and is written as a maximum, so events
 * may come twice, late, or at once in two processes.
 */
export interface DriverRecord {
  _id: Types.ObjectId;
  totalRides: number;
  /** Whole BDT: the sum of the ledger. */
  totalEarnings: number;
  /** When their last accepted ride ended, completed or not. */
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
