/**
 * Dispatch asks the nearest drivers one after another (published as the field `asking` and the call `askNearest`).
 * How one driver's turn ended. `NOT_FREE`: engaged, suspended or deleted meanwhile.
 * `MOVED_AWAY`: accepted, then drove away from the pickup, and the rider asked the next driver.
 */
export const ASKED_OUTCOME = {
  REJECTED: 'REJECTED',
  UNANSWERED: 'UNANSWERED',
  NOT_FREE: 'NOT_FREE',
  MOVED_AWAY: 'MOVED_AWAY',
} as const;
export type AskedOutcome = (typeof ASKED_OUTCOME)[keyof typeof ASKED_OUTCOME];

/** Whether a turn counts among the refusals that end the dispatch. A driver who was not free, or who accepted, refused nothing. */
export const isRefusal = (outcome: AskedOutcome): boolean =>
  outcome === ASKED_OUTCOME.REJECTED || outcome === ASKED_OUTCOME.UNANSWERED;
