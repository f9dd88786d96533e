import { NetworkFailure, randomKey, useCommand } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { type RouteInput, rideRoutes } from '@pothik/contracts/routes';
import { useRef } from 'react';

interface Search {
  onAsked(ride: RideView): void;
  onFailed(failure: unknown): void | Promise<void>;
}

/** Begins a search: the nearest drivers are asked one after another. A repetition because no answer came keeps its idempotency key. */
export function useSearch({ onAsked, onFailed }: Search) {
  const attempt = useRef<{ told: string; key: string }>(undefined);
  const { isPending, run } = useCommand(rideRoutes.askNearest, {
    onSuccess: onAsked,
    onRefused: (failure) => {
      if (!(failure instanceof NetworkFailure)) attempt.current = undefined;
      return onFailed(failure);
    },
  });

  const ask = async (input: RouteInput<typeof rideRoutes.askNearest>) => {
    if (isPending) return;
    const told = JSON.stringify(input);
    if (attempt.current?.told !== told) attempt.current = { told, key: randomKey() };
    await run(input, { idempotencyKey: attempt.current.key });
  };
  return { ask, busy: isPending };
}
