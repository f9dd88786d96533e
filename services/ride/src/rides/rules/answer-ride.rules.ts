import { DomainError } from '@pothik/contracts/catalogue';
import { DRIVER_STATUS } from '@pothik/contracts/driver';
import { RIDE_DEADLINE, RIDE_STATUS, type RideStatus, START_CODE } from '@pothik/contracts/ride';
import type { DriverProjection } from '../../projections/projection.types.js';
import {
  hasExpired,
  later,
  moveTo,
  partyOf,
  type Ride,
  type RideCaller,
  type RideChange,
  requireEdge,
  wasAsked,
} from './ride.rules.js';

/**
 * A suspended driver cannot accept a ride, nor one whose other type, plate or licence waits for confirmation: the ride would
 * show another vehicle than comes. An approved driver accepts their own request before its deadline and gets a start code.
 * Throws ride/driver-not-approved, ride/change-waiting.
 */
export function acceptRide(
  ride: Ride,
  caller: RideCaller,
  driver: DriverProjection | undefined,
  freshCode: string,
  now: Date,
): RideChange {
  const by = requireAnswer(ride, caller, RIDE_STATUS.ACCEPTED, now);
  if (driver?.status !== DRIVER_STATUS.APPROVED) throw new DomainError('ride/driver-not-approved');
  if (driver.changeWaiting) throw new DomainError('ride/change-waiting');
  const moved = moveTo(ride, RIDE_STATUS.ACCEPTED, { by, personId: caller.id, at: now });
  return {
    ...moved,
    ride: {
      ...moved.ride,
      acceptedAt: now,
      approach: null,
      pickUpBy: later(now, RIDE_DEADLINE.pickUpMs),
      code: { value: freshCode, triesLeft: START_CODE.tries, renewals: 0 },
    },
  };
}

/** A driver rejects their own request before its deadline. */
export function rejectRide(ride: Ride, caller: RideCaller, reason: string | undefined, now: Date): RideChange {
  const by = requireAnswer(ride, caller, RIDE_STATUS.REJECTED, now);
  return moveTo(ride, RIDE_STATUS.REJECTED, { by, personId: caller.id, at: now, reason });
}

/** An expired request cannot be answered, whether or not a sweep has closed it. */
function requireAnswer(ride: Ride, caller: RideCaller, to: RideStatus, now: Date) {
  // Whoever was asked knows of the ride: 'not found' would tell him nothing.
  if (wasAsked(ride, caller.id)) throw new DomainError('ride/passed-on');
  const party = partyOf(ride, caller);
  requireEdge(ride.status, to, party);
  if (hasExpired(ride.answerBy, now)) throw new DomainError('ride/answer-too-late');
  return party;
}
