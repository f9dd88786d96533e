import { RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';
import { documentSchema, endsAfter } from '@pothik/service-kit';
import type { Types } from 'mongoose';

/** Whether a ride is open, and whose it is. Whether a person has an open ride is queried from these, not stored as a flag. */
export interface RideProjection {
  _id: Types.ObjectId;
  /** The number of the newest event that was stored; those between two open statuses are not. */
  aggregateVersion: number;
  riderId: string;
  /** Who is asked now, or drives. */
  driverUserId: string;
  /** How the ride ended; while it is open any open status, mostly REQUESTED, and not the present one. */
  status: RideStatus;
  endedAt: Date | null;
}

/** A driver profile and its owner's id. */
export interface DriverProfileProjection {
  _id: Types.ObjectId;
  aggregateVersion: number;
  userId: string;
}

export const RIDE_PROJECTION_MODEL = 'RideProjection';
export const DRIVER_PROFILE_PROJECTION_MODEL = 'DriverProfileProjection';

/** Ended rides stay stored for longer than the topic retains events, so that a late event cannot reopen one. */
const ENDED_KEPT_SECONDS = 30 * 24 * 3600;

export const rideProjectionSchema = documentSchema<RideProjection>(
  {
    aggregateVersion: { type: Number, required: true },
    riderId: { type: String, required: true },
    driverUserId: { type: String, required: true },
    status: { type: String, enum: Object.values(RIDE_STATUS), required: true },
    endedAt: { type: Date, default: null },
  },
  { collection: 'ride_facts' },
);
rideProjectionSchema.index({ riderId: 1, status: 1 });
rideProjectionSchema.index({ driverUserId: 1, status: 1 });
endsAfter(rideProjectionSchema, 'endedAt', ENDED_KEPT_SECONDS);

export const driverProfileProjectionSchema = documentSchema<DriverProfileProjection>(
  {
    aggregateVersion: { type: Number, required: true },
    userId: { type: String, required: true, index: true },
  },
  { collection: 'driver_profile_facts' },
);
