import { DomainError } from '@pothik/contracts/catalogue';
import { type RideStatus, transitionOf } from '@pothik/contracts/ride';
import { hasExpired, moveTo, partyOf, type Ride, type RideCaller, type RideChange, requireEdge } from './ride.rules.js';

/** Moves a ride along the transition table; picking up needs the rider's code, and an expired ride only ends. */
export function advanceRide(ride: Ride, caller: RideCaller, to: RideStatus, now: Date): RideChange {
  const by = partyOf(ride, caller);
  const parameters = { from: ride.status, to };
  // For whoever it may be: no status is set to ask the next.
  if (transitionOf(ride.status, to)?.through === 'ask-next')
    throw new DomainError('ride/illegal-transition', { parameters });
  const edge = requireEdge(ride.status, to, by);
  if (edge.through === 'verify-otp') throw new DomainError('ride/code-required', { parameters });
  if (hasExpired(ride.endBy, now)) throw new DomainError('ride/end-too-late');
  return moveTo(ride, to, { by, personId: caller.id, at: now });
}
