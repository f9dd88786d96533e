import { isOpen, RIDE_STATUS, type RideView, rideHttp } from '@pothik/contracts/ride';
import type { Witness } from './witness.js';
import type { ModelLane } from './world/model-platform.js';

/** The lane's drivers may reject one after another; only the system can interfere between two attempts, and it does so once. */
const TRIES_TO_END = 6;

/**
 * Ends an open ride: an administrator cancels it. A request is rejected by its driver, or cancelled by its rider if that fails: what
 * riders cancel counts against them.
 */
export async function endRide(lane: ModelLane, witness: Witness, { _id: rideId }: RideView): Promise<void> {
  let hasFailed = false;
  for (let tries = 0; tries < TRIES_TO_END; tries += 1) {
    const ride = witness.rides.find(({ _id }) => _id === rideId);
    if (ride === undefined || !isOpen(ride.rideStatus)) return;
    const { actor, rideStatus } = endOf(lane, ride, hasFailed);
    const order = { rideId, rideStatus, reason: 'The run is over' };
    const { status } = await witness.ask(actor, rideHttp.updateStatus, order, crypto.randomUUID());
    hasFailed = status >= 300;
    if (hasFailed) await witness.ask(lane.administrator, rideHttp.getRide, { rideId });
  }
}

function endOf({ riders, drivers, administrator }: ModelLane, ride: RideView, hasFailed: boolean) {
  const { REQUESTED, REJECTED, CANCELLED } = RIDE_STATUS;
  if (ride.rideStatus !== REQUESTED) return { actor: administrator, rideStatus: CANCELLED };
  const rider = riders.find(({ personId }) => personId === ride.user._id) ?? administrator;
  const driver = drivers.find(({ driverId }) => driverId === ride.driver._id) ?? administrator;
  return hasFailed ? { actor: rider, rideStatus: CANCELLED } : { actor: driver, rideStatus: REJECTED };
}
