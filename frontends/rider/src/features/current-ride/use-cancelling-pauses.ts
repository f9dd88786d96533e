import { call, QUERY, serverNow } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';
import { cancellingPauses } from './cancel-pause.rules';

/** The driver's or an administrator's cancellations stand between the rider's own. */
const LOOKED_AT = 5;

/** Whether cancelling this ride pauses its driver for the rider; false while that is not known. */
export function useCancellingPauses(ride: RideView): boolean {
  const input = { driver: ride.driver._id, rideStatus: 'CANCELLED', limit: LOOKED_AT };
  const { data } = useQuery({
    queryKey: [QUERY.RideRequest, 'cancelled', input],
    queryFn: ({ signal }) => call(rideRoutes.rides, input, { signal }),
  });
  return cancellingPauses(ride, data?.data ?? [], serverNow());
}
