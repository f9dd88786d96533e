import { DomainError } from '@pothik/contracts/catalogue';
import { keptPlate } from '@pothik/contracts/driver';
import { addChanges, textOfPictures } from '../change.rules.js';
import type { VehicleForm } from '../drivers/waiting-change.rules.js';
import { plateKeysOf, type Vehicle, vehicleUpdated } from './vehicle.rules.js';

interface UpdateContext {
  /** The vehicle's driver is on a ride, ACCEPTED to IN TRANSIT. */
  engaged: boolean;
  /** The number of the last confirmed change; null without a driver, or one who was never approved. */
  confirmed: number | null;
  /** The fields wait for confirmation: pictures alone are changed here. */
  isHeld?: boolean;
  /** No decision about the driver that has begun can still be stored. */
  isReopened?: boolean;
}

/** A plate that was stored as typed is no other plate when it is only read anew. */
const fieldsOf = ({ vehicleLicense, brand, model, vehicleType }: Vehicle) => ({
  vehicleLicense: keptPlate(vehicleLicense),
  brand,
  model,
  vehicleType,
});

/**
 * Refused during an engaged ride. New pictures replace all earlier ones; without new ones they stay. After approval old and
 * new values are stored, of pictures their addresses. Undefined when nothing changes. Throws driver/engaged,
 * driver/too-many-changes, and request/conflict while an administrator decides, or decided meanwhile, about the vehicle as it was.
 */
export function updateVehicle<V extends Vehicle>(
  vehicle: V,
  form: VehicleForm,
  images: readonly string[],
  { engaged, confirmed, isHeld = false, isReopened = false }: UpdateContext,
  now: Date,
) {
  const before = fieldsOf(vehicle);
  const after = {
    vehicleLicense: form.vehicleLicense || before.vehicleLicense,
    brand: form.brand || before.brand,
    model: form.model || before.model,
    vehicleType: form.vehicleType || before.vehicleType,
  };
  const differs = JSON.stringify(before) !== JSON.stringify(after);
  if (!differs && images.length === 0) return undefined;
  if (vehicle.approvedAt !== undefined && !isHeld && !isReopened) throw new DomainError('request/conflict');
  if (engaged) throw new DomainError('driver/engaged');
  const pictures = images.length === 0 ? [...vehicle.images] : [...images];
  const { approvedAt, ...open } = vehicle;
  const next = {
    ...open,
    ...(approvedAt && !isReopened ? { approvedAt } : {}),
    ...after,
    ...plateKeysOf(after.vehicleLicense),
    images: pictures,
    ...addChanges(
      vehicle,
      { ...before, images: textOfPictures(vehicle.images) },
      { ...after, images: textOfPictures(pictures) },
      confirmed,
      now,
    ),
  } as V;
  return { next, events: vehicleUpdated(next) };
}
