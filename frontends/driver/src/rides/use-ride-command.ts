import { failureText, invalidate, NetworkFailure, QUERY, QUERY_KEY, queryClient } from '@pothik/api-client';
import { isEngaged, type RideView } from '@pothik/contracts/ride';
import { toast } from '@pothik/ui-kit';
import { useRef, useState } from 'react';
import { useDriverText } from '../texts/driver-text';

type OnRefused = (failure: unknown) => void;

/** Without an answer nobody knows whether it was done. */
const showRefusal: OnRefused = (failure) => {
  const hasNoAnswer = failure instanceof NetworkFailure;
  toast.error(failureText(failure), hasNoAnswer ? { description: useDriverText.now().noAnswer } : {});
};

/**
 * Runs one command on a ride at a time: its answer is shown at once, a refusal as a toast unless the caller shows it,
 * and what the command may have changed is fetched again either way.
 */
export function useRideCommand() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  /** @returns the ride after the command; undefined when it was refused, or another command is still running */
  const run = async (
    command: () => Promise<RideView>,
    onRefused: OnRefused = showRefusal,
  ): Promise<RideView | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    try {
      const ride = await command();
      showAsCurrent(ride);
      return ride;
    } catch (failure) {
      onRefused(failure);
      return undefined;
    } finally {
      running.current = false;
      setBusy(false);
      void invalidate(QUERY.CurrentRide, QUERY.RideRequest, QUERY.Driver);
    }
  };
  return { busy, run };
}

function showAsCurrent(ride: RideView): void {
  queryClient.setQueryData<RideView | null>(QUERY_KEY.currentRide, (current) => {
    if (isEngaged(ride.rideStatus)) return ride;
    return current?._id === ride._id ? null : current;
  });
}
