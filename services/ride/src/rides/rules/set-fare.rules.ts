import { DomainError } from '@pothik/contracts/catalogue';
import { OFFER, RIDE_PARTY, RIDE_STATUS, type RideEstimate } from '@pothik/contracts/ride';
import { hasExpired, later, type Ride, type RideCaller, type RideChange, requireParty } from './ride.rules.js';

/** The driver's fare in whole BDT. Its reason is stored only if the fare lies outside the estimate's fair band and is not the rider's offer. */
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
  if (isSame) return fareReason === (ride.fareReason ?? '') ? undefined : told({ ...ride, fareReason });
  return told({ ...ride, ...pricedAt(ride, wanted, now), code: { ...ride.code, value: freshCode } });
}

const told = (ride: Ride): RideChange => ({ ride, domainEvents: [{ kind: 'fareSet' }] });

/**
 * A ride's fields with this fare. One above the rider's offer is a counter-offer: the rider may ask the next driver for three
 * minutes. Throws ride/fare-above-ceiling, ride/fare-reason-required.
 */
export function pricedAt(ride: Ride, wanted: WantedFare, now: Date): Pick<Ride, 'fare' | 'fareReason' | 'offer'> {
  const { offer } = ride;
  const { fare } = wanted;
  const fareReason = reasonOf(ride, wanted);
  if (!offer) return { fare, fareReason };
  return {
    fare,
    fareReason,
    offer: { ...offer, askNextUntil: fare > offer.fare ? later(now, OFFER.askNextMs) : null },
  };
}

/** Throws ride/fare-above-ceiling. */
export function requireFareInLaw(fare: number, estimate: RideEstimate | null | undefined): void {
  const ceiling = estimate?.ceiling ?? null;
  if (ceiling !== null && fare > ceiling) throw new DomainError('ride/fare-above-ceiling', { parameters: { ceiling } });
}

/**
 * The reason that is stored with a fare: '' inside the band, for the rider's offer, and for a ride without an estimate.
 * Throws ride/fare-above-ceiling, ride/fare-reason-required.
 */
function reasonOf({ estimate, offer }: Ride, { fare, reason = '' }: WantedFare): string {
  if (!estimate) return '';
  requireFareInLaw(fare, estimate);
  const { low, high } = estimate.fare;
  if (fare === offer?.fare || (fare >= low && fare <= high)) return '';
  if (reason === '') throw new DomainError('ride/fare-reason-required', { parameters: { low, high } });
  return reason;
}
