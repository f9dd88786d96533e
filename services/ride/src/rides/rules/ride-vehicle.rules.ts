import type { VehicleType } from '@pothik/contracts/driver';

/** The vehicle of a ride as it was then: its owner may change plate and type later. */
export interface RideVehicle {
  vehicleType: VehicleType;
  brand: string;
  model: string;
  /** The plate. */
  vehicleLicense: string;
}

/** What a ride keeps of its vehicle's vehicle; null while these are not known. */
export function rideVehicleOf(vehicle: RideVehicle | undefined): RideVehicle | null {
  if (vehicle === undefined) return null;
  const { vehicleType, brand, model, vehicleLicense } = vehicle;
  return { vehicleType, brand, model, vehicleLicense };
}
