import { DomainError } from '@pothik/contracts/catalogue';
import { RIDE_PARTY, RIDE_STATUS } from '@pothik/contracts/ride';
import { hasExpired, type Ride, type RideCaller, type RideChange, requireParty } from './ride.rules.js';

/** The driver's fare in whole BDT. Its reason is stored only if the fare lies outside the estimate's fair band. */
export interface WantedFare {
  fare: number;
  reason?: string | undefined;
}

/**
 * The driver sets the fare while ACCEPTED; a changed fare renews the code, because the code is the rider's consent to it.
 * The remaining tries do not change. Another reason for the same fare changes the reason alone. The same again: undefined.
 */
export function setFare(
  ride: Ride,
  caller: RideCaller,
  wanted: WantedFare,
  freshCode: string,
  now: Date,
): RideChange | undefined {
  requireParty(ride, caller, RIDE_PARTY.DRIVER);
  if (ride.status !== RIDE_STATUS.ACCEPTED || ride.code === null) {
    throw new DomainError('ride/fare-frozen', { parameters: { from: ride.status } });
  }
  if (hasExpired(ride.pickUpBy, now)) throw new DomainError('ride/pick-up-too-late');
  const { fare } = wanted;
  const isSame = ride.fare === fare;
  if (isSame && wanted.reason === undefined) return undefined;
  const fareReason = reasonOf(ride, wanted);
  if (isSame && fareReason === (ride.fareReason ?? '')) return undefined;
  const code = isSame ? ride.code : { ...ride.code, value: freshCode };
  return { ride: { ...ride, fare, fareReason, code }, domainEvents: [{ kind: 'fareSet' }] };
}

/**
 * The reason that is stored with a fare: '' inside the band, and for a ride without one.
 * Throws ride/fare-above-ceiling, ride/fare-reason-required.
 */
function reasonOf({ estimate }: Ride, { fare, reason = '' }: WantedFare): string {
  if (!estimate) return '';
  const { ceiling } = estimate;
  const { low, high } = estimate.fare;
  if (ceiling !== null && fare > ceiling) throw new DomainError('ride/fare-above-ceiling', { parameters: { ceiling } });
  if (fare >= low && fare <= high) return '';
  if (reason === '') throw new DomainError('ride/fare-reason-required', { parameters: { low, high } });
  return reason;
}
