import { DomainError } from '@pothik/contracts/catalogue';
import { driverEvents, type VehicleType } from '@pothik/contracts/driver';
import { sameNumberKey } from '@pothik/contracts/platform';
import type { Changes } from '../change.rules.js';

interface Identifier {
  toString(): string;
}

export interface Vehicle extends Changes {
  _id: Identifier;
  ownerId: Identifier;
  vehicleType: VehicleType;
  brand: string;
  model: string;
  /** The plate. */
  vehicleLicense: string;
  /** The normalised plate; absent in vehicles from before it was stored. */
  plateKey?: string;
  /** Addresses below the API. */
  images: string[];
  /** When the owner's account was deleted; absent otherwise. */
  deletedAt?: Date;
}

type VehicleForm = Pick<Vehicle, 'vehicleType' | 'brand' | 'model' | 'vehicleLicense'>;

/** Registers a vehicle without pictures. Throws driver/has-open-ride. */
export function registerVehicle(form: VehicleForm, hasOpenRide: boolean) {
  if (hasOpenRide) throw new DomainError('driver/has-open-ride');
  const { vehicleType, brand, model, vehicleLicense } = form;
  const plateKey = sameNumberKey(vehicleLicense);
  return { vehicleType, brand, model, vehicleLicense, plateKey, images: [] as string[] };
}

export const vehicleUpdated = (vehicle: Vehicle) => [
  {
    definition: driverEvents.vehicleUpdated,
    payload: {
      vehicle: {
        id: vehicle._id.toString(),
        ownerId: vehicle.ownerId.toString(),
        vehicleType: vehicle.vehicleType,
        brand: vehicle.brand,
        model: vehicle.model,
        vehicleLicense: vehicle.vehicleLicense,
        images: vehicle.images,
      },
    },
  },
];
