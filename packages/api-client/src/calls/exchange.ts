import { HEADER, type Route, type Success } from '@pothik/contracts/platform';
import type { RouteData, RouteInput } from '@pothik/contracts/routes';
import { ApiRefusal, envelopeOf } from '../refusals/refusal';
import { limitsOf } from './limits.rules';
import { isLineDoubtful } from './line';
import { randomKey } from './random-key';
import { addressOf, requestOf } from './request.rules';
import { send } from './send';

export interface CallOptions {
  /** Sent as multipart when the route allows files and there are any. */
  files?: readonly File[];
  signal?: AbortSignal;
  /** The idempotency key of this command; a fresh one unless the caller repeats an earlier command. */
  idempotencyKey?: string;
  /** How long ago the command was pressed, in whole ms: of an act that waited for a network. */
  actAgeMs?: number;
  /** The time limits of its tries, in ms, asked anew when the line becomes doubtful; those of its kind when left out. */
  limitsNow?: () => readonly number[];
}

/**
 * One request and its response, without refreshing the session: `refresh` and `logOut` use it.
 * @throws {ApiRefusal} {NetworkFailure}
 */
export async function exchange<R extends Route>(
  route: R,
  input: RouteInput<R>,
  { files, signal, idempotencyKey = randomKey(), actAgeMs, limitsNow: given }: CallOptions = {},
): Promise<RouteData<R>> {
  const values: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(input ?? {}));
  const request = requestOf(route, values, idempotencyKey, files);
  if (actAgeMs !== undefined) request.headers.set(HEADER.actAge, String(actAgeMs));
  const hasFiles = files !== undefined && files.length > 0;
  const limitsNow = given ?? (() => limitsOf(route, hasFiles, isLineDoubtful()));
  if (signal) request.signal = signal;
  const response = await send(addressOf(route, values), request, { limitsNow, isWhole: true });
  const envelope = await envelopeOf<Success<RouteData<R>>>(response);
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
