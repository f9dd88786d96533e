import { VEHICLE_TYPE } from '@pothik/contracts/driver';
import { type AggregateDocument, aggregateSchema } from '@pothik/service-kit';
import { Schema, type Types } from 'mongoose';
import type { Vehicle } from './vehicle.rules.js';

export interface VehicleDocument extends AggregateDocument, Vehicle {
  _id: Types.ObjectId;
  ownerId: Types.ObjectId;
}

export const VEHICLE_MODEL = 'Vehicle';

export const vehicleSchema = aggregateSchema<VehicleDocument>({
  ownerId: { type: Schema.Types.ObjectId, required: true },
  vehicleType: { type: String, enum: Object.values(VEHICLE_TYPE), required: true },
  brand: { type: String, required: true },
  model: { type: String, required: true },
  vehicleLicense: { type: String, required: true },
  plateKey: { type: String },
  plateLikeness: { type: String },
  approvedAt: { type: Date },
  appliedChange: { type: Number },
  images: { type: [String], default: [] },
  changes: { type: [Schema.Types.Mixed], default: undefined },
  changeNumber: { type: Number },
  deletedAt: { type: Date },
});

vehicleSchema.index({ ownerId: 1 }, { unique: true, name: 'one-vehicle-per-person' });
vehicleSchema.index({ plateKey: 1 });
vehicleSchema.index({ plateLikeness: 1 });
vehicleSchema.index({ createdAt: -1, _id: -1 });
vehicleSchema.index({ 'changes.number': 1 }, { sparse: true });
