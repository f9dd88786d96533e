/**
 * Dispatch searches for a driver: it asks the nearest one after another (published as the field `asking` and the call `askNearest`).
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

/** The id of nobody: a ride has it in place of its driver's two ids while a search goes on and it is nobody's turn. */
export const NOBODY = '000000000000000000000000';

/** Whether it is somebody's turn, or somebody's ride. */
export const hasDriver = ({ driverId }: { driverId: string }): boolean => driverId !== NOBODY;
