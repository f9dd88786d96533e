import { call, QUERY_KEY } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { queryOptions } from '@tanstack/react-query';

/** The query of the rider's open ride; null: there is none. */
export const currentRideQuery = queryOptions({
  queryKey: QUERY_KEY.currentRide,
  queryFn: ({ signal }) => call(rideRoutes.currentRide, {}, { signal }),
});
