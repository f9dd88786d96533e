import { call, QUERY } from '@pothik/api-client';
import type { RideStatus } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';

export const RIDES_A_PAGE = 10;

/** Which rides of the signed-in person. */
export interface RideListFilter {
  rideStatus?: RideStatus;
  /** The id of a driver profile. */
  driver?: string;
}

export type RideListQuery = ReturnType<typeof useRideList>;

/** The query of one page of rides, newest first; a live notification about a ride fetches it again. */
export function rideListQuery(filter: RideListFilter | undefined, page: number) {
  const input = filter && { ...filter, page, limit: RIDES_A_PAGE };
  return queryOptions({
    queryKey: [QUERY.RideRequest, 'list', input],
    queryFn: input ? ({ signal }) => call(rideRoutes.rides, input, { signal }) : skipToken,
    placeholderData: keepPreviousData,
  });
}

/** One page of rides. Without a filter it sends no request. */
export const useRideList = (filter: RideListFilter | undefined, page: number) => useQuery(rideListQuery(filter, page));

/** Total in BDT over all pages; only lists of completed rides have one. */
export function totalFareOf(list: RideListQuery): number | undefined {
  const total = list.data?.meta.totalFare;
  return typeof total === 'number' ? total : undefined;
}
