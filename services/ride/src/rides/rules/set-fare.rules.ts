import { DomainError } from '@pothik/contracts/catalogue';
import { RIDE_PARTY, RIDE_STATUS } from '@pothik/contracts/ride';
import { hasExpired, type Ride, type RideCaller, type RideChange, requireParty } from './ride.rules.js';

/**
 * The driver sets the fare while ACCEPTED; a changed fare renews the code, because the code is the rider's consent to it.
 * The remaining tries do not change. The same fare again: undefined.
 */
export function setFare(
  ride: Ride,
  caller: RideCaller,
  fare: number,
  freshCode: string,
  now: Date,
): RideChange | undefined {
  requireParty(ride, caller, RIDE_PARTY.DRIVER);
  if (ride.status !== RIDE_STATUS.ACCEPTED || ride.code === null) {
    throw new DomainError('ride/fare-frozen', { parameters: { from: ride.status } });
  }
  if (hasExpired(ride.pickUpBy, now)) throw new DomainError('ride/pick-up-too-late');
  if (ride.fare === fare) return undefined;
  return { ride: { ...ride, fare, code: { ...ride.code, value: freshCode } }, domainEvents: [{ kind: 'fare-set' }] };
}
