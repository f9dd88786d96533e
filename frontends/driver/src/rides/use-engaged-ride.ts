import { call, QUERY_KEY, useCurrentUser, useInHand } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { withKeptActs } from './with-kept-acts';

/** The query of the driver's engaged ride (ACCEPTED to IN TRANSIT), or null; notifications fetch it again. */
export const engagedRideQuery = queryOptions({
  queryKey: QUERY_KEY.currentRide,
  queryFn: ({ signal }) => call(rideRoutes.currentRide, {}, { signal }),
});

/** The driver's engaged ride, or null; acts that wait for a network count as done, so that the work goes on. */
export function useEngagedRide() {
  const user = useCurrentUser();
  const { acts } = useInHand();
  return useQuery({
    ...engagedRideQuery,
    enabled: user?.role === 'DRIVER',
    select: (ride) => ride && withKeptActs(ride, acts),
  });
}
