import { call, isRefusal, QUERY, QUERY_KEY } from '@pothik/api-client';
import { ENDED_RIDE_SHOWN_MS, isOpen, type RideView, rideHttp } from '@pothik/contracts/ride';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forgetRide, rememberedRide, rememberRide } from '../../rides/remembered-ride';
import { statusSince } from '../../rides/ride.rules';
import { useHasPassed } from './use-has-passed';

/** A driver's wrong codes are no news on the feed: while there is a code its tries are looked after. */
const CODE_LOOK_MS = 10_000;

export type ShownRide =
  | { kind: 'loading' }
  | { kind: 'failed'; retry(): void; retrying: boolean }
  | { kind: 'none' }
  | { kind: 'ride'; ride: RideView };

/** The rider's open ride; once it has ended, how it ended, for 15 minutes or until dismissed, reloads included. */
export function useShownRide(riderId: string): { shown: ShownRide; dismiss(): void } {
  const [lastId, setLastId] = useState(() => rememberedRide(riderId));
  const [last, setLast] = useState<RideView>();
  const current = useQuery({
    queryKey: QUERY_KEY.currentRide,
    queryFn: ({ signal }) => call(rideHttp.currentRide, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.startCode ? CODE_LOOK_MS : false),
  });
  const open = current.data ?? undefined;
  const endedId = current.data === null ? lastId : undefined;
  const ended = useQuery({
    queryKey: [QUERY.CurrentRide, 'ended', endedId],
    queryFn: endedId ? ({ signal }) => call(rideHttp.getRide, { rideId: endedId }, { signal }) : skipToken,
    // The page stays as it was until it is known how the ride ended.
    placeholderData: last?._id === endedId ? last : undefined,
  });
  useEffect(() => {
    if (!open) return;
    rememberRide(riderId, open._id);
    setLastId(open._id);
    setLast(open);
  }, [open, riderId]);

  const ride = open ?? ended.data;
  const isOver = ride !== undefined && !isOpen(ride.rideStatus);
  const isOld = useHasPassed(isOver ? Date.parse(statusSince(ride)) + ENDED_RIDE_SHOWN_MS : undefined);
  const isUnknown = isRefusal(ended.error, 'ride/not-found');

  const dismiss = () => {
    forgetRide(riderId);
    setLastId(undefined);
    setLast(undefined);
  };
  return { shown: shownOf(), dismiss };

  function shownOf(): ShownRide {
    const query = current.data === null ? ended : current;
    if (ride && !isOld) return { kind: 'ride', ride };
    if (current.data === null && (endedId === undefined || isOld || isUnknown)) return { kind: 'none' };
    const stuck = query.error !== null || query.fetchStatus === 'paused';
    if (stuck) return { kind: 'failed', retry: () => void query.refetch(), retrying: query.fetchStatus === 'fetching' };
    return { kind: 'loading' };
  }
}
