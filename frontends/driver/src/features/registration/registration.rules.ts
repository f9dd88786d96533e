import type { VehicleView } from '@pothik/contracts/driver';
import { latinDigits } from '@pothik/contracts/platform';

/** The steps of a registration: the vehicle, the driver profile, then waiting for the role DRIVER. */
export type RegistrationStep = { kind: 'vehicle' } | { kind: 'driver'; vehicle: string } | { kind: 'role' };

/** Follows from the person's vehicles, whatever the address says: none, one without a profile, one with a profile. */
export function registrationStepOf(vehicles: readonly Pick<VehicleView, '_id' | 'driver'>[]): RegistrationStep {
  if (vehicles.some(({ driver }) => driver !== null)) return { kind: 'role' };
  const vehicle = vehicles[0];
  return vehicle ? { kind: 'driver', vehicle: vehicle._id } : { kind: 'vehicle' };
}

/** The digits of a plate's number, which may be typed in Bangla and with a hyphen. */
export const digitsOfNumber = (typed: string): string => latinDigits(typed).replace(/\D/g, '');
