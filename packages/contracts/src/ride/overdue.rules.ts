import { RIDE_DEADLINE } from './limits.js';
import type { RideStatus } from './status.js';

/**
 * How long a ride may wait for its answer and for its pickup, and go on after the pickup, before administrators look after it, in
 * milliseconds. Ended rides are never overdue.
 */
export const OVERDUE_AFTER = {
  answerMs: 60_000,
  pickUpMs: 15 * 60_000,
  rideMs: RIDE_DEADLINE.alertAfterPickUpMs,
} as const;

/** The parts of a ride by which it is overdue or not. */
interface Dated {
  rideStatus: RideStatus;
  history: readonly { to: RideStatus; at: string }[];
  createdAt: string;
}

/** When the ride came into a status for the last time, in ms since 1970; when it was asked for, if its history does not say. */
export function enteredAt({ history, createdAt }: Pick<Dated, 'history' | 'createdAt'>, status: RideStatus): number {
  return Date.parse(history.findLast(({ to }) => to === status)?.at ?? createdAt);
}

/** Whether a ride waits too long for its answer or its pickup, or goes on for too long. `now` in ms since 1970. */
export function isOverdue(ride: Dated, now: number): boolean {
  switch (ride.rideStatus) {
    case 'REQUESTED':
      return now - enteredAt(ride, 'REQUESTED') > OVERDUE_AFTER.answerMs;
    case 'ACCEPTED':
      return now - enteredAt(ride, 'ACCEPTED') > OVERDUE_AFTER.pickUpMs;
    case 'PICKED UP':
    case 'IN TRANSIT':
      return now - enteredAt(ride, 'PICKED UP') > OVERDUE_AFTER.rideMs;
    default:
      return false;
  }
}
