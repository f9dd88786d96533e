import { VEHICLE_TYPE, type VehicleType } from '@pothik/contracts/driver';

const keyOf = (riderId: string) => `rider-vehicle:${riderId}`;

/** What the rider took last on this phone; undefined on the first time. */
export function lastVehicle(riderId: string): VehicleType | undefined {
  const stored = localStorage.getItem(keyOf(riderId));
  return Object.values(VEHICLE_TYPE).find((type) => type === stored);
}

export const storeLastVehicle = (riderId: string, vehicleType: VehicleType): void =>
  localStorage.setItem(keyOf(riderId), vehicleType);
