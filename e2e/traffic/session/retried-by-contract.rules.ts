import { BROKEN, needsRefresh } from './attempt.rules.js';
import type { FailedTry } from './tries.js';

/**
 * Whether the web's client makes a failed call again by itself: a reading one that nobody answered or that was told when to
 * come back, and any whose session had to be refreshed first.
 */
export function isRetriedByContract({ call, attempt }: FailedTry): boolean {
  if (needsRefresh(attempt)) return true;
  const comesBack = attempt.status === BROKEN || (attempt.status === 503 && attempt.retryAfterMs > 0);
  return call.startsWith('GET ') && comesBack;
}
