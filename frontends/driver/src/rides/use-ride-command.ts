import {
  type Action,
  type ActionOptions,
  actOnRide,
  call,
  failureText,
  NetworkFailure,
  QUERY,
  type RideAct,
  showAsCurrent,
  useAction,
} from '@pothik/api-client';
import type { RideStatus, RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { toast } from '@pothik/ui-kit';
import { useDriverText } from '../texts/driver-text';

const STALE = [QUERY.CurrentRide, QUERY.RideRequest, QUERY.Driver] as const;

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
    invalidates: STALE,
    onSuccess: (ride, ...args) => {
      showAsCurrent(ride);
      onSuccess?.(ride, ...args);
    },
    showsRefusal,
    onRefused: onRefused ?? (showsRefusal ? undefined : showRefusal),
  });
}

/** An act that waits on the device where there is no network: then `onSuccess` gets no ride. Options as of `useRideCommand`. */
export function useRideAct<Args extends readonly unknown[]>(
  { _id: rideId }: Pick<RideView, '_id'>,
  actOf: (...args: Args) => RideAct,
  { onRefused = showRefusal }: Pick<ActionOptions<Args, RideView | undefined>, 'onRefused'> = {},
): Action<Args, RideView | undefined> {
  return useAction((...args: Args) => actOnRide(rideId, actOf(...args)), {
    invalidates: STALE,
    onSuccess: (ride, ..._args: Args) => ride && showAsCurrent(ride),
    onRefused,
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
