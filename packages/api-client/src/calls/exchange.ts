import type { Data, Endpoint, RawInput, Success } from '@pothik/contracts/platform';
import { ApiRefusal, envelopeOf } from './refusal';
import { addressOf, requestOf } from './request.rules';
import { send } from './send';

export interface CallOptions {
  /** Sent as multipart when the entry allows files and there are any. */
  files?: readonly File[];
  signal?: AbortSignal;
  /** The key of this command; a fresh one unless the caller repeats an earlier command. */
  idempotencyKey?: string;
}

/**
 * One request and its answer, the session left as it is: what refreshing and logging out themselves are made of.
 * @throws {ApiRefusal} {NetworkFailure}
 */
export async function exchange<E extends Endpoint>(
  endpoint: E,
  input: RawInput<E>,
  { files, signal, idempotencyKey = crypto.randomUUID() }: CallOptions = {},
): Promise<Data<E>> {
  const values = (input ?? {}) as Record<string, unknown>;
  const request = requestOf(endpoint, values, idempotencyKey, files);
  if (signal) request.signal = signal;
  const response = await send(addressOf(endpoint, values), request);
  const envelope = await envelopeOf<Success<Data<E>>>(response);
  if (!envelope) throw notOurAnswer(response.status);
  return envelope.data;
}

const notOurAnswer = (status: number): ApiRefusal =>
  new ApiRefusal({
    status,
    code: 'platform/unexpected',
    message: '',
    fields: [],
    retryAfterSeconds: undefined,
  });
