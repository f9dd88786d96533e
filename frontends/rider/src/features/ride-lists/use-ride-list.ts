import { call, QUERY } from '@pothik/api-client';
import { rideHttp } from '@pothik/contracts/ride';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RideListView } from './ride-list.rules';

export const RIDES_A_PAGE = 10;

/** One page of the rider's own rides, newest first; news about a ride fetches it again. */
export function useRideList({ page, status }: RideListView) {
  const input = { page, limit: RIDES_A_PAGE, ...(status ? { rideStatus: status } : {}) };
  return useQuery({
    queryKey: [QUERY.RideRequest, 'list', input],
    queryFn: ({ signal }) => call(rideHttp.rides, input, { signal }),
    placeholderData: keepPreviousData,
  });
}
