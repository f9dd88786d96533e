import { call, QUERY } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

/** The query of one ride with its history; a live notification about a ride fetches it again. */
export const rideQuery = (rideId: string | undefined) =>
  queryOptions({
    queryKey: [QUERY.RideRequest, 'ride', rideId],
    queryFn: rideId === undefined ? skipToken : ({ signal }) => call(rideRoutes.getRide, { rideId }, { signal }),
  });

/** One ride with its history. Without an id it sends no request. */
export const useRide = (rideId: string | undefined) => useQuery(rideQuery(rideId));
