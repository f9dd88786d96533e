import { Schema } from 'mongoose';
import type { DriverFacts } from '../rides/rules/request-ride.rules.js';

export const DRIVER_FACTS = 'DriverFacts';
export interface DriverFactsDocument extends Omit<DriverFacts, 'id'> {
  _id: string;
  aggregateVersion: number;
}

export const driverFactsSchema = new Schema<DriverFactsDocument>(
  {
    _id: String,
    aggregateVersion: Number,
    userId: String,
    vehicleId: String,
    status: String,
    statusSince: Date,
    availabilityStatus: String,
    experience: Number,
  },
  { versionKey: false },
);
