import { type InvalidateOptions, type InvalidateQueryFilters, type Query, QueryClient } from '@tanstack/react-query';
import { NetworkFailure } from '../refusals/refusal';

/** First element of every query key; a group is refetched as one. */
export const QUERY = {
  User: 'User',
  Driver: 'Driver',
  CurrentRide: 'CurrentRide',
  RideRequest: 'RideRequest',
} as const;
export type QueryGroup = (typeof QUERY)[keyof typeof QUERY];

/** Keys that several front ends share. */
export const QUERY_KEY = {
  me: [QUERY.User, 'me'],
  freeDrivers: [QUERY.Driver, 'free'],
  currentRide: [QUERY.CurrentRide],
  feed: [QUERY.User, 'feed'],
} as const;

/** How long data is kept after its last use, in milliseconds. */
const KEPT_MS = 60_000;
const FRESH_MS = 15_000;

/**
 * A first answer that is still under way when its query becomes old may have been given before the news: the library would
 * keep it as the newest, so it is asked for once more when it has come.
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

/** The one cache of the page: the live feed tells it what is old. */
export const queryClient = new LiveQueryClient({
  defaultOptions: {
    queries: {
      gcTime: KEPT_MS,
      staleTime: FRESH_MS,
      retry: (failures, error) => error instanceof NetworkFailure && failures < 2,
    },
    mutations: { retry: false },
  },
});

/** Marks whole groups as old; what is on the page is fetched again. */
export const invalidate = async (...groups: readonly QueryGroup[]): Promise<void> => {
  await Promise.all(groups.map((group) => queryClient.invalidateQueries({ queryKey: [group] })));
};
