import { call, QUERY_KEY, useCurrentUser } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

/** The driver's engaged ride (ACCEPTED to IN TRANSIT), or null; notifications fetch it again. */
export function useEngagedRide() {
  const user = useCurrentUser();
  return useQuery({
    queryKey: QUERY_KEY.currentRide,
    queryFn: ({ signal }) => call(rideRoutes.currentRide, {}, { signal }),
    enabled: user?.role === 'DRIVER',
  });
}
