import type { Route } from '@pothik/contracts/platform';
import { NetworkFailure } from '../refusals/refusal';
import { isRepeatable } from './limits.rules';
import { pause } from './pause';

const REPEAT_AFTER_MS = 300;

/** Makes a call; where the network lost a command's answer, once more: reads are retried by the cache. @throws what the last try throws */
export async function repeatLost<T>(route: Pick<Route, 'method' | 'owner'>, make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof NetworkFailure) || !isRepeatable(route) || !navigator.onLine) throw error;
    await pause(REPEAT_AFTER_MS);
    return make();
  }
}
