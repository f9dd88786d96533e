import { call, QUERY } from '@pothik/api-client';
import type { RideStatus } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMyDriver } from '../../profile/use-my-driver';

export const RIDES_A_PAGE = 10;

/** One page of the rides of a status this driver was asked to drive, newest first: none they took as a rider. Live entries fetch it again. */
export function useRideList(rideStatus: RideStatus, page: number) {
  const driver = useMyDriver().data?._id;
  const input = { driver, rideStatus, page, limit: RIDES_A_PAGE };
  return useQuery({
    queryKey: [QUERY.RideRequest, 'list', input],
    queryFn: ({ signal }) => call(rideRoutes.rides, input, { signal }),
    enabled: driver !== undefined,
    placeholderData: keepPreviousData,
  });
}
