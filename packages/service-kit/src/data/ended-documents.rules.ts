/** How much a look removes at most, by the time at which documents end. */
export const LOOK_SPAN_MS = 3_600_000;

/**
 * Up to which time a look removes what has ended: within an hour of the oldest end. So a clock that is wrong for a while costs
 * an hour's documents, not all; what a long standstill left is caught up hour by hour, with each look one.
 */
export const removedUntil = (oldestEnd: Date, now: Date): Date =>
  new Date(Math.min(now.getTime(), oldestEnd.getTime() + LOOK_SPAN_MS));
