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
import { pricedAt, type WantedFare } from './set-fare.rules.js';

/** What an acceptance brings. */
export interface Acceptance {
  driver: DriverProjection | undefined;
  freshCode: string;
  /** Another fare than the rider's offer, set in the same act; undefined takes the offer, or leaves the fare open without one. */
  fare?: WantedFare | undefined;
}

/**
 * A suspended driver cannot accept a ride, nor one whose other type, plate or licence waits for confirmation: the ride would
 * show another vehicle than comes. An approved driver accepts their own request before its deadline and gets a start code; the
 * rider's offer is the fare then, unless the driver asks another in the same act.
 * Throws ride/driver-not-approved, ride/change-waiting, ride/fare-above-ceiling, ride/fare-reason-required.
 */
export function acceptRide(
  ride: Ride,
  caller: RideCaller,
  { driver, freshCode, fare }: Acceptance,
  now: Date,
): RideChange {
  const by = requireAnswer(ride, caller, RIDE_STATUS.ACCEPTED, now);
  if (driver?.status !== DRIVER_STATUS.APPROVED) throw new DomainError('ride/driver-not-approved');
  if (driver.changeWaiting) throw new DomainError('ride/change-waiting');
  const moved = moveTo(ride, RIDE_STATUS.ACCEPTED, { by, personId: caller.id, at: now });
  const wanted = fare ?? (ride.offer ? { fare: ride.offer.fare } : undefined);
  const isOther = wanted !== undefined && wanted.fare !== ride.offer?.fare;
  return {
    domainEvents: [...moved.domainEvents, ...(isOther ? [{ kind: 'fareSet' } as const] : [])],
    ride: {
      ...moved.ride,
      ...(wanted ? pricedAt(ride, wanted, now) : {}),
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
