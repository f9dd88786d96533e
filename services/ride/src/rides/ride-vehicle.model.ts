import { embeddedSchema } from '@pothik/service-kit';
import type { RideVehicle } from './rules/ride-vehicle.rules.js';

const required = { type: String, required: true };

/** A vehicle as rides and incidents keep it. */
export const rideVehicleSchema = embeddedSchema<RideVehicle>(
  { vehicleType: required, brand: required, model: required, vehicleLicense: required },
  // A vehicle's model is a field like any other.
  { suppressReservedKeysWarning: true },
);
