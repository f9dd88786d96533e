import { setImmediate as others } from 'node:timers/promises';

/** Long work is done in slices of so many milliseconds, so that no request waits for all of it. */
const SLICE_MS = 10;

/** Works on each item; lets other work run whenever a slice of time is over. @throws the signal's reason when the work is given up meanwhile */
export async function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  signal?: AbortSignal,
): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < SLICE_MS) continue;
    await others();
    signal?.throwIfAborted();
    began = performance.now();
  }
}
