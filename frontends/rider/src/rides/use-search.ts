import { call, NetworkFailure, randomKey, useAction } from '@pothik/api-client';
import { isOpen, type RideView } from '@pothik/contracts/ride';
import { type RouteInput, rideRoutes } from '@pothik/contracts/routes';
import { useRef } from 'react';

interface Search {
  onAsked(ride: RideView): void;
  onFailed(failure: unknown): void | Promise<void>;
}

/** Begins a search: the nearest drivers are asked one after another. A repetition because no answer came keeps its idempotency key. */
export function useSearch({ onAsked, onFailed }: Search) {
  const attempt = useRef<{ told: string; key: string }>(undefined);
  const { isPending, run } = useAction(
    async (input: RouteInput<typeof rideRoutes.askNearest>) => {
      const told = JSON.stringify(input);
      const earlier = attempt.current?.told === told ? attempt.current : undefined;
      const send = (one: { told: string; key: string }) => {
        attempt.current = one;
        return call(rideRoutes.askNearest, input, { idempotencyKey: one.key });
      };
      const ride = await send(earlier ?? { told, key: randomKey() });
      // The ride of the earlier attempt has ended since, so nobody was asked this time.
      return earlier && !isOpen(ride.rideStatus) ? send({ told, key: randomKey() }) : ride;
    },
    {
      onSuccess: (ride) => {
        attempt.current = undefined;
        onAsked(ride);
      },
      onRefused: (failure) => {
        if (!(failure instanceof NetworkFailure)) attempt.current = undefined;
        return onFailed(failure);
      },
    },
  );
  return { ask: run, busy: isPending };
}
