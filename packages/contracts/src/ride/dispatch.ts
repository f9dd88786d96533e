/**
 * Dispatch asks the nearest drivers one after another (published as the field `asking` and the call `askNearest`).
 * How one driver's turn ended. `NOT_FREE`: engaged, suspended or deleted meanwhile.
 * Of a driver who had accepted, and whose rider asked the next driver: `MOVED_AWAY` drove away from the pickup,
 * `FARE_NOT_AGREED` set a fare above the rider's offer.
 */
export const ASKED_OUTCOME = {
  REJECTED: 'REJECTED',
  UNANSWERED: 'UNANSWERED',
  NOT_FREE: 'NOT_FREE',
  MOVED_AWAY: 'MOVED_AWAY',
  FARE_NOT_AGREED: 'FARE_NOT_AGREED',
} as const;
export type AskedOutcome = (typeof ASKED_OUTCOME)[keyof typeof ASKED_OUTCOME];

/** Whether a turn ended after the driver had accepted, by the rider's asking the next. */
export const isAfterAcceptance = (outcome: AskedOutcome): boolean =>
  outcome === ASKED_OUTCOME.MOVED_AWAY || outcome === ASKED_OUTCOME.FARE_NOT_AGREED;

/** Whether a turn counts among the refusals that end the dispatch. A driver who was not free, or who accepted, refused nothing. */
export const isRefusal = (outcome: AskedOutcome): boolean =>
  outcome === ASKED_OUTCOME.REJECTED || outcome === ASKED_OUTCOME.UNANSWERED;
