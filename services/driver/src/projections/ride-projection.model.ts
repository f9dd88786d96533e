import { type AskedOutcome, RIDE_STATUS, type RideStatus } from '@pothik/contracts/ride';
import { documentSchema, embeddedSchema, endsAfter } from '@pothik/service-kit';
import { Schema, type Types } from 'mongoose';

/** One ride, owned by ride. Who is engaged or has an open ride is queried from these, never stored as a flag. */
export interface RideProjection {
  _id: Types.ObjectId;
  aggregateVersion: number;
  driverId: Types.ObjectId;
  riderId: Types.ObjectId;
  status: RideStatus;
  /** Whole BDT. */
  fare: number | null;
  endedAt: Date | null;
  /** When the driver accepted or rejected the request. */
  answeredAt: Date | null;
  /** When the ride was requested; absent in projections from before it was stored. */
  requestedAt?: Date;
  /** When the request expired without an answer. */
  unansweredAt: Date | null;
  /** The drivers who were asked before this one and when their turns ended; absent in projections from before it was stored. */
  asked?: { driverId: Types.ObjectId; outcome: AskedOutcome; at: Date }[];
}

/** From a ride's end. Analytics reach 366 days back; what a driver earned is kept apart, for ever. */
const RETENTION_SECONDS = 400 * 24 * 60 * 60;

export const RIDE_PROJECTION_MODEL = 'RideProjection';

const askedDriver = embeddedSchema<NonNullable<RideProjection['asked']>[number]>({
  driverId: { type: Schema.Types.ObjectId, required: true },
  outcome: { type: String, required: true },
  at: { type: Date, required: true },
});

export const rideProjectionSchema = documentSchema<RideProjection>(
  {
    aggregateVersion: { type: Number, required: true },
    driverId: { type: Schema.Types.ObjectId, required: true },
    riderId: { type: Schema.Types.ObjectId, required: true },
    status: { type: String, enum: Object.values(RIDE_STATUS), required: true },
    fare: { type: Number, default: null },
    endedAt: { type: Date, default: null },
    answeredAt: { type: Date, default: null },
    requestedAt: { type: Date },
    unansweredAt: { type: Date, default: null },
    asked: [askedDriver],
  },
  { collection: 'ride_facts' },
);

rideProjectionSchema.index({ driverId: 1, status: 1 });
rideProjectionSchema.index({ riderId: 1, status: 1 });
rideProjectionSchema.index({ riderId: 1, requestedAt: -1 });
rideProjectionSchema.index({ status: 1, driverId: 1 });
rideProjectionSchema.index({ driverId: 1, answeredAt: -1 });
rideProjectionSchema.index({ driverId: 1, unansweredAt: -1 });
rideProjectionSchema.index({ 'asked.driverId': 1, 'asked.at': -1 });
endsAfter(rideProjectionSchema, 'endedAt', RETENTION_SECONDS);
