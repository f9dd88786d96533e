import type { RideView } from '@pothik/contracts/ride';
import { type RouteData, rideRoutes } from '@pothik/contracts/routes';
import { pause } from '../calls/pause';
import { call } from '../session/call';
import { loadInHand } from './in-hand-part';
import type { RideAct } from './order-of-work.rules';

/**
 * Does an act of a ride: at once, or kept on the device until there is a network, under one idempotency key.
 * @returns the ride; undefined: the act is kept
 * @throws {ApiRefusal}, {NetworkFailure} where nothing can be kept
 */
export async function actOnRide(rideId: string, act: RideAct): Promise<RideView | undefined> {
  return (await loadInHand()).actOnRide(rideId, act);
}

/** An SOS waits no longer than this for the code that keeps it, in ms. */
const CODE_WITHIN_MS = 1_000;

/**
 * Sends an SOS, which is kept before: until an answer comes it goes on being sent.
 * @throws {ApiRefusal} {NetworkFailure}
 */
export async function sendSos(rideId: string): Promise<RouteData<typeof rideRoutes.sendSos>> {
  const part = await Promise.race([loadInHand().catch(() => undefined), pause(CODE_WITHIN_MS)]);
  return part ? part.sendSos(rideId) : call(rideRoutes.sendSos, { rideId });
}
