import type { RideView } from '@pothik/contracts/ride';

/** What the desk tells a caller about a ride; undefined: nothing more. */
export type Say = 'sayLooking' | 'sayFareNext' | 'sayComing' | 'sayArrived' | 'sayNobody';

/** The next thing that the caller of a ride should know. */
export function sayOf({ rideStatus, fare, arrivedAt, history }: RideView): Say | undefined {
  if (rideStatus === 'REQUESTED') return 'sayLooking';
  if (rideStatus === 'ACCEPTED') {
    if (fare === null) return 'sayFareNext';
    return arrivedAt ? 'sayArrived' : 'sayComing';
  }
  // Whoever called cancels by calling: any other end without a driver is news to them.
  const isNobody = rideStatus === 'REJECTED' || (rideStatus === 'CANCELLED' && history.at(-1)?.by === 'SYSTEM');
  return isNobody ? 'sayNobody' : undefined;
}
