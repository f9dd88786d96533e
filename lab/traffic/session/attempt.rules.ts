/** The outcome of one call: an answer's status and code, or status 0 when the connection broke before an answer. */
export interface Attempt {
  status: number;
  /** `owner/what-is-wrong` of a refusal, the error message of a broken connection, '' of a success. */
  code: string;
  message: string;
  requestId: string;
  /** `Retry-After` in milliseconds; 0 without one. */
  retryAfterMs: number;
  data: unknown;
}

export const BROKEN = 0;

const FIRST_PAUSE_MS = 250;
/** Shorter than some `Retry-After`: an impatient client is the harder test. */
const LONGEST_PAUSE_MS = 1_000;
const SESSION_CODES = ['auth/session-expired', 'auth/session-stale'];

/** A client retries, by contract, unavailable and rate-limited calls, and those without an answer. */
export const mayRepeat = ({ status }: Attempt): boolean => status === BROKEN || status === 503 || status === 429;

/** A session that is too old is refreshed, and the call repeated. */
export const needsRefresh = ({ status, code }: Attempt): boolean => status === 401 && SESSION_CODES.includes(code);

export const isSuccess = ({ status }: Attempt): boolean => status >= 200 && status < 300;

/** Milliseconds to wait before the next attempt. */
export const pauseAfter = ({ retryAfterMs }: Attempt): number =>
  Math.min(Math.max(retryAfterMs, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);

/** One line for the journal. */
export const wordsOf = ({ status, code, message, requestId }: Attempt): string =>
  status === BROKEN ? `broken: ${code}` : `${status} ${code} "${message}" (request ${requestId})`;
