import { DomainError } from '@pothik/contracts/catalogue';
import { RIDE_PARTY, RIDE_STATUS } from '@pothik/contracts/ride';
import { hasExpired, type Ride, type RideCaller, type RideChange, requireParty } from './ride.rules.js';

/** The driver says that he stands at the pickup, while ACCEPTED: waiting counts from then, and he moves away no more. Again: undefined. */
export function tellArrival(ride: Ride, caller: RideCaller, now: Date): RideChange | undefined {
  requireParty(ride, caller, RIDE_PARTY.DRIVER);
  if (ride.status !== RIDE_STATUS.ACCEPTED) {
    throw new DomainError('ride/arrival-not-expected', { parameters: { from: ride.status } });
  }
  if (ride.arrivedAt) return undefined;
  if (hasExpired(ride.pickUpBy, now)) throw new DomainError('ride/pick-up-too-late');
  const approach = ride.approach ? { approach: { ...ride.approach, movingAwaySince: null } } : {};
  return { ride: { ...ride, ...approach, arrivedAt: now }, domainEvents: [{ kind: 'driverArrived' }] };
}
