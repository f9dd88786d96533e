import { call, QUERY_KEY, queryClient } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { queryOptions } from '@tanstack/react-query';

/** The query of the rider's open ride, shared with the rider remote's page. */
export const currentRideQuery = queryOptions({
  queryKey: QUERY_KEY.currentRide,
  queryFn: ({ signal }) => call(rideRoutes.currentRide, {}, { signal }),
});

/** Whether the rider has an open ride. @throws {ApiRefusal} {NetworkFailure} */
export async function hasOpenRide(): Promise<boolean> {
  return (await queryClient.fetchQuery(currentRideQuery)) !== null;
}
