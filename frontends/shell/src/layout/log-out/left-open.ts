import { call } from '@pothik/api-client';
import type { Role } from '@pothik/contracts/platform';
import { rideRoutes } from '@pothik/contracts/routes';
import { type LeftOpen, leftOpenOf } from './left-open.rules';

/** Nobody waits longer to log out: one try, ms. */
const LIMITS = [3_000];

/** What this person leaves open now. @throws {ApiRefusal} {NetworkFailure} */
export async function leftOpenBy(role: Role): Promise<LeftOpen | undefined> {
  if (role !== 'RIDER' && role !== 'DRIVER') return undefined;
  const ride = await call(rideRoutes.currentRide, {}, { limitsNow: () => LIMITS });
  return leftOpenOf(role, ride?.rideStatus, ride === null && role === 'DRIVER' ? await waitingRequests() : 0);
}

async function waitingRequests(): Promise<number> {
  const { meta } = await call(rideRoutes.rides, { rideStatus: 'REQUESTED', limit: 1 }, { limitsNow: () => LIMITS });
  return meta.total;
}
