import type { Route } from '@pothik/contracts/platform';
import { CALL_LIMITS } from './call-limits';

type Called = Pick<Route, 'method' | 'owner'>;

/**
 * Commands that may be sent again under the same idempotency key: the answer is that of the first, if it was carried out.
 * Those of auth take a code or a password once.
 */
export const isRepeatable = ({ method, owner }: Called): boolean => method !== 'GET' && owner !== 'auth';

/** The time limits of a call's tries, in ms. */
export function limitsOf(route: Called, hasFiles: boolean, isDoubtful: boolean): readonly number[] {
  if (route.method === 'GET') return isDoubtful ? [...CALL_LIMITS.doubtfulRead, ...CALL_LIMITS.read] : CALL_LIMITS.read;
  if (hasFiles) return CALL_LIMITS.upload;
  if (!isRepeatable(route) || !isDoubtful) return CALL_LIMITS.command;
  return [...CALL_LIMITS.doubtfulCommand, ...CALL_LIMITS.command];
}
