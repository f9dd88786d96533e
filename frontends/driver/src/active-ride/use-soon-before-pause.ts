import { call, QUERY, serverNow } from '@pothik/api-client';
import { dhakaDay } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';
import { soonBeforePause } from './cancelled-soon.rules';

/** Riders' cancellations stand between the driver's own. */
const LOOKED_AT = 50;

/** How many rides the driver cancelled today soon after accepting, if cancelling this one now pauses them; undefined while that is not known. */
export function useSoonBeforePause(ride: RideView): number | undefined {
  const input = { rideStatus: 'CANCELLED', from: dhakaDay(new Date(serverNow())), limit: LOOKED_AT };
  const { data } = useQuery({
    queryKey: [QUERY.RideRequest, 'cancelled', input],
    queryFn: ({ signal }) => call(rideRoutes.rides, input, { signal }),
  });
  return soonBeforePause(ride, data?.data ?? [], serverNow());
}
