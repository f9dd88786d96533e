import { call, NetworkFailure, randomKey } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { type RouteInput, rideRoutes } from '@pothik/contracts/routes';
import { useRef, useState } from 'react';

interface Dispatch {
  /** Whether what is written is complete; shows what is missing. */
  check(): Promise<boolean>;
  onAsked(ride: RideView): void;
  onFailed(failure: unknown): Promise<void>;
}

/** Dispatch: asks the nearest drivers one after another. A repetition because no answer came keeps its idempotency key. */
export function useDispatch({ check, onAsked, onFailed }: Dispatch) {
  const [busy, setBusy] = useState(false);
  const attempt = useRef<{ told: string; key: string }>(undefined);

  const ask = async (input: RouteInput<typeof rideRoutes.askNearest>) => {
    if (busy || !(await check())) return;
    const told = JSON.stringify(input);
    if (attempt.current?.told !== told) attempt.current = { told, key: randomKey() };
    setBusy(true);
    try {
      onAsked(await call(rideRoutes.askNearest, input, { idempotencyKey: attempt.current.key }));
    } catch (failure) {
      if (!(failure instanceof NetworkFailure)) attempt.current = undefined;
      await onFailed(failure);
    } finally {
      setBusy(false);
    }
  };
  return { ask, busy };
}
