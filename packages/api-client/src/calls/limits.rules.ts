import type { Route } from '@pothik/contracts/platform';

/** How long a call waits for its answer, in milliseconds: one limit for each try. A read, and a command under its key, may be tried again. */
export const CALL_LIMITS = {
  read: [8_000, 16_000],
  command: [15_000],
  /** Five megabytes on a slow line. */
  upload: [120_000],
  /** Until a file begins to come. */
  file: [30_000],
  /** Tried again: a session does not end because its answer was lost. */
  refresh: [6_000, 6_000, 12_000],
  /**
   * Before the others while the line is doubtful: the browser sends on sockets that it believes open, and one that was
   * forgotten on the way answers nothing. Giving up a try closes its socket; the next gets another.
   */
  doubtfulRead: [1_200, 1_200, 1_200],
  doubtfulCommand: [2_500],
  doubtfulRefresh: [1_500, 1_500],
} as const;

/** For how long after a sign that the line was lost it is doubtful, in ms. */
export const DOUBTFUL_MS = 10_000;
/** A try younger than this, in ms, was sent on the line as it is now. */
export const FRESH_TRY_MS = 1_000;

type Called = Pick<Route, 'method' | 'owner'>;

/**
 * Commands that may be sent again under the same idempotency key: the answer is that of the first, if it was carried out.
 * Those of auth take a code or a password once.
 */
export const isRepeatable = ({ method, owner }: Called): boolean => method !== 'GET' && owner !== 'auth';

/** The time limits of a refresh's tries, in ms. */
export const refreshLimits = (isDoubtful: boolean): readonly number[] =>
  isDoubtful ? [...CALL_LIMITS.doubtfulRefresh, ...CALL_LIMITS.refresh] : CALL_LIMITS.refresh;

/** The time limits of a call's tries, in ms. */
export function limitsOf(route: Called, hasFiles: boolean, isDoubtful: boolean): readonly number[] {
  if (route.method === 'GET') return isDoubtful ? [...CALL_LIMITS.doubtfulRead, ...CALL_LIMITS.read] : CALL_LIMITS.read;
  if (hasFiles) return CALL_LIMITS.upload;
  if (!isRepeatable(route) || !isDoubtful) return CALL_LIMITS.command;
  return [...CALL_LIMITS.doubtfulCommand, ...CALL_LIMITS.command];
}
