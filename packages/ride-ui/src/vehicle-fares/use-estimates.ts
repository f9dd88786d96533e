import { call } from '@pothik/api-client';
import type { BookingPoints, WrittenBooking } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

/** The two texts of a booking. */
export type RideTexts = Pick<WrittenBooking, 'pickupLocation' | 'dropLocation'>;

/** What a ride between two points should cost, for each vehicle type; asked once both points are known, with the texts they belong to. */
export function useEstimates({ pickupPoint, dropPoint }: BookingPoints, texts: RideTexts) {
  const input = pickupPoint &&
    dropPoint && {
      pickupLat: pickupPoint.lat,
      pickupLng: pickupPoint.lng,
      dropLat: dropPoint.lat,
      dropLng: dropPoint.lng,
      ...texts,
    };
  return useQuery({
    queryKey: ['estimates', input],
    queryFn: ({ signal }) => (input ? call(rideRoutes.estimates, input, { signal }) : null),
    enabled: input !== undefined,
    retry: 1,
  });
}
