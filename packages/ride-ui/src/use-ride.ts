import { call, QUERY } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { skipToken, useQuery } from '@tanstack/react-query';

/** One ride with its history; a live notification about a ride fetches it again. Without an id it sends no request. */
export function useRide(rideId: string | undefined) {
  return useQuery({
    queryKey: [QUERY.RideRequest, 'ride', rideId],
    queryFn: rideId === undefined ? skipToken : ({ signal }) => call(rideRoutes.getRide, { rideId }, { signal }),
  });
}
