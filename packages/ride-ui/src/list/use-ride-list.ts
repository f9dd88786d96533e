import { call, QUERY } from '@pothik/api-client';
import type { RideStatus } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';

export const RIDES_A_PAGE = 10;

/** Which rides of the signed-in person. */
export interface RideListFilter {
  rideStatus?: RideStatus;
  /** The id of a driver profile. */
  driver?: string;
}

export type RideListQuery = ReturnType<typeof useRideList>;

/** One page of rides, newest first; a live notification about a ride fetches it again. Without a filter it sends no request. */
export function useRideList(filter: RideListFilter | undefined, page: number) {
  const input = filter && { ...filter, page, limit: RIDES_A_PAGE };
  return useQuery({
    queryKey: [QUERY.RideRequest, 'list', input],
    queryFn: input ? ({ signal }) => call(rideRoutes.rides, input, { signal }) : skipToken,
    placeholderData: keepPreviousData,
  });
}

/** Total in BDT over all pages; only lists of completed rides have one. */
export function totalFareOf(list: RideListQuery): number | undefined {
  const total = list.data?.meta.totalFare;
  return typeof total === 'number' ? total : undefined;
}
