import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  type Query,
  QueryClient,
} from '@tanstack/react-query';
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

/** What a command tells the cache of itself; a type, because an interface is no record. */
export type CommandMeta = {
  /** The groups that become stale, also after a refusal: somebody else was first, or the answer was lost. */
  invalidates?: readonly QueryGroup[] | undefined;
  /** The command is pending until they are fetched again, where the page would show the old data meanwhile. */
  isPendingUntilFresh?: boolean | undefined;
  /** The component shows `error` itself: no toast. */
  showsRefusal?: boolean | undefined;
  /** Shows the refusal in place of the toast, before `invalidates` are fetched again. */
  onRefused?: unknown;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: CommandMeta;
  }
}

/** Shows why a command was refused, or that no answer came. */
type RefusalNotice = (failure: Error) => void;
let showRefusal: RefusalNotice | undefined;

/** Sets how the page shows the refusal of a command that does not show it itself. Without it nothing is shown. */
export function setRefusalNotice(show: RefusalNotice): void {
  showRefusal = show;
}

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
  mutationCache: new MutationCache({
    onError: (failure, _args, _result, { meta }) => {
      if (!meta?.showsRefusal && !meta?.onRefused) showRefusal?.(failure);
    },
    onSettled: (_data, _failure, _args, _result, { meta }) => {
      const fresh = invalidate(...(meta?.invalidates ?? []));
      return meta?.isPendingUntilFresh ? fresh : undefined;
    },
  }),
  defaultOptions: {
    queries: {
      gcTime: KEPT_MS,
      staleTime: FRESH_MS,
      // A phone stops the live stream of a page in its pocket, and no network brings none.
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      retry: (failures, error) => error instanceof NetworkFailure && failures < 2,
    },
    // Without a network a command fails at once: nobody expects it to be sent later.
    mutations: { gcTime: KEPT_MS, retry: false, networkMode: 'always' },
  },
});

/** Marks whole groups as stale; queries in use on the page are refetched. */
export const invalidate = async (...groups: readonly QueryGroup[]): Promise<void> => {
  await Promise.all(groups.map((group) => queryClient.invalidateQueries({ queryKey: [group] })));
};
