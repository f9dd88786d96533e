/** The interval of a safety look unless the operator sets another, in milliseconds. */
export const SAFETY_LOOK_MS = 60_000;

/** The shortest pause before a failed sweep is tried again, in milliseconds. */
const FIRST_RETRY_MS = 5_000;

/** The longest that a timer of Node can wait, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

interface FailedSweep {
  intervalMs: number;
  /** Failed turns before this one. */
  failures: number;
  isUnavailable: boolean;
}

/** After an outage a sweep is tried soon; what fails for another reason is tried with growing pauses, up to its interval. */
export function retryAfterMs({ intervalMs, failures, isUnavailable }: FailedSweep): number {
  return Math.min(intervalMs, isUnavailable ? FIRST_RETRY_MS : FIRST_RETRY_MS * 2 ** failures);
}

/** How long a timer for a moment waits, at least `leastMs`; the timer of a moment too far away only looks again. */
export const timerMs = (at: Date, now: Date, leastMs: number): number =>
  Math.min(LONGEST_TIMER_MS, Math.max(leastMs, at.getTime() - now.getTime()));
