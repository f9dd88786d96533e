import type { Role } from '@pothik/contracts/platform';
import { isEngaged, type RideStatus } from '@pothik/contracts/ride';

/** What somebody leaves open by logging out. */
export type LeftOpen = 'rider-request' | 'rider-ride' | 'driver-ride' | 'driver-requests';

/** A rider's open ride; a driver's ride under way, else the requests that wait for an answer. Undefined: nothing. */
export function leftOpenOf(role: Role, ride: RideStatus | undefined, requests: number): LeftOpen | undefined {
  if (role === 'RIDER' && ride !== undefined) return isEngaged(ride) ? 'rider-ride' : 'rider-request';
  if (role !== 'DRIVER') return undefined;
  if (ride !== undefined) return 'driver-ride';
  return requests > 0 ? 'driver-requests' : undefined;
}
