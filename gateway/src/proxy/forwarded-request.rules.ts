import { HEADER, type Owner, TRACEPARENT } from '@pothik/contracts/platform';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Hop-by-hop headers, and those that the HTTP client of the next hop refuses; curl sends `expect` above 1 MB. */
const HOP_BY_HOP = new Set(['expect', 'keep-alive', 'upgrade', 'transfer-encoding', 'proxy-connection']);
const BODY_HEADERS = new Set(['content-length', 'content-type']);
/** Set by the gateway: a caller cannot remove them by naming them in `Connection`. */
const GATEWAY_HEADERS = [
  HEADER.statement,
  HEADER.address,
  HEADER.client,
  HEADER.requestId,
  HEADER.correlationId,
  TRACEPARENT,
];

/** Whether an owner reads cookies. The others know their caller by the statement, and never receive a session's secrets. */
export const readsCookies = (owner: Owner): boolean => owner === 'auth';

/** Whether a body is sent to its owner. GET and HEAD never have one, whatever a caller sent. */
export const sendsBody = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** Whether a retry returns the first answer: owners store idempotency keys of signed-in people only. */
export const isKeyed = (headers: Headers): boolean =>
  headers[HEADER.idempotencyKey] !== undefined && headers[HEADER.statement] !== undefined;

/** The headers sent to a distributed owner: the caller's that may be forwarded, and the gateway's own. */
export function forwardedHeaders(
  passed: Headers,
  admitted: Headers,
  { address, hasBody }: { address: string; hasBody: boolean },
): Headers {
  const forwarded = Object.entries(passed).filter(
    ([name]) => !HOP_BY_HOP.has(name) && (hasBody || !BODY_HEADERS.has(name)),
  );
  const added = GATEWAY_HEADERS.flatMap((name) => (admitted[name] === undefined ? [] : [[name, admitted[name]]]));
  return { ...Object.fromEntries(forwarded), ...Object.fromEntries(added), 'x-forwarded-for': address };
}

const CONNECTION_HEADERS = new Set(['connection', 'keep-alive']);

/** The headers of an owner's answer that are forwarded: each hop manages its own connection. */
export const answerHeaders = <Answered extends object>(answered: Answered): Answered =>
  Object.fromEntries(Object.entries(answered).filter(([name]) => !CONNECTION_HEADERS.has(name))) as Answered;
