import { DomainError } from '@pothik/contracts/catalogue';
import { RIDE_PARTY, RIDE_STATUS } from '@pothik/contracts/ride';
import { moveTo, partyOf, type Ride, type RideCaller, type RideChange, requireEdge } from './ride.rules.js';

/** A ride is cancelled by those its table names, with a reason once it was accepted; an administrator's cancellation is recorded. */
export function cancelRide(ride: Ride, caller: RideCaller, reason: string | undefined, now: Date): RideChange {
  const by = partyOf(ride, caller);
  const edge = requireEdge(ride.status, RIDE_STATUS.CANCELLED, by);
  if (edge.reasonRequired && reason === undefined) throw new DomainError('ride/reason-required');
  const moved = moveTo(ride, RIDE_STATUS.CANCELLED, { by, personId: caller.id, at: now, reason });
  if (by !== RIDE_PARTY.ADMINISTRATOR) return moved;
  const act = { kind: 'cancelled-by-administrator', from: ride.status, reason: reason ?? '' } as const;
  return { ...moved, domainEvents: [...moved.domainEvents, act] };
}
