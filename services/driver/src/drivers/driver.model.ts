import { AVAILABILITY, AVAILABILITY_CAUSE, DRIVER_STATUS, REASON_KIND, VEHICLE_TYPE } from '@pothik/contracts/driver';
import { type AggregateDocument, aggregateSchema, embeddedSchema } from '@pothik/service-kit';
import { Schema, type Types } from 'mongoose';
import type { WaitingChange } from '../change.rules.js';
import type { ReplacedNumbers } from '../former-profiles/index.js';
import type { CancelledSoon, Driver, KnownSession } from './driver.rules.js';

export interface DriverDocument extends AggregateDocument, Driver {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  vehicleId: Types.ObjectId;
  /** From 0 to 1, by chance: lists take samples in its order. Absent in drivers whom the former release registered. */
  sampleKey?: number;
}

export const DRIVER_MODEL = 'Driver';

export const driverSchema = aggregateSchema<DriverDocument>({
  userId: { type: Schema.Types.ObjectId, required: true },
  vehicleId: { type: Schema.Types.ObjectId, required: true, index: true },
  status: { type: String, enum: Object.values(DRIVER_STATUS), required: true },
  statusReason: { type: String, default: '' },
  statusReasonKind: { type: String, enum: Object.values(REASON_KIND) },
  statusSince: { type: Date, required: true },
  availabilityStatus: { type: String, enum: Object.values(AVAILABILITY), required: true },
  availabilityCause: { type: String, enum: Object.values(AVAILABILITY_CAUSE) },
  availabilitySince: { type: Date },
  session: {
    type: embeddedSchema<KnownSession>({
      version: { type: Number, required: true },
      open: { type: Boolean, required: true },
      since: { type: Date, required: true },
      endedBefore: { type: Date },
    }),
  },
  onlineSince: { type: Date, default: null },
  cancelledSoon: {
    type: [
      embeddedSchema<CancelledSoon>({ rideId: { type: String, required: true }, at: { type: Date, required: true } }),
    ],
    default: undefined,
  },
  pausedUntil: { type: Date },
  licenseNumber: { type: String, required: true },
  /** One text, or two while another number waits. */
  licenseKey: { type: Schema.Types.Mixed },
  experience: { type: Number, required: true },
  confirmed: { type: Schema.Types.Mixed, default: null },
  changes: { type: [Schema.Types.Mixed], default: undefined },
  changeNumber: { type: Number },
  changeToldAt: { type: Date },
  waiting: {
    type: embeddedSchema<WaitingChange>({
      number: { type: Number, required: true },
      at: { type: Date, required: true },
      licenseNumber: { type: String },
      vehicleType: { type: String, enum: Object.values(VEHICLE_TYPE) },
      vehicleLicense: { type: String },
      brand: { type: String },
      model: { type: String },
      told: { type: Boolean },
      confirmedAt: { type: Date },
    }),
  },
  replacedNumbers: {
    type: embeddedSchema<ReplacedNumbers>({
      licenses: { type: [String], required: true },
      plates: { type: [String], required: true },
    }),
  },
  positionConsentAt: { type: Date, default: null },
  deletedAt: { type: Date },
  sampleKey: { type: Number },
});

driverSchema.index({ userId: 1 }, { unique: true, name: 'one-profile-per-person' });
driverSchema.index({ licenseNumber: 1 }, { unique: true, name: 'one-driver-per-license' });
driverSchema.index({ licenseKey: 1 }, { unique: true, sparse: true, name: 'one-driver-per-license-key' });
driverSchema.index({ status: 1, availabilityStatus: 1, sampleKey: 1 });
driverSchema.index({ createdAt: -1, _id: -1 });
driverSchema.index({ 'changes.number': 1 }, { sparse: true });
driverSchema.index({ 'waiting.number': 1 }, { sparse: true });
