import { BROKEN, needsRefresh } from './attempt.rules.js';
import type { FailedTry } from './tries.js';

/**
 * Whether the web's client retries a failed call by itself: a read without an answer or with `Retry-After`, and any
 * call whose session had to be refreshed first.
 */
export function isRetriedByContract({ call, attempt }: FailedTry): boolean {
  if (needsRefresh(attempt)) return true;
  const comesBack = attempt.status === BROKEN || (attempt.status === 503 && attempt.retryAfterMs > 0);
  return call.startsWith('GET ') && comesBack;
}
