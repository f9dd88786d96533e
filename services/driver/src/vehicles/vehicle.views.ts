import type { VehicleView } from '@pothik/contracts/driver';
import type { Vehicle } from './vehicle.rules.js';

export type StoredVehicle = Vehicle & { createdAt: Date; updatedAt: Date };

/** A vehicle as its owner and administrators see it; `driverId` is the profile of its driver; null without one. */
export const vehicleViewOf = (vehicle: StoredVehicle, driverId: string | null): VehicleView => ({
  _id: vehicle._id.toString(),
  driver: driverId,
  vehicleType: vehicle.vehicleType,
  brand: vehicle.brand,
  model: vehicle.model,
  vehicleLicense: vehicle.vehicleLicense,
  images: vehicle.images,
  createdAt: vehicle.createdAt.toISOString(),
  updatedAt: vehicle.updatedAt.toISOString(),
});
