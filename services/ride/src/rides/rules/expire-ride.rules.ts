import { allowsSos, RIDE_CAUSE, RIDE_PARTY, RIDE_STATUS, type RideCause } from '@pothik/contracts/ride';
import { hasExpired, moveTo, type Ride, type RideChange } from './ride.rules.js';

/** Cancels an expired ride: unanswered, not picked up, or too long. Else undefined. */
export function expireRide(ride: Ride, now: Date): RideChange | undefined {
  if (ride.status === RIDE_STATUS.REQUESTED && hasExpired(ride.answerBy, now)) {
    return cancel(ride, RIDE_CAUSE.UNANSWERED, now);
  }
  if (ride.status === RIDE_STATUS.ACCEPTED && hasExpired(ride.pickUpBy, now)) {
    return cancel(ride, RIDE_CAUSE.NOT_PICKED_UP, now);
  }
  if (allowsSos(ride.status) && hasExpired(ride.endBy, now)) {
    return cancel(ride, RIDE_CAUSE.TOO_LONG, now);
  }
  return undefined;
}

/** Alerts administrators once to a ride that has not ended six hours after pick-up. Else undefined. */
export function alertOverdueRide(ride: Ride, now: Date): RideChange | undefined {
  if (!allowsSos(ride.status) || !hasExpired(ride.alertAt, now)) return undefined;
  return { ride: { ...ride, alertAt: null }, domainEvents: [{ kind: 'rideOverdue' }] };
}

function cancel(ride: Ride, cause: RideCause, now: Date): RideChange {
  return moveTo(ride, RIDE_STATUS.CANCELLED, { by: RIDE_PARTY.SYSTEM, personId: '', at: now, cause });
}
