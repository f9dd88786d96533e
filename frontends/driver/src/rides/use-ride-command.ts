import { failureText, invalidate, QUERY, QUERY_KEY, queryClient } from '@pothik/api-client';
import { isEngaged, type RideView } from '@pothik/contracts/ride';
import { toast } from '@pothik/ui-kit';
import { useRef, useState } from 'react';

type OnRefused = (failure: unknown) => void;

const sayIt: OnRefused = (failure) => toast.error(failureText(failure));

/**
 * One command on a ride at a time: the answer is on the page at once, a refusal in a toast unless somebody else shows it,
 * and what the command may have touched is fetched again either way.
 */
export function useRideCommand() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  /** @returns the ride after the command; undefined when it was refused, or another command is still running */
  const run = async (command: () => Promise<RideView>, onRefused: OnRefused = sayIt): Promise<RideView | undefined> => {
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
