import {
  type Action,
  type ActionOptions,
  call,
  failureText,
  NetworkFailure,
  QUERY,
  QUERY_KEY,
  queryClient,
  useAction,
} from '@pothik/api-client';
import { isEngaged, type RideStatus, type RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { toast } from '@pothik/ui-kit';
import { useDriverText } from '../texts/driver-text';

/** Without an answer nobody knows whether it was done. */
const showRefusal = (failure: Error, ..._args: readonly unknown[]): void => {
  const hasNoAnswer = failure instanceof NetworkFailure;
  toast.error(failureText(failure), hasNoAnswer ? { description: useDriverText.now().noAnswer } : {});
};

/**
 * A command on a ride: the ride that it answers is shown at once, a refusal as a toast unless the caller shows it, and what
 * the command may have changed is fetched again either way.
 */
export function useRideCommand<Args extends readonly unknown[]>(
  command: (...args: Args) => Promise<RideView>,
  { onSuccess, showsRefusal, onRefused }: ActionOptions<Args, RideView> = {},
): Action<Args, RideView> {
  return useAction(command, {
    invalidates: [QUERY.CurrentRide, QUERY.RideRequest, QUERY.Driver],
    onSuccess: (ride, ...args) => {
      showAsCurrent(ride);
      onSuccess?.(ride, ...args);
    },
    showsRefusal,
    onRefused: onRefused ?? (showsRefusal ? undefined : showRefusal),
  });
}

/** Gives a ride its next status, with the reason if one was given. Options as of `useRideCommand`. */
export function useStatusCommand(
  { _id: rideId }: Pick<RideView, '_id'>,
  rideStatus: RideStatus,
  options?: ActionOptions<[reason?: string], RideView>,
): Action<[reason?: string], RideView> {
  return useRideCommand(
    (reason?: string) => call(rideRoutes.updateStatus, { rideId, rideStatus, ...(reason ? { reason } : {}) }),
    options,
  );
}

function showAsCurrent(ride: RideView): void {
  queryClient.setQueryData<RideView | null>(QUERY_KEY.currentRide, (current) => {
    if (isEngaged(ride.rideStatus)) return ride;
    return current?._id === ride._id ? null : current;
  });
}
