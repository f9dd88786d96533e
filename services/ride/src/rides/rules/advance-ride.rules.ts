import { DomainError } from '@pothik/contracts/catalogue';
import type { RideStatus } from '@pothik/contracts/ride';
import { hasExpired, moveTo, partyOf, type Ride, type RideCaller, type RideChange, requireEdge } from './ride.rules.js';

/** Moves a ride along the transition table; picking up needs the rider's code, and an expired ride only ends. */
export function advanceRide(ride: Ride, caller: RideCaller, to: RideStatus, now: Date): RideChange {
  const by = partyOf(ride, caller);
  const edge = requireEdge(ride.status, to, by);
  if (edge.through === 'verify-otp') {
    throw new DomainError('ride/code-required', { parameters: { from: ride.status, to } });
  }
  if (edge.through === 'ask-next')
    throw new DomainError('ride/illegal-transition', { parameters: { from: ride.status, to } });
  if (hasExpired(ride.endBy, now)) throw new DomainError('ride/end-too-late');
  return moveTo(ride, to, { by, personId: caller.id, at: now });
}
