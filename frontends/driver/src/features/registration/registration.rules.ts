import type { VehicleView } from '@pothik/contracts/driver';

/** Where a registration stands: the vehicle, then the driver profile, then the account that becomes a driver's. */
export type RegistrationStep = { kind: 'vehicle' } | { kind: 'driver'; vehicle: string } | { kind: 'role' };

/**
 * A vehicle of mine without a profile leads to the driver form, whatever the address says; no vehicle to the vehicle form;
 * a vehicle that has its profile means that only the role is awaited.
 */
export function registrationStepOf(vehicles: readonly Pick<VehicleView, '_id' | 'driver'>[]): RegistrationStep {
  if (vehicles.some(({ driver }) => driver !== null)) return { kind: 'role' };
  const vehicle = vehicles[0];
  return vehicle ? { kind: 'driver', vehicle: vehicle._id } : { kind: 'vehicle' };
}
