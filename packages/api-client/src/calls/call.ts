import type { Data, Endpoint, RawInput } from '@pothik/contracts/platform';
import { withSession } from '../session/with-session';
import { type CallOptions, exchange } from './exchange';

/**
 * Makes one call of the API by its contract entry and answers with the envelope's `data`. An expired or stale session is
 * refreshed and the call repeated once, under the same idempotency key.
 * @throws {ApiRefusal} {NetworkFailure}
 */
export function call<E extends Endpoint>(endpoint: E, input: RawInput<E>, options: CallOptions = {}): Promise<Data<E>> {
  const kept = { ...options, idempotencyKey: options.idempotencyKey ?? crypto.randomUUID() };
  return withSession(() => exchange(endpoint, input, kept));
}
