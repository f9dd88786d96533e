import { call, QUERY } from '@pothik/api-client';
import type { RideStatus } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';

export const RIDES_A_PAGE = 10;

/** Which rides of the person signed in. */
export interface RideListFilter {
  rideStatus?: RideStatus;
  /** The id of a driver profile. */
  driver?: string;
}

export type RideListQuery = ReturnType<typeof useRideList>;

/** One page of rides, newest first; live entries about rides fetch it again. Without a filter nothing is asked. */
export function useRideList(filter: RideListFilter | undefined, page: number) {
  const input = filter && { ...filter, page, limit: RIDES_A_PAGE };
  return useQuery({
    queryKey: [QUERY.RideRequest, 'list', input],
    queryFn: input ? ({ signal }) => call(rideRoutes.rides, input, { signal }) : skipToken,
    placeholderData: keepPreviousData,
  });
}

/** BDT over all pages of a list of completed rides; only those have a total. */
export function totalFareOf(list: RideListQuery): number | undefined {
  const total = list.data?.meta.totalFare;
  return typeof total === 'number' ? total : undefined;
}
