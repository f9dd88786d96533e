import { call, failureText, invalidate, QUERY, queryClient } from '@pothik/api-client';
import type { BlockedRider } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

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

/** Blocks and unblocks one rider, one call at a time: the list shows it at once. Each answers whether it was done. */
export function useBlocking(userId: string) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const running = useRef(false);

  const run = async (command: () => Promise<(riders?: BlockedRider[]) => BlockedRider[]>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setError(undefined);
    try {
      queryClient.setQueryData<BlockedRider[]>(BLOCKS, await command());
      return true;
    } catch (failure) {
      setError(failureText(failure));
      return false;
    } finally {
      running.current = false;
      setBusy(false);
      // An open request of the rider is rejected.
      void invalidate(QUERY.Driver, QUERY.RideRequest, QUERY.CurrentRide);
    }
  };
  const block = () =>
    run(async () => {
      const rider = await call(driverRoutes.blockRider, { userId });
      return (riders) => [rider, ...withoutRider(userId, riders)];
    });
  const unblock = () =>
    run(async () => {
      await call(driverRoutes.unblockRider, { userId });
      return (riders) => withoutRider(userId, riders);
    });
  return { busy, error, block, unblock };
}
