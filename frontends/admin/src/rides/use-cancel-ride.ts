import { call, useCurrentUser } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { cancelsAs } from './cancel-ride.rules';

export type CancelRide = (reason: string) => Promise<RideView>;

/** Cancels a ride as administrator or at the desk; undefined while this administrator may not. */
export function useCancelRide(ride: RideView): CancelRide | undefined {
  const administrator = useCurrentUser();
  const as = administrator && cancelsAs(ride, administrator);
  const { _id: rideId } = ride;
  if (as === 'DESK') return (reason) => call(rideRoutes.cancelForCaller, { rideId, reason });
  if (as === undefined) return undefined;
  return (reason) => call(rideRoutes.updateStatus, { rideId, rideStatus: 'CANCELLED', reason });
}
