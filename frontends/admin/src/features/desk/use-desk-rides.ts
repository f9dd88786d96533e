import { call, QUERY } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The rides that the desk booked, open or of today, newest first; whatever changes in everybody’s rides fetches them again. */
export const deskRidesQuery = queryOptions({
  queryKey: [QUERY.RideRequest, 'list', 'desk'],
  queryFn: ({ signal }) => call(rideRoutes.deskRides, {}, { signal }),
});

export const useDeskRides = () => useQuery(deskRidesQuery);
