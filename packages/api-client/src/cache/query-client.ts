import { QueryClient } from '@tanstack/react-query';
import { NetworkFailure } from '../calls/refusal';

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

/** The one cache of the page: the live feed tells it what is old. */
export const queryClient = new QueryClient({
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
