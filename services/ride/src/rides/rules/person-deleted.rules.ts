import { isOpen, RIDE_CAUSE, RIDE_PARTY, RIDE_STATUS } from '@pothik/contracts/ride';
import { moveTo, type Ride, type RideChange } from './ride.rules.js';

/**
 * Nobody with an open ride can delete their account; this ends a ride booked at that very moment. A request to a deleted
 * driver is rejected, any other open ride of a deleted person is cancelled. Else undefined.
 */
export function endForDeletion(ride: Ride, personId: string, now: Date): RideChange | undefined {
  const isRider = personId === ride.riderId;
  if (!isOpen(ride.status) || !(isRider || personId === ride.driverUserId)) return undefined;
  const rejects = ride.status === RIDE_STATUS.REQUESTED && !isRider;
  const step = { by: RIDE_PARTY.SYSTEM, personId: '', at: now, cause: RIDE_CAUSE.ACCOUNT_DELETED };
  return moveTo(ride, rejects ? RIDE_STATUS.REJECTED : RIDE_STATUS.CANCELLED, step);
}
