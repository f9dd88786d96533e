import { type InvalidateOptions, type InvalidateQueryFilters, type Query, QueryClient } from '@tanstack/react-query';
import { NetworkFailure } from '../refusals/refusal';

/** First element of every query key; the queries of a group are refetched together. */
export const QUERY = {
  User: 'User',
  Driver: 'Driver',
  CurrentRide: 'CurrentRide',
  RideRequest: 'RideRequest',
  City: 'City',
  Place: 'Place',
} as const;
export type QueryGroup = (typeof QUERY)[keyof typeof QUERY];

/** Keys that several front ends share. */
export const QUERY_KEY = {
  me: [QUERY.User, 'me'],
  freeDrivers: [QUERY.Driver, 'free'],
  currentRide: [QUERY.CurrentRide],
  feed: [QUERY.User, 'feed'],
} as const;

/** How long unused data stays in the cache, in milliseconds. */
const KEPT_MS = 60_000;
const FRESH_MS = 15_000;

/**
 * When a query is invalidated during its first fetch, the response may be older than the change. TanStack would treat
 * it as fresh, so the query is fetched once more afterwards.
 */
class LiveQueryClient extends QueryClient {
  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const underWay = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    await Promise.all([super.invalidateQueries(filters, options), ...underWay.map((query) => this.askAgain(query))]);
  }

  private async askAgain({ promise, queryKey }: Query): Promise<void> {
    await Promise.allSettled([promise]);
    await super.invalidateQueries({ queryKey, exact: true });
  }
}

/** The one cache of the page; live notifications invalidate it. */
export const queryClient = new LiveQueryClient({
  defaultOptions: {
    queries: {
      gcTime: KEPT_MS,
      staleTime: FRESH_MS,
      // A phone stops the live stream of a page in its pocket, and no network brings none.
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      retry: (failures, error) => error instanceof NetworkFailure && failures < 2,
    },
    mutations: { retry: false },
  },
});

/** Marks whole groups as stale; queries in use on the page are refetched. */
export const invalidate = async (...groups: readonly QueryGroup[]): Promise<void> => {
  await Promise.all(groups.map((group) => queryClient.invalidateQueries({ queryKey: [group] })));
};
