import { call, QUERY } from '@pothik/api-client';
import type { RideStatus } from '@pothik/contracts/ride';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { rideCalls } from '../../calls/light-endpoints';

export const RIDES_A_PAGE = 10;

/** One page of the driver's rides of a status, newest first; live entries about rides fetch it again. */
export function useRideList(rideStatus: RideStatus, page: number) {
  const input = { rideStatus, page, limit: RIDES_A_PAGE };
  return useQuery({
    queryKey: [QUERY.RideRequest, 'list', input],
    queryFn: ({ signal }) => call(rideCalls.rides, input, { signal }),
    placeholderData: keepPreviousData,
  });
}
