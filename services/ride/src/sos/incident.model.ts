import { INCIDENT_STATUS } from '@pothik/contracts/ride';
import { type AggregateDocument, aggregateSchema } from '@pothik/service-kit';
import { rideVehicleSchema } from '../rides/index.js';
import type { Incident } from './incident.rules.js';

export const INCIDENT = 'Incident';
export interface IncidentDocument extends AggregateDocument, Incident {}

const date = { type: Date, default: null };
const text = { type: String, default: '' };
const required = { type: String, required: true };

export const incidentSchema = aggregateSchema<IncidentDocument>({
  rideId: required,
  riderId: required,
  driverId: required,
  driverUserId: required,
  vehicleId: required,
  vehicle: { type: rideVehicleSchema, default: null },
  pickupLocation: required,
  dropLocation: required,
  rideStatus: required,
  raisedBy: required,
  raisedAt: { type: Date, required: true },
  sentAgainAt: date,
  claimedAt: date,
  status: required,
  acknowledgedAt: date,
  acknowledgedById: text,
  noteDueAt: date,
  alarmedAgainAt: date,
  resolvedAt: date,
  resolvedById: text,
  note: text,
});

export const ONE_UNRESOLVED_INCIDENT = 'one_unresolved_incident_per_ride_and_party';

incidentSchema.index(
  { rideId: 1, raisedBy: 1 },
  {
    name: ONE_UNRESOLVED_INCIDENT,
    unique: true,
    partialFilterExpression: { status: { $in: [INCIDENT_STATUS.OPEN, INCIDENT_STATUS.ACKNOWLEDGED] } },
  },
);
incidentSchema.index({ createdAt: -1, _id: -1 });
incidentSchema.index({ rideId: 1, createdAt: -1 });
incidentSchema.index({ riderId: 1, createdAt: -1 });
incidentSchema.index({ driverUserId: 1, createdAt: -1 });
incidentSchema.index({ status: 1, createdAt: -1 });
incidentSchema.index({ raisedAt: 1 });
