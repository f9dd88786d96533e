import { DomainError } from '@pothik/contracts/catalogue';
import { driverEvents, type VehicleType } from '@pothik/contracts/driver';
import type { Changes } from '../change.rules.js';
import { sameNumberKey } from '../document-number.rules.js';

interface Identifier {
  toString(): string;
}

/** What decisions about a vehicle need to know. */
export interface Vehicle extends Changes {
  _id: Identifier;
  ownerId: Identifier;
  vehicleType: VehicleType;
  brand: string;
  model: string;
  /** The plate. */
  vehicleLicense: string;
  /** Finds vehicles of the same plate, however it was typed; absent in vehicles from before it was kept. */
  plateKey?: string;
  /** Addresses below the API. */
  images: string[];
  /** Its owner's account is deleted; absent while it is not. */
  deletedAt?: Date;
}

type VehicleForm = Pick<Vehicle, 'vehicleType' | 'brand' | 'model' | 'vehicleLicense'>;

/** A person without an open ride registers the vehicle they will drive; it starts without pictures. */
export function registerVehicle(form: VehicleForm, hasOpenRide: boolean) {
  if (hasOpenRide) throw new DomainError('driver/has-open-ride');
  const { vehicleType, brand, model, vehicleLicense } = form;
  const plateKey = sameNumberKey(vehicleLicense);
  return { vehicleType, brand, model, vehicleLicense, plateKey, images: [] as string[] };
}

/** A vehicle is announced as it now stands. */
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
