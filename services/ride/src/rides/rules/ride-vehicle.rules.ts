import type { VehicleType } from '@pothik/contracts/driver';

/** A copy of the vehicle at the time of the ride: its owner may change plate and type later. */
export interface RideVehicle {
  vehicleType: VehicleType;
  brand: string;
  model: string;
  /** The plate. */
  vehicleLicense: string;
}

/** The copy that a ride stores; null while the vehicle is unknown. */
export function rideVehicleOf(vehicle: RideVehicle | undefined): RideVehicle | null {
  if (vehicle === undefined) return null;
  const { vehicleType, brand, model, vehicleLicense } = vehicle;
  return { vehicleType, brand, model, vehicleLicense };
}
