/**
 * What became of one driver's turn when the nearest drivers are asked one after another. `NOT_FREE`: engaged, suspended or deleted
 * meanwhile. `MOVED_AWAY`: he accepted and drove away from the pickup, and the rider asked the next.
 */
export const ASKED_OUTCOME = {
  REJECTED: 'REJECTED',
  UNANSWERED: 'UNANSWERED',
  NOT_FREE: 'NOT_FREE',
  MOVED_AWAY: 'MOVED_AWAY',
} as const;
export type AskedOutcome = (typeof ASKED_OUTCOME)[keyof typeof ASKED_OUTCOME];

/** Whether a turn counts among the refusals that end the asking: a driver who was not free, or accepted, refused nothing. */
export const isRefusal = (outcome: AskedOutcome): boolean =>
  outcome === ASKED_OUTCOME.REJECTED || outcome === ASKED_OUTCOME.UNANSWERED;
