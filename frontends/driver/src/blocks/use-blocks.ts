import { call, failureText, QUERY, queryClient, useCommand } from '@pothik/api-client';
import type { BlockedRider } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

const BLOCKS = [QUERY.Driver, 'blocks'] as const;

/** The riders whom this driver has blocked, the latest first. */
export function useBlockedRiders() {
  return useQuery({
    queryKey: BLOCKS,
    queryFn: ({ signal }) => call(driverRoutes.blockedRiders, undefined, { signal }),
  });
}

const withoutRider = (userId: string, riders: readonly BlockedRider[] = []) =>
  riders.filter(({ user }) => user._id !== userId);

/** An open request of the rider is rejected. */
const STALE = [QUERY.Driver, QUERY.RideRequest, QUERY.CurrentRide];

/** Blocks a rider; the list shows it at once. `onBlocked` may close what the rider was blocked in. */
export function useBlock(onBlocked: () => void) {
  const { error, run } = useCommand(driverRoutes.blockRider, {
    invalidates: STALE,
    showsRefusal: true,
    onSuccess: (rider) => {
      queryClient.setQueryData<BlockedRider[]>(BLOCKS, (riders) => [rider, ...withoutRider(rider.user._id, riders)]);
      onBlocked();
    },
  });
  return { error: error ? failureText(error) : undefined, block: (userId: string) => run({ userId }) };
}

/** Unblocks a rider; the list shows it at once. */
export function useUnblock(onUnblocked?: () => void) {
  const { isPending, error, run } = useCommand(driverRoutes.unblockRider, {
    invalidates: STALE,
    showsRefusal: true,
    onSuccess: (_done, { userId }) => {
      queryClient.setQueryData<BlockedRider[]>(BLOCKS, (riders) => withoutRider(userId, riders));
      onUnblocked?.();
    },
  });
  const unblock = (userId: string) => run({ userId });
  return { busy: isPending, error: error ? failureText(error) : undefined, unblock };
}
