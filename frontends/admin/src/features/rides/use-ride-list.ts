import { call, QUERY, serverNow } from '@pothik/api-client';
import type { Ask, Opened } from '@pothik/api-client/first-data';
import { rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type PageSize, pageSizeOfAddress } from '../../lists/page-size.rules';
import { type RideListView, rideQuery, viewOfAddress } from './ride-list.rules';

/** In ms: a ride becomes overdue, and leaves the days asked for, without a change of its own. */
const ASKED_EVERY_MS = 15_000;

/** The query of one page of rides, asked again when a ride changes, and every 15 seconds. */
function rideListQuery(view: RideListView, limit: PageSize) {
  const input = { page: view.page, limit, ...rideQuery(view, new Date(serverNow())) };
  return queryOptions({
    queryKey: [QUERY.RideRequest, 'everybody', input],
    queryFn: ({ signal }) => call(rideRoutes.rides, input, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ASKED_EVERY_MS,
  });
}

/** Asks the page of rides that an address shows. */
export const askFirst = (ask: Ask, { search }: Opened) =>
  ask(rideListQuery(viewOfAddress(search), pageSizeOfAddress(search)));

/** One page of rides. */
export const useRideList = (view: RideListView, limit: PageSize) => useQuery(rideListQuery(view, limit));

/** How many rides everybody’s list of this name has. */
export function useRideCount(status: 'OPEN' | 'OVERDUE' | 'REVIEW'): number | undefined {
  const input = { limit: 1, ...rideQuery({ page: 1, search: '', status }, new Date(serverNow())) };
  const { data } = useQuery({
    queryKey: [QUERY.RideRequest, 'count', input],
    queryFn: ({ signal }) => call(rideRoutes.rides, input, { signal }),
    select: ({ meta }) => meta.total,
    refetchInterval: ASKED_EVERY_MS,
  });
  return data;
}
