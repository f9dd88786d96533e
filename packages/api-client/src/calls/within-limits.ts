import { NetworkFailure } from '../refusals/refusal';
import { FRESH_TRY_MS } from './limits.rules';
import { noteLost, onDoubt } from './line';

type Ended = 'late' | 'doubted';

/**
 * Asks within the first time limit, then again within the next. A doubt about the line ends a try early, and the limits begin anew.
 * @param limitsNow the limits of the tries, in ms
 * @throws {NetworkFailure} when the last limit has passed, and whatever `ask` throws
 */
export async function withinLimits<T>(
  limitsNow: () => readonly number[],
  signal: AbortSignal | null | undefined,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  let left = [...limitsNow()];
  for (;;) {
    const tried = startTry(left.shift() ?? 0, signal);
    try {
      return await ask(tried.signal);
    } catch (error) {
      if (signal?.aborted || tried.ended() === undefined) throw error;
      if (tried.ended() === 'doubted') left = [...limitsNow()];
      else noteLost();
      if (left.length === 0) throw new NetworkFailure(error);
    } finally {
      tried.stopWaiting();
    }
  }
}

/** One try. Its signal goes on to follow the caller's while the body of the answer is read. */
function startTry(limitMs: number, signal: AbortSignal | null | undefined) {
  const trying = new AbortController();
  const startedAt = performance.now();
  let ended: Ended | undefined;
  const end = (why: Ended) => {
    ended ??= why;
    trying.abort();
  };
  const timer = setTimeout(end, limitMs, 'late');
  const stopDoubting = onDoubt(() => {
    if (performance.now() - startedAt >= FRESH_TRY_MS) end('doubted');
  });
  if (signal?.aborted) trying.abort(signal.reason);
  signal?.addEventListener('abort', () => trying.abort(signal.reason), { once: true });
  return {
    signal: trying.signal,
    ended: () => ended,
    stopWaiting: () => {
      clearTimeout(timer);
      stopDoubting();
    },
  };
}
