import { call, QUERY_KEY, queryClient } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { queryOptions } from '@tanstack/react-query';

/** The rider's open ride, where the rider's own page looks for it. */
export const currentRideQuery = queryOptions({
  queryKey: QUERY_KEY.currentRide,
  queryFn: ({ signal }) => call(rideRoutes.currentRide, {}, { signal }),
});

/** Whether the rider has an open ride. @throws {ApiRefusal} {NetworkFailure} */
export async function hasOpenRide(): Promise<boolean> {
  return (await queryClient.fetchQuery(currentRideQuery)) !== null;
}
