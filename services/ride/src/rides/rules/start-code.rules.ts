import { DomainError } from '@pothik/contracts/catalogue';
import { RIDE_DEADLINE, RIDE_PARTY, RIDE_STATUS, START_CODE } from '@pothik/contracts/ride';
import {
  hasExpired,
  later,
  moveTo,
  type Ride,
  type RideCaller,
  type RideChange,
  requireByPhone,
  requireEdge,
  requireParty,
} from './ride.rules.js';

/** Compares a typed code with the rider's in constant time. */
export type CompareCodes = (typed: string, expected: string) => boolean;

/** The driver picks the rider up with the rider's code, once the fare is set; the fifth wrong code locks it. */
export function verifyStartCode(
  ride: Ride,
  caller: RideCaller,
  typed: string,
  isSameCode: CompareCodes,
  now: Date,
): RideChange {
  requireParty(ride, caller, RIDE_PARTY.DRIVER);
  requireEdge(ride.status, RIDE_STATUS.PICKED_UP, RIDE_PARTY.DRIVER);
  if (hasExpired(ride.pickUpBy, now)) throw new DomainError('ride/pick-up-too-late');
  if (ride.fare === null) throw new DomainError('ride/fare-missing');
  const { code } = ride;
  if (code === null || code.triesLeft === 0) throw new DomainError('ride/code-locked');
  if (!isSameCode(typed, code.value)) return countWrongTry({ ...ride, code });
  const moved = moveTo(ride, RIDE_STATUS.PICKED_UP, { by: RIDE_PARTY.DRIVER, personId: caller.id, at: now });
  const deadlines = {
    alertAt: later(now, RIDE_DEADLINE.alertAfterPickUpMs),
    endBy: later(now, RIDE_DEADLINE.endAfterPickUpMs),
  };
  return { ...moved, ride: { ...moved.ride, ...deadlines, pickedUpAt: now } };
}

/** Stores the used try, tells it, and refuses the call. */
function countWrongTry(ride: Ride & { code: NonNullable<Ride['code']> }): RideChange {
  const code = { ...ride.code, triesLeft: ride.code.triesLeft - 1 };
  return {
    ride: { ...ride, code },
    domainEvents: [{ kind: 'startCodeMistyped' }],
    refusal: new DomainError('ride/code-wrong'),
  };
}

/** Only the rider renews the code, at most five times a ride and before the pick-up deadline; only this resets the tries. */
export function renewStartCode(ride: Ride, caller: RideCaller, freshCode: string, now: Date): RideChange {
  requireParty(ride, caller, RIDE_PARTY.RIDER);
  if (ride.status !== RIDE_STATUS.ACCEPTED || ride.code === null) {
    const parameters = { from: ride.status, to: RIDE_STATUS.PICKED_UP };
    throw new DomainError('ride/illegal-transition', { parameters });
  }
  if (hasExpired(ride.pickUpBy, now)) throw new DomainError('ride/pick-up-too-late');
  if (ride.code.renewals >= START_CODE.renewals) throw new DomainError('ride/code-renewals-used');
  const code = { value: freshCode, triesLeft: START_CODE.tries, renewals: ride.code.renewals + 1 };
  return { ride: { ...ride, code }, domainEvents: [{ kind: 'startCodeRenewed' }] };
}

/** The desk reads the code to who called, while ACCEPTED; each look is in the audit log. Throws ride/not-booked-by-phone, ride/code-not-there. */
export function lookAtStartCode(ride: Ride): RideChange {
  requireByPhone(ride);
  if (ride.status !== RIDE_STATUS.ACCEPTED || ride.code === null) throw new DomainError('ride/code-not-there');
  return { ride, domainEvents: [{ kind: 'code-looked-at' }] };
}
