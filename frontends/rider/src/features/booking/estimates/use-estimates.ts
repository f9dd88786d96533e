import { call } from '@pothik/api-client';
import type { BookingPoints } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

/** What a ride between two points should cost, for each vehicle type; asked once both points are known. */
export function useEstimates({ pickupPoint, dropPoint }: BookingPoints) {
  const input = pickupPoint &&
    dropPoint && {
      pickupLat: pickupPoint.lat,
      pickupLng: pickupPoint.lng,
      dropLat: dropPoint.lat,
      dropLng: dropPoint.lng,
    };
  return useQuery({
    queryKey: ['estimates', input],
    queryFn: ({ signal }) => (input ? call(rideRoutes.estimates, input, { signal }) : null),
    enabled: input !== undefined,
    retry: 1,
  });
}
