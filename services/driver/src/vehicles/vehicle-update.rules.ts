import { DomainError } from '@pothik/contracts/catalogue';
import { keptPlate, type VehicleType } from '@pothik/contracts/driver';
import { sameNumberKey } from '@pothik/contracts/platform';
import { addChanges, textOfPictures } from '../change.rules.js';
import { type Vehicle, vehicleUpdated } from './vehicle.rules.js';

/** The fields of an edit form; an empty field means unchanged. */
export interface VehicleChange {
  vehicleLicense?: string | undefined;
  brand?: string | undefined;
  model?: string | undefined;
  vehicleType?: VehicleType | '' | undefined;
}

interface UpdateContext {
  /** The vehicle's driver is on a ride, ACCEPTED to IN TRANSIT. */
  engaged: boolean;
  /** The number of the last confirmed change; null without a driver, or one who was never approved. */
  confirmed: number | null;
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
 * new values are stored, of pictures their addresses. Undefined when nothing changes.
 */
export function updateVehicle<V extends Vehicle>(
  vehicle: V,
  form: VehicleChange,
  images: readonly string[],
  { engaged, confirmed }: UpdateContext,
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
  if (engaged) throw new DomainError('driver/engaged');
  const pictures = images.length === 0 ? [...vehicle.images] : [...images];
  const next: V = {
    ...vehicle,
    ...after,
    plateKey: sameNumberKey(after.vehicleLicense),
    images: pictures,
    ...addChanges(
      vehicle,
      { ...before, images: textOfPictures(vehicle.images) },
      { ...after, images: textOfPictures(pictures) },
      confirmed,
      now,
    ),
  };
  return { next, events: vehicleUpdated(next) };
}
