import type { Point } from '@pothik/contracts/platform';
import {
  ENDED_STATUSES,
  ENGAGED_STATUSES,
  OPEN_STATUSES,
  type PointName,
  type PointNames,
  type Range,
  type RideEstimate,
  type RideReview,
} from '@pothik/contracts/ride';
import { type AggregateDocument, aggregateSchema, embeddedSchema } from '@pothik/service-kit';
import { rideVehicleSchema } from './ride-vehicle.model.js';
import type {
  Approach,
  AskedDriver,
  DeskBooking,
  Dispatch,
  HistoryEntry,
  Offer,
  Ride,
  StartCode,
} from './rules/ride.rules.js';
import type { RideSearchKeys } from './rules/ride-search.rules.js';

export const RIDE = 'Ride';
export interface RideDocument extends AggregateDocument, Ride, RideSearchKeys {
  /** Numbers a rider's rides from 1; absent in rides of the demonstration's past and of the release before. */
  ordinal?: number;
}

const date = { type: Date, default: null };
const text = { type: String, default: '' };
const required = { type: String, required: true };
const offer = embeddedSchema<Offer>({ fare: Number, raises: Number, again: Number, askNextUntil: date });
const startCode = embeddedSchema<StartCode>({ value: required, triesLeft: Number, renewals: Number });
const point = embeddedSchema<Point>({ lat: Number, lng: Number });
const range = embeddedSchema<Range>({ low: Number, high: Number });
const estimate = embeddedSchema<RideEstimate>({
  cityId: required,
  vehicleType: required,
  tariffVersion: Number,
  metres: range,
  distanceBasis: required,
  minutes: range,
  minutesBasis: required,
  fare: range,
  ceiling: { type: Number, default: null },
});
const pointName = embeddedSchema<PointName>({
  name: String,
  nameBn: String,
  isOfText: Boolean,
  metresFromText: Number,
});
const pointNames = embeddedSchema<PointNames>({ pickup: pointName, dropOff: pointName, metres: Number });
const dispatch = embeddedSchema<Dispatch>({
  until: { type: Date },
  raisedAt: date,
  waiting: [String],
  asked: [
    embeddedSchema<AskedDriver>({
      driverId: required,
      driverUserId: required,
      vehicleId: required,
      outcome: required,
      reason: text,
      at: { type: Date, required: true },
    }),
  ],
});
const approach = embeddedSchema<Approach>({
  startMetres: Number,
  metres: Number,
  at: { type: Date, required: true },
  movingAwaySince: { type: Date, default: null },
});
const deskBooking = embeddedSchema<DeskBooking>({ personId: required, at: { type: Date, required: true } });
const review = embeddedSchema<RideReview>({ state: required, reasons: [String] });
const historyEntry = embeddedSchema<HistoryEntry>({
  from: { type: String, default: null },
  to: required,
  by: required,
  personId: text,
  at: { type: Date, required: true },
  claimedAt: { type: Date },
  reason: text,
  cause: String,
});

export const rideSchema = aggregateSchema<RideDocument>({
  riderId: required,
  bookedBy: { type: deskBooking },
  driverId: required,
  driverUserId: required,
  vehicleId: required,
  vehicle: { type: rideVehicleSchema, default: null },
  pickupLocation: required,
  dropLocation: required,
  note: text,
  pickupPoint: { type: point, default: null },
  dropPoint: { type: point, default: null },
  estimate: { type: estimate, default: null },
  pointNames: { type: pointNames, default: null },
  asking: { type: dispatch, default: null },
  status: required,
  offer: { type: offer, default: null },
  fare: { type: Number, default: null },
  fareReason: text,
  code: { type: startCode, default: null },
  answerBy: date,
  pickUpBy: date,
  alertAt: date,
  endBy: date,
  requestedAt: { type: Date, required: true },
  acceptedAt: date,
  approach: { type: approach, default: null },
  arrivedAt: date,
  arrivalClaimedAt: date,
  pickedUpAt: date,
  endedAt: date,
  review: { type: review },
  history: [historyEntry],
  number: String,
  ordinal: Number,
  // Absent rather than empty in rides from before it was stored.
  plateKeys: { type: [String], default: undefined },
});

export const ONE_OPEN_RIDE_PER_RIDER = 'one_open_ride_per_rider';
export const ONE_RIDE_PER_ORDINAL = 'one_ride_per_ordinal';
export const ONE_ENGAGED_RIDE_PER_DRIVER = 'one_engaged_ride_per_driver';

rideSchema.index(
  { riderId: 1 },
  {
    name: ONE_OPEN_RIDE_PER_RIDER,
    unique: true,
    partialFilterExpression: { status: { $in: [...OPEN_STATUSES] } },
  },
);
rideSchema.index(
  { driverId: 1 },
  {
    name: ONE_ENGAGED_RIDE_PER_DRIVER,
    unique: true,
    partialFilterExpression: { status: { $in: [...ENGAGED_STATUSES] } },
  },
);
// Of two bookings that were decided on the same past, one is stored.
rideSchema.index(
  { riderId: 1, ordinal: -1 },
  { name: ONE_RIDE_PER_ORDINAL, unique: true, partialFilterExpression: { ordinal: { $gt: 0 } } },
);
for (const person of ['riderId', 'driverUserId']) {
  rideSchema.index({ [person]: 1, createdAt: -1, _id: -1 });
  rideSchema.index(
    { [person]: 1, status: 1, createdAt: -1, _id: -1 },
    // An open ride would move in it at each step.
    { partialFilterExpression: { status: { $in: [...ENDED_STATUSES] } } },
  );
}
rideSchema.index({ driverId: 1, createdAt: -1, _id: -1 });
// A driver's current ride, without reading the others.
rideSchema.index(
  { driverUserId: 1, status: 1 },
  { partialFilterExpression: { status: { $in: [...ENGAGED_STATUSES] } } },
);
rideSchema.index({ driverId: 1, status: 1 });
rideSchema.index({ status: 1, createdAt: -1, _id: -1 });
rideSchema.index({ createdAt: -1, _id: -1 });
rideSchema.index(
  { 'review.state': 1, createdAt: -1, _id: -1 },
  // Few rides have a review; without the filter every ride would be in it.
  { partialFilterExpression: { 'review.state': { $exists: true } } },
);
// The desk's list: few rides are booked by phone.
rideSchema.index({ 'bookedBy.at': -1, _id: -1 }, { partialFilterExpression: { 'bookedBy.at': { $exists: true } } });
rideSchema.index({ requestedAt: 1 });
rideSchema.index({ number: 1 });
rideSchema.index({ plateKeys: 1 });
rideSchema.index({ 'vehicle.vehicleType': 1, createdAt: -1, _id: -1 });
for (const deadline of ['answerBy', 'pickUpBy', 'alertAt', 'endBy'] as const) rideSchema.index({ [deadline]: 1 });
