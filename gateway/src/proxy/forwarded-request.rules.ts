import { HEADER, JSON_MAXIMUM_BYTES, TRACEPARENT } from '@pothik/contracts/platform';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** What belongs to one hop alone, or what the next one's client refuses; curl sends `expect` above 1 MB. */
const ONE_HOP = new Set(['expect', 'keep-alive', 'upgrade', 'transfer-encoding', 'proxy-connection']);
const OF_A_BODY = new Set(['content-length', 'content-type']);
/** What the gateway says itself: a caller cannot take it away by naming it in `Connection`. */
const OURS = [HEADER.statement, HEADER.requestId, HEADER.correlationId, TRACEPARENT];

/** Whether a request brings a body its owner should read. A reading call never does, whatever it claims. */
export function bringsBody(method: string, headers: Headers): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A body of known length that is no larger than any JSON an owner takes is kept, so that it can be sent again; only uploads are larger. */
export function isBodyKept(method: string, headers: Headers): boolean {
  if (!bringsBody(method, headers) || headers['transfer-encoding'] !== undefined) return false;
  return Number(headers['content-length']) <= JSON_MAXIMUM_BYTES;
}

/** Whether the owner answers a repeat the same way: it keeps the keys of people it knows, and nobody else's. */
export const isKeyed = (headers: Headers): boolean =>
  headers[HEADER.idempotencyKey] !== undefined && headers[HEADER.statement] !== undefined;

/** The headers a distributed owner gets: those that may pass, and the gateway's own words. */
export function forwardedHeaders(
  passed: Headers,
  admitted: Headers,
  { address, hasBody }: { address: string; hasBody: boolean },
): Headers {
  const kept = Object.entries(passed).filter(([name]) => !ONE_HOP.has(name) && (hasBody || !OF_A_BODY.has(name)));
  const ours = OURS.flatMap((name) => (admitted[name] === undefined ? [] : [[name, admitted[name]]]));
  return { ...Object.fromEntries(kept), ...Object.fromEntries(ours), 'x-forwarded-for': address };
}

const OF_THE_CONNECTION = new Set(['connection', 'keep-alive']);

/** The headers of an owner's answer that go on to the caller: how long a connection lives is each hop's own affair. */
export const answerHeaders = <Answered extends object>(answered: Answered): Answered =>
  Object.fromEntries(Object.entries(answered).filter(([name]) => !OF_THE_CONNECTION.has(name))) as Answered;
