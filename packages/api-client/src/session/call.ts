import type { Route } from '@pothik/contracts/platform';
import type { RouteData, RouteInput } from '@pothik/contracts/routes';
import { type CallOptions, exchange } from '../calls/exchange';
import { randomKey } from '../calls/random-key';
import { repeatLost } from '../calls/repeat-lost';
import { renewing } from './refresh';
import { withSession } from './with-session';

/**
 * Calls the API by a route and returns the envelope's `data`. An expired or stale session is
 * refreshed and the call repeated once, under the same idempotency key; so is a command whose answer was lost.
 * @throws {ApiRefusal} {NetworkFailure}
 */
export function call<R extends Route>(
  route: R,
  input: RouteInput<R>,
  options: CallOptions = {},
): Promise<RouteData<R>> {
  const keyed = { ...options, idempotencyKey: options.idempotencyKey ?? randomKey() };
  const make = () => repeatLost(route, () => exchange(route, input, keyed));
  if (route.renewsSession === undefined) return withSession(make);
  return withSession(() => renewing(make as () => Promise<RouteData<R> & { expiresAt: string }>));
}
