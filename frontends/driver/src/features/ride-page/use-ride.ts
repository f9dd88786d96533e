import { call, QUERY } from '@pothik/api-client';
import { useQuery } from '@tanstack/react-query';
import { rideCalls } from '../../calls/light-endpoints';

/** One ride of this driver with its history; live entries about rides fetch it again. */
export function useRide(rideId: string) {
  return useQuery({
    queryKey: [QUERY.RideRequest, 'ride', rideId],
    queryFn: ({ signal }) => call(rideCalls.getRide, { rideId }, { signal }),
  });
}
