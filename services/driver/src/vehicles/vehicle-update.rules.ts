import { DomainError } from '@pothik/contracts/catalogue';
import type { VehicleType } from '@pothik/contracts/driver';
import { keepChanges } from '../change.rules.js';
import { sameNumberKey } from '../document-number.rules.js';
import { type Vehicle, vehicleUpdated } from './vehicle.rules.js';

/** What an edit form sends; an empty field means unchanged. */
export interface VehicleChange {
  vehicleLicense?: string | undefined;
  brand?: string | undefined;
  model?: string | undefined;
  vehicleType?: VehicleType | '' | undefined;
}

interface UpdateContext {
  /** Its driver is on a ride, ACCEPTED to IN TRANSIT. */
  engaged: boolean;
  /** The last of its changes an administrator has confirmed; null: its driver was never approved, or there is none. */
  confirmed: number | null;
}

const fieldsOf = ({ vehicleLicense, brand, model, vehicleType }: Vehicle) => ({
  vehicleLicense,
  brand,
  model,
  vehicleType,
});

/**
 * Vehicle fields and pictures are refused during an engaged ride. The pictures sent replace all earlier ones; without any
 * they stay. An empty field means unchanged. After approval old and new values are kept; pictures are none of these.
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
  const next: V = {
    ...vehicle,
    ...after,
    plateKey: sameNumberKey(after.vehicleLicense),
    images: images.length === 0 ? vehicle.images : [...images],
    ...keepChanges(vehicle, before, after, confirmed, now),
  };
  return { next, events: vehicleUpdated(next) };
}
