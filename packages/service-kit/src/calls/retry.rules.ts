/**
 * How an attempt failed. NOT_CONNECTED: no connection could be made. BROKEN: it broke before the response was complete.
 * LATE: no response in time. OTHER: the request or the response was invalid; the connection is fine.
 */
export type Failure = 'NOT_CONNECTED' | 'BROKEN' | 'LATE' | 'OTHER';

/** The properties that decide whether a request may be sent a second time. */
export interface Repeatability {
  method: string;
  /** It has an idempotency key, by which its owner gives a repeat the same answer. */
  isKeyed: boolean;
  /** It can still be sent completely: a stream that has been read from cannot. */
  isWhole: boolean;
}

/** The part of a response that shows whether its request was executed. */
export interface Answered {
  readonly status: number;
  /** The instance refused before it started the request. */
  readonly isDeclined: boolean;
}

/** Error codes of undici, node:net and fetch: while connecting, when the connection breaks, and on a timeout. */
const NOT_CONNECTED = new Set(['UND_ERR_CONNECT_TIMEOUT', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
const WHILE_CONNECTING = new Set(['connect', 'getaddrinfo']);
const BROKEN = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ETIMEDOUT']);
const LATE = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'TimeoutError']);

/** The fields of errors, whichever library throws them. */
interface Thrown {
  name?: string;
  code?: string;
  syscall?: string;
  cause?: Thrown;
}

/** How an attempt failed, by its error or the error's cause: fetch and reply-from wrap undici's errors. */
export function failureOf(error: unknown): Failure {
  for (let at = error as Thrown | undefined, depth = 0; at && depth < 5; at = at.cause, depth += 1) {
    const failure = failureNamed(at);
    if (failure !== 'OTHER') return failure;
  }
  return 'OTHER';
}

function failureNamed({ name = '', code = '', syscall = '' }: Thrown): Failure {
  if (NOT_CONNECTED.has(code) || WHILE_CONNECTING.has(syscall)) return 'NOT_CONNECTED';
  if (LATE.has(code) || LATE.has(name)) return 'LATE';
  return BROKEN.has(code) ? 'BROKEN' : 'OTHER';
}

/**
 * A request may be sent to another instance when no part of it can have been received, when it only reads, or when it
 * has an idempotency key.
 */
export function mayRepeat(failure: Failure, request: Repeatability): boolean {
  if (!request.isWhole || failure === 'OTHER') return false;
  return failure === 'NOT_CONNECTED' || isHarmlessTwice(request);
}

/**
 * An instance that has lost an engine answers 503: a request that is safe to send twice is tried at one other instance.
 * A request that was declined, because the instance starts or stops, is tried at every other: it was not started.
 */
export function mayRepeatAfter(
  { status, isDeclined }: Answered,
  earlierRefusals: number,
  request: Repeatability,
): boolean {
  if (!request.isWhole || status !== 503) return false;
  return isDeclined || (earlierRefusals === 0 && isHarmlessTwice(request));
}

const isHarmlessTwice = ({ method, isKeyed }: Repeatability): boolean =>
  method === 'GET' || method === 'HEAD' || isKeyed;
