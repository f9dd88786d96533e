import type { VehicleType } from '@pothik/contracts/driver';

/** The vehicle of a ride as it was then: its owner may change plate and type later. */
export interface RideVehicle {
  vehicleType: VehicleType;
  brand: string;
  model: string;
  /** The plate. */
  vehicleLicense: string;
}

/** What a ride keeps of its vehicle's facts; null while these are not known. */
export function rideVehicleOf(facts: RideVehicle | undefined): RideVehicle | null {
  if (facts === undefined) return null;
  const { vehicleType, brand, model, vehicleLicense } = facts;
  return { vehicleType, brand, model, vehicleLicense };
}
