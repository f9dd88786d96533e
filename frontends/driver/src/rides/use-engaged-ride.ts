import { call, QUERY_KEY, useCurrentUser } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The query of the driver's engaged ride (ACCEPTED to IN TRANSIT), or null; notifications fetch it again. */
export const engagedRideQuery = queryOptions({
  queryKey: QUERY_KEY.currentRide,
  queryFn: ({ signal }) => call(rideRoutes.currentRide, {}, { signal }),
});

/** The driver's engaged ride, or null. */
export function useEngagedRide() {
  const user = useCurrentUser();
  return useQuery({ ...engagedRideQuery, enabled: user?.role === 'DRIVER' });
}
