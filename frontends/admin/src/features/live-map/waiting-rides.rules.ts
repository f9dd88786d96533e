import type { RideView } from '@pothik/contracts/ride';

/** An accepted ride waits too long for its pickup after this long, in ms. */
const PICKUP_MS = 15 * 60_000;
/** A request waits too long for an answer after half of the time that the driver has, in ms. */
const ANSWER_MS = 60_000;

export interface WaitingRide {
  ride: RideView;
  /** Since when it waits, in ms since 1970. */
  since: number;
}

/** When the ride came into its present status, in ms since 1970. */
export function statusSince({ history, rideStatus, createdAt }: RideView): number {
  const entered = history.findLast(({ to }) => to === rideStatus);
  return Date.parse(entered?.at ?? createdAt);
}

/** The open rides that wait too long for an answer or a pickup, the longest first. */
export function waitingRides(rides: readonly RideView[], now: number): WaitingRide[] {
  return rides
    .map((ride) => ({ ride, since: statusSince(ride) }))
    .filter(({ ride: { rideStatus }, since }) => {
      if (rideStatus === 'ACCEPTED') return now - since > PICKUP_MS;
      return rideStatus === 'REQUESTED' && now - since > ANSWER_MS;
    })
    .sort((left, right) => left.since - right.since);
}
