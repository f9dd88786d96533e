import type { Route } from '@pothik/contracts/platform';
import type { RouteData, RouteInput } from '@pothik/contracts/routes';
import { type CallOptions, exchange } from '../calls/exchange';
import { withSession } from './with-session';

/**
 * Makes one call of the API by its route and answers with the envelope's `data`. An expired or stale session is
 * refreshed and the call repeated once, under the same idempotency key.
 * @throws {ApiRefusal} {NetworkFailure}
 */
export function call<R extends Route>(
  route: R,
  input: RouteInput<R>,
  options: CallOptions = {},
): Promise<RouteData<R>> {
  const kept = { ...options, idempotencyKey: options.idempotencyKey ?? crypto.randomUUID() };
  return withSession(() => exchange(route, input, kept));
}
