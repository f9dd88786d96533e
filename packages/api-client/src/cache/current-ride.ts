import { isEngaged, type RideView } from '@pothik/contracts/ride';
import { QUERY_KEY, queryClient } from './query-client';

/** Shows the ride that a command has answered; one that is over is nobody's current ride. */
export function showAsCurrent(ride: RideView): void {
  queryClient.setQueryData<RideView | null>(QUERY_KEY.currentRide, (current) => {
    if (isEngaged(ride.rideStatus)) return ride;
    return current?._id === ride._id ? null : current;
  });
}

/** Calls back whenever the cache has something new of the current ride. @returns what ends it */
export const onCurrentRide = (tell: (ride: RideView | null) => void): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryHash === CURRENT_RIDE) tell(event.query.state.data);
  });

/** What the cache has of it now; undefined: it was not asked. */
export const currentRideNow = (): RideView | null | undefined => queryClient.getQueryData(QUERY_KEY.currentRide);

const CURRENT_RIDE = JSON.stringify(QUERY_KEY.currentRide);
