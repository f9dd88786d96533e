import { call, QUERY, QUERY_KEY, queryClient } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';

const SHOWN = 50;
/** The driver gets no notification when an accepted ride rejects the other requests, so they are polled until they are gone. */
const LEAVING_POLL_MS = 2_000;

/** The query of the requests that wait for this driver's answer, the one with the least time left first; notifications fetch them again. */
export const waitingRequestsQuery = queryOptions({
  queryKey: [QUERY.RideRequest, 'waiting'],
  queryFn: async ({ signal }) => {
    const input = { rideStatus: 'REQUESTED', sort: 'createdAt', limit: SHOWN } as const;
    const { data } = await call(rideRoutes.rides, input, { signal });
    return soonestFirst(data);
  },
  refetchInterval: ({ state }) => (state.data?.length && isEngagedNow() ? LEAVING_POLL_MS : false),
});

/** Requests that wait for this driver's answer, the one with the least time left first. */
export const useWaitingRequests = () => useQuery(waitingRequestsQuery);

/** Among equals the oldest. */
const soonestFirst = (rides: readonly RideView[]): RideView[] =>
  [...rides].sort((one, other) => endOf(one) - endOf(other));
const endOf = ({ answerBy }: RideView): number => (answerBy ? Date.parse(answerBy) : Number.POSITIVE_INFINITY);

const isEngagedNow = (): boolean => Boolean(queryClient.getQueryData(QUERY_KEY.currentRide));
