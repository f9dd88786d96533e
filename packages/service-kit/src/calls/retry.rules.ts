/**
 * How an attempt failed. NOT_CONNECTED: no connection could be made. BROKEN: it broke before the answer was whole.
 * LATE: there was no answer in time. OTHER: the request or the answer was not right; it says nothing of the connection.
 */
export type Failure = 'NOT_CONNECTED' | 'BROKEN' | 'LATE' | 'OTHER';

/** What decides whether a request may be sent a second time. */
export interface Repeatability {
  method: string;
  /** It bears a key by which its owner answers a repeat the same way. */
  isKeyed: boolean;
  /** All of it can still be sent: a stream that has been read from cannot. */
  isWhole: boolean;
}

/** What an answer says of whether its request was carried out. */
export interface Answered {
  readonly status: number;
  /** It refused before it began. */
  readonly isDeclined: boolean;
}

/** Of undici, of node:net and of fetch: what they throw while a connection is made, when it breaks, and when time is up. */
const NOT_CONNECTED = new Set(['UND_ERR_CONNECT_TIMEOUT', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
const WHILE_CONNECTING = new Set(['connect', 'getaddrinfo']);
const BROKEN = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ETIMEDOUT']);
const LATE = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'TimeoutError']);

/** What errors say of themselves, whichever library made them. */
interface Thrown {
  name?: string;
  code?: string;
  syscall?: string;
  cause?: Thrown;
}

/** How an attempt failed, by what it threw or by its cause: fetch and reply-from wrap what undici throws. */
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
 * A request may be sent to another instance when nothing of it can have been received, when it only reads, or when its owner
 * answers a repeat the same way.
 */
export function mayRepeat(failure: Failure, request: Repeatability): boolean {
  if (!request.isWhole || failure === 'OTHER') return false;
  return failure === 'NOT_CONNECTED' || isHarmlessTwice(request);
}

/**
 * A instance that has lost an engine answers 503: what does no harm twice is tried at one other instance. What a instance
 * declined, because it starts or stops, is tried at every other: nothing of it was begun.
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
