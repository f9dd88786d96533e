import { DOUBTFUL_MS } from './limits.rules';

const doubters = new Set<() => void>();
const losers = new Set<() => void>();
let doubtedAt = Number.NEGATIVE_INFINITY;

/** Whether sockets of before may have been forgotten on the way. */
export const isLineDoubtful = (): boolean => performance.now() - doubtedAt < DOUBTFUL_MS;

/** The line may have been lost and be back: whatever waits on it asks again at once. */
export function doubtLine(): void {
  doubtedAt = performance.now();
  for (const doubter of [...doubters]) doubter();
}

/** The line is as good as new, for tests. */
export function trustLine(): void {
  doubtedAt = Number.NEGATIVE_INFINITY;
}

export const onDoubt = (doubter: () => void): (() => void) => added(doubters, doubter);

/** A try got no answer within its time limit. */
export function noteLost(): void {
  for (const loser of [...losers]) loser();
}

export const onLost = (loser: () => void): (() => void) => added(losers, loser);

function added(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
