import { type Vehicle, vehicleUpdated } from './vehicle.rules.js';

/**
 * Account deletion of a vehicle's owner: removes plate, former plates and pictures. The vehicle is no longer listed or
 * changed; type, brand and model stay for earlier rides. Undefined when deleted already.
 */
export function deleteVehicle<V extends Vehicle>(vehicle: V, now: Date) {
  if (vehicle.deletedAt !== undefined) return undefined;
  const { plateKey: _key, plateLikeness: _likeness, changes: _changes, ...remaining } = vehicle;
  const next = { ...remaining, vehicleLicense: '', images: [] as string[], deletedAt: now } as unknown as V;
  return { next, events: vehicleUpdated(next) };
}
