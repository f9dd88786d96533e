import { DomainError } from '@pothik/contracts/catalogue';
import { driverEvents, type VehicleType } from '@pothik/contracts/driver';
import { sameNumberKey } from '@pothik/contracts/platform';
import type { Changes, WaitingChange } from '../change.rules.js';
import { plateLikeness } from '../plate-likeness.rules.js';

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
  /** One text for all plates that read alike; absent in vehicles from before it was stored. */
  plateLikeness?: string;
  /** When an administrator first decided about the driver: from then on type and plate change by confirmation alone. Absent before. */
  approvedAt?: Date;
  /** The number of the last confirmed change that was applied. */
  appliedChange?: number;
  /** Addresses below the API. */
  images: string[];
  /** When the owner's account was deleted; absent otherwise. */
  deletedAt?: Date;
}

/** What a plate is found by: the same one, and those that read like it. */
export const plateKeysOf = (plate: string) => ({ plateKey: sameNumberKey(plate), plateLikeness: plateLikeness(plate) });

type VehicleForm = Pick<Vehicle, 'vehicleType' | 'brand' | 'model' | 'vehicleLicense'>;

/** Registers a vehicle without pictures. Throws driver/has-open-ride. */
export function registerVehicle(form: VehicleForm, hasOpenRide: boolean) {
  if (hasOpenRide) throw new DomainError('driver/has-open-ride');
  const { vehicleType, brand, model, vehicleLicense } = form;
  return { vehicleType, brand, model, vehicleLicense, ...plateKeysOf(vehicleLicense), images: [] as string[] };
}

/**
 * Keeps a vehicle as it is while an administrator decides about the driver for the first time. Written again by each decision:
 * a change that read an earlier version does not undo it.
 */
export const approveVehicle = <V extends Vehicle>(vehicle: V, now: Date) => ({
  next: { ...vehicle, approvedAt: vehicle.approvedAt ?? now },
  events: [],
});

/** A confirmed change becomes what everybody sees. Undefined when it was applied already. */
export function applyConfirmedChange<V extends Vehicle>(vehicle: V, change: WaitingChange) {
  if ((vehicle.appliedChange ?? 0) >= change.number) return undefined;
  const {
    vehicleType = vehicle.vehicleType,
    vehicleLicense = vehicle.vehicleLicense,
    brand = vehicle.brand,
    model = vehicle.model,
  } = change;
  const values = { vehicleType, vehicleLicense, ...plateKeysOf(vehicleLicense), brand, model };
  const next: V = { ...vehicle, ...values, appliedChange: change.number };
  return { next, events: vehicleUpdated(next) };
}

/** The public state of a vehicle, part of every event of it. */
export const vehicleSnapshotOf = (vehicle: Vehicle) => ({
  id: vehicle._id.toString(),
  ownerId: vehicle.ownerId.toString(),
  vehicleType: vehicle.vehicleType,
  brand: vehicle.brand,
  model: vehicle.model,
  vehicleLicense: vehicle.vehicleLicense,
  images: vehicle.images,
});

export const vehicleUpdated = (vehicle: Vehicle) => [
  { definition: driverEvents.vehicleUpdated, payload: { vehicle: vehicleSnapshotOf(vehicle) } },
];
