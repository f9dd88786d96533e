import type { Route } from '@pothik/contracts/platform';
import { NetworkFailure } from '../refusals/refusal';
import { pause } from './pause';

const REPEAT_AFTER_MS = 300;

/**
 * Commands that may be sent again under the same idempotency key: the answer is that of the first, if it was carried out.
 * Those of auth take a code or a password once, and reads are retried by the cache.
 */
const mayRepeat = ({ method, owner }: Pick<Route, 'method' | 'owner'>) => method !== 'GET' && owner !== 'auth';

/** Makes a call; where the network lost its answer, once more. @throws what the last try throws */
export async function repeatLost<T>(route: Pick<Route, 'method' | 'owner'>, make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof NetworkFailure) || !mayRepeat(route) || !navigator.onLine) throw error;
    await pause(REPEAT_AFTER_MS);
    return make();
  }
}
