import { call, QUERY, serverNow } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PageSize } from '../../lists/page-size.rules';
import { type RideListView, rideQuery } from './ride-list.rules';

/** In ms: a ride becomes overdue, and leaves the days asked for, without a change of its own. */
const ASKED_EVERY_MS = 15_000;

/** One page of rides, asked again when a ride changes, and every 15 seconds. */
export function useRideList(view: RideListView, limit: PageSize) {
  const input = { page: view.page, limit, ...rideQuery(view, new Date(serverNow())) };
  return useQuery({
    queryKey: [QUERY.RideRequest, 'everybody', input],
    queryFn: ({ signal }) => call(rideRoutes.rides, input, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ASKED_EVERY_MS,
  });
}

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
