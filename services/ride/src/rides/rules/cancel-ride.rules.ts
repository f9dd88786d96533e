import { DomainError } from '@pothik/contracts/catalogue';
import { RIDE_PARTY, RIDE_STATUS } from '@pothik/contracts/ride';
import { moveTo, partyOf, type Ride, type RideCaller, type RideChange, requireEdge } from './ride.rules.js';

/** Cancels a ride as the transition table allows, with a reason once accepted; an administrator's cancellation goes to the audit log. */
export function cancelRide(ride: Ride, caller: RideCaller, reason: string | undefined, now: Date): RideChange {
  const by = partyOf(ride, caller);
  const edge = requireEdge(ride.status, RIDE_STATUS.CANCELLED, by);
  if (edge.reasonRequired && reason === undefined) throw new DomainError('ride/reason-required');
  const moved = moveTo(ride, RIDE_STATUS.CANCELLED, { by, personId: caller.id, at: now, reason });
  if (by !== RIDE_PARTY.ADMINISTRATOR) return moved;
  const audited = { kind: 'cancelled-by-administrator', from: ride.status, reason: reason ?? '' } as const;
  return { ...moved, domainEvents: [...moved.domainEvents, audited] };
}
