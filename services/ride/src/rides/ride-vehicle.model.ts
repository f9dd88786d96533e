import { embeddedSchema } from '@pothik/service-kit';
import type { RideVehicle } from './rules/ride-vehicle.rules.js';

const required = { type: String, required: true };

/** The vehicle stored in a ride or an incident. */
export const rideVehicleSchema = embeddedSchema<RideVehicle>(
  { vehicleType: required, brand: required, model: required, vehicleLicense: required },
  // A vehicle has a field `model`, which mongoose would warn about.
  { suppressReservedKeysWarning: true },
);
