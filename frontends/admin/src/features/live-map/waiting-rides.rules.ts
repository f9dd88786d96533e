import { enteredAt, isOverdue, type RideView } from '@pothik/contracts/ride';

export interface WaitingRide {
  ride: RideView;
  /** Since when it waits, in ms since 1970. */
  since: number;
}

/** When the ride came into its present status, in ms since 1970. */
export const statusSince = (ride: RideView): number => enteredAt(ride, ride.rideStatus);

/** The open rides that wait too long for an answer or a pickup, the longest first. */
export function waitingRides(rides: readonly RideView[], now: number): WaitingRide[] {
  return rides
    .filter((ride) => ride.rideStatus === 'REQUESTED' || ride.rideStatus === 'ACCEPTED')
    .filter((ride) => isOverdue(ride, now))
    .map((ride) => ({ ride, since: statusSince(ride) }))
    .sort((left, right) => left.since - right.since);
}
