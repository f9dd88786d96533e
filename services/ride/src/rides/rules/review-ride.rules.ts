import { DomainError } from '@pothik/contracts/catalogue';
import { REVIEW_REASON, REVIEW_STATE, RIDE_STATUS } from '@pothik/contracts/ride';
import type { Ride, RideChange } from './ride.rules.js';

/**
 * An administrator confirms a ride under review, or leaves it out for good. Undefined when it is decided so already.
 * Throws ride/not-under-review. Recorded in the audit log.
 */
export function reviewRide(ride: Ride, counts: boolean): RideChange | undefined {
  const state = counts ? REVIEW_STATE.CONFIRMED : REVIEW_STATE.LEFT_OUT;
  if (ride.review?.state === state) return undefined;
  if (ride.review?.state !== REVIEW_STATE.REVIEW) throw new DomainError('ride/not-under-review');
  return {
    ride: { ...ride, review: { ...ride.review, state } },
    domainEvents: [
      { kind: 'rideReviewed' },
      { kind: 'reviewed-by-administrator', counts, reasons: ride.review.reasons },
    ],
  };
}

/**
 * A completed ride whose track never came near its pickup comes under review. What an administrator decided stays. A repeated
 * word, and one of another driver, changes nothing: undefined.
 */
export function notePickupMissed(ride: Ride, driverId: string): RideChange | undefined {
  if (ride.status !== RIDE_STATUS.COMPLETED || ride.driverId !== driverId) return undefined;
  const { state = REVIEW_STATE.REVIEW, reasons = [] } = ride.review ?? {};
  if (state !== REVIEW_STATE.REVIEW || reasons.includes(REVIEW_REASON.FAR_FROM_PICKUP)) return undefined;
  return {
    ride: { ...ride, review: { state, reasons: [...reasons, REVIEW_REASON.FAR_FROM_PICKUP] } },
    domainEvents: [{ kind: 'rideReviewed' }],
  };
}
