import type { Route } from '@pothik/contracts/platform';
import type { RouteInput } from '@pothik/contracts/routes';
import { CALL_LIMITS } from '../calls/limits.rules';
import { addressOf, requestOf } from '../calls/request.rules';
import { send } from '../calls/send';
import { withSession } from './with-session';

/**
 * Calls the API for a file instead of an envelope, and returns the response while its body still comes. An expired or
 * stale session is refreshed and the call repeated once.
 * @throws {ApiRefusal} {NetworkFailure} and the signal's own abort error
 */
export function callForFile<R extends Route>(route: R, input: RouteInput<R>, signal: AbortSignal): Promise<Response> {
  const values = Object.fromEntries(Object.entries(input ?? {}));
  const begins = { limitsNow: () => CALL_LIMITS.file, isWhole: false };
  return withSession(() => send(addressOf(route, values), { ...requestOf(route, values, ''), signal }, begins));
}
