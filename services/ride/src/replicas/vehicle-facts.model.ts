import { Schema } from 'mongoose';
import type { VehicleFacts } from '../rides/ride.views.js';

export const VEHICLE_FACTS = 'VehicleFacts';
export interface VehicleFactsDocument extends VehicleFacts {
  _id: string;
  aggregateVersion: number;
}

export const vehicleFactsSchema = new Schema(
  {
    _id: String,
    aggregateVersion: Number,
    vehicleType: String,
    brand: String,
    model: String,
    vehicleLicense: String,
    images: [String],
  },
  // A vehicle's model is a field like any other.
  { versionKey: false, suppressReservedKeysWarning: true },
);
