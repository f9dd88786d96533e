import { call, QUERY_KEY, queryClient } from '@pothik/api-client';
import { queryOptions } from '@tanstack/react-query';
import { lightEndpoints } from '../calls/light-endpoints';

/** The rider's open ride, where the rider's own page looks for it. */
export const currentRideQuery = queryOptions({
  queryKey: QUERY_KEY.currentRide,
  queryFn: ({ signal }) => call(lightEndpoints.currentRide, {}, { signal }),
});

/** Whether the rider has an open ride. @throws {ApiRefusal} {NetworkFailure} */
export async function hasOpenRide(): Promise<boolean> {
  return (await queryClient.fetchQuery(currentRideQuery)) !== null;
}
