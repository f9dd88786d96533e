import { call, QUERY } from '@pothik/api-client';
import type { RideStatus } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export const RIDES_A_PAGE = 10;

/** One page of the rider's own rides, newest first; news about a ride fetches it again. */
export function useRideList(rideStatus: RideStatus | undefined, page: number) {
  const input = { page, limit: RIDES_A_PAGE, ...(rideStatus ? { rideStatus } : {}) };
  return useQuery({
    queryKey: [QUERY.RideRequest, 'list', input],
    queryFn: ({ signal }) => call(rideRoutes.rides, input, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** BDT over all pages of a list of completed rides; only those have a total. */
export function totalFareOf(list: ReturnType<typeof useRideList>): number | undefined {
  const total = list.data?.meta.totalFare;
  return typeof total === 'number' ? total : undefined;
}
