import { call, QUERY } from '@pothik/api-client';
import { ENDED_RIDE_SHOWN_MS, isOpen, type RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useHasPassed } from '@pothik/ride-ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentRideQuery } from '../../rides/current-ride-query';
import { dismissedRide, dismissRide } from '../../rides/dismissed-ride';
import type { RetryableQuery } from '../../rides/not-loaded';
import { statusSince } from '../../rides/ride.rules';

export type ShownRide =
  | { kind: 'loading' }
  | { kind: 'failed'; query: RetryableQuery }
  | { kind: 'none' }
  | { kind: 'ride'; ride: RideView };

/** The rider's open ride; after its end, how it ended, for 15 minutes or until dismissed, also after a reload. */
export function useShownRide(riderId: string): { shown: ShownRide; dismiss(): void } {
  const [dismissed, setDismissed] = useState(() => dismissedRide(riderId));
  const [last, setLast] = useState<RideView>();
  const current = useQuery(currentRideQuery);
  const isNone = current.data === null;
  const newest = useQuery({
    queryKey: [QUERY.CurrentRide, 'newest', last?._id],
    queryFn: isNone ? newestRide : skipToken,
    // The page shows the last open state until it is known how the ride ended.
    placeholderData: last,
  });
  const open = current.data ?? undefined;
  useEffect(() => {
    if (open) setLast(open);
  }, [open]);

  const ended = isNone && newest.data?._id !== dismissed ? newest.data : undefined;
  const ride = open ?? ended ?? undefined;
  const isOver = ride !== undefined && !isOpen(ride.rideStatus);
  const isOld = useHasPassed(isOver ? Date.parse(statusSince(ride)) + ENDED_RIDE_SHOWN_MS : undefined);

  const dismiss = () => {
    if (!ride) return;
    dismissRide(riderId, ride._id);
    setDismissed(ride._id);
  };
  return { shown: shownOf(), dismiss };

  function shownOf(): ShownRide {
    if (ride && !isOld) return { kind: 'ride', ride };
    if (isNone && newest.data !== undefined) return { kind: 'none' };
    const query = isNone ? newest : current;
    const stuck = query.error !== null || query.fetchStatus === 'paused';
    return stuck ? { kind: 'failed', query } : { kind: 'loading' };
  }
}

/** A rider has one open ride at a time, so the newest is the one that ended last. */
async function newestRide({ signal }: { signal: AbortSignal }): Promise<RideView | null> {
  const { data } = await call(rideRoutes.rides, { limit: 1 }, { signal });
  return data[0] ?? null;
}
