import { call, QUERY } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

/** One ride of this driver with its history; live entries about rides fetch it again. */
export function useRide(rideId: string) {
  return useQuery({
    queryKey: [QUERY.RideRequest, 'ride', rideId],
    queryFn: ({ signal }) => call(rideRoutes.getRide, { rideId }, { signal }),
  });
}
