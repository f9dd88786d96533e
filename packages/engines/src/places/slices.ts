import { setImmediate as others } from 'node:timers/promises';

/** Long work is done in slices of so many milliseconds, so that no request waits for all of it. */
const SLICE_MS = 10;

/** To be awaited between two steps of long work: lets other work run when the slice of time is over. */
export function slices(): () => Promise<void> {
  let beganAt = performance.now();
  return async () => {
    if (performance.now() - beganAt < SLICE_MS) return;
    await others();
    beganAt = performance.now();
  };
}
