import { type Vehicle, vehicleUpdated } from './vehicle.rules.js';

/**
 * The vehicle of somebody who deletes their account has neither plate nor pictures, and keeps no former plate. Nobody
 * lists or changes it from then on; type, brand and model stay, because past rides were made with it.
 */
export function leaveVehicle<V extends Vehicle>(vehicle: V, now: Date) {
  if (vehicle.deletedAt !== undefined) return undefined;
  const { plateKey: _key, changes: _changes, ...left } = vehicle;
  const next = { ...left, vehicleLicense: '', images: [] as string[], deletedAt: now } as unknown as V;
  return { next, events: vehicleUpdated(next) };
}
