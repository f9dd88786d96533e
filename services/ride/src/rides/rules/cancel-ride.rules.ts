import { DomainError } from '@pothik/contracts/catalogue';
import { RIDE_PARTY, RIDE_STATUS, transitionOf } from '@pothik/contracts/ride';
import {
  moveTo,
  partyOf,
  type Ride,
  type RideCaller,
  type RideChange,
  requireByPhone,
  requireEdge,
} from './ride.rules.js';

/** Cancels a ride as the transition table allows, with a reason once accepted; an administrator's cancellation goes to the audit log. */
export function cancelRide(ride: Ride, caller: RideCaller, reason: string | undefined, now: Date): RideChange {
  const by = partyOf(ride, caller);
  const edge = requireEdge(ride.status, RIDE_STATUS.CANCELLED, by);
  if (edge.reasonRequired && reason === undefined) throw new DomainError('ride/reason-required');
  const moved = moveTo(ride, RIDE_STATUS.CANCELLED, { by, personId: caller.id, at: now, reason });
  return by === RIDE_PARTY.ADMINISTRATOR ? audited(ride, moved, reason) : moved;
}

/**
 * The desk cancels a ride that was booked by phone, as administrator: where administrators may, and before an answer too.
 * Throws ride/not-booked-by-phone, ride/illegal-transition.
 */
export function cancelForCaller(ride: Ride, desk: RideCaller, reason: string, now: Date): RideChange {
  requireByPhone(ride);
  if (!transitionOf(ride.status, RIDE_STATUS.CANCELLED)?.isOfDesk) return cancelRide(ride, desk, reason, now);
  const step = { by: RIDE_PARTY.ADMINISTRATOR, personId: desk.id, at: now, reason };
  return audited(ride, moveTo(ride, RIDE_STATUS.CANCELLED, step), reason);
}

function audited({ status: from }: Ride, moved: RideChange, reason = ''): RideChange {
  const entry = { kind: 'cancelled-by-administrator', from, reason } as const;
  return { ...moved, domainEvents: [...moved.domainEvents, entry] };
}
