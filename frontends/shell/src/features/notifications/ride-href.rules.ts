import { isAdministrator, type Role } from '@pothik/contracts/platform';

/** A ride leads to the page where its rider or driver acts on it while it is open; administrators have no page of a ride. */
export function rideHref(id: string, reader: Role, openRideId: string | undefined): string {
  if (isAdministrator(reader)) return '/admin/all-drivers';
  if (reader === 'DRIVER') return id === openRideId ? '/driver/ride-request' : `/driver/rides/${id}`;
  return id === openRideId ? '/rider/current-ride' : `/rider/rides/${id}`;
}
