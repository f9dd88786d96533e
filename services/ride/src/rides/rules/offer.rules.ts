import { DomainError } from '@pothik/contracts/catalogue';
import { OFFER, RIDE_PARTY, RIDE_STATUS, type RideEstimate, SEARCH } from '@pothik/contracts/ride';
import {
  hasExpired,
  later,
  type Offer,
  type Ride,
  type RideCaller,
  type RideChange,
  requireParty,
} from './ride.rules.js';
import { isLooking } from './search.rules.js';
import { requireFareInLaw } from './set-fare.rules.js';

/** The offer of a request. Throws ride/fare-above-ceiling. */
export function firstOffer(fare: number, estimate: RideEstimate | undefined): Offer {
  requireFareInLaw(fare, estimate);
  return { fare, raises: 0, again: 0, askNextUntil: null };
}

/**
 * Its rider raises the offer of a request, or offers again below a fare that is above the offer; at most so often (`OFFER`).
 * The same again: undefined. Throws ride/offer-taken, ride/offer-not-expected, ride/offer-not-higher, ride/offer-not-below-fare,
 * ride/offers-used, ride/fare-above-ceiling, ride/answer-too-late, ride/pick-up-too-late.
 */
export function makeOffer(ride: Ride, caller: RideCaller, fare: number, now: Date): RideChange | undefined {
  requireParty(ride, caller, RIDE_PARTY.RIDER);
  const isRequest = ride.status === RIDE_STATUS.REQUESTED;
  if (isRequest && !isLooking(ride) && hasExpired(ride.answerBy, now)) throw new DomainError('ride/answer-too-late');
  if (hasExpired(ride.pickUpBy, now)) throw new DomainError('ride/pick-up-too-late');
  const isAgain = ride.status === RIDE_STATUS.ACCEPTED && isCounterOffer(ride);
  if (!isRequest && !isAgain) {
    const isTaken = ride.status === RIDE_STATUS.ACCEPTED && ride.offer && ride.fare === ride.offer.fare;
    if (isTaken) throw new DomainError('ride/offer-taken', { parameters: { offer: ride.offer?.fare ?? 0 } });
    throw new DomainError('ride/offer-not-expected', { parameters: { from: ride.status } });
  }
  const { offer } = ride;
  if (offer?.fare === fare) return undefined;
  if (offer && fare < offer.fare) throw new DomainError('ride/offer-not-higher', { parameters: { offer: offer.fare } });
  if (ride.fare !== null && fare >= ride.fare) {
    throw new DomainError('ride/offer-not-below-fare', { parameters: { fare: ride.fare } });
  }
  requireFareInLaw(fare, ride.estimate);
  const offered = { ...ride, offer: raised(offer, fare, isAgain) };
  return { ride: lookedForAnew(offered, now), domainEvents: [{ kind: 'offerMade' }] };
}

/** Who refused a former offer may be asked again, soon where it is nobody's turn. */
const lookedForAnew = (ride: Ride, now: Date): Ride => ({
  ...ride,
  ...(ride.asking ? { asking: { ...ride.asking, raisedAt: now } } : {}),
  ...(isLooking(ride) ? { answerBy: later(now, SEARCH.lookSoonMs) } : {}),
});

/** Throws ride/offers-used. */
function raised(offer: Offer | null | undefined, fare: number, isAgain: boolean): Offer {
  const { raises, again, askNextUntil } = offer ?? { raises: 0, again: 0, askNextUntil: null };
  if (isAgain ? again >= OFFER.again : raises >= OFFER.raises) throw new DomainError('ride/offers-used');
  return { fare, raises: raises + (isAgain ? 0 : 1), again: again + (isAgain ? 1 : 0), askNextUntil };
}

/** Whether the driver's fare stands above the rider's offer: a counter-offer, which the rider's code may still agree to. */
export const isCounterOffer = ({ offer, fare }: Pick<Ride, 'offer' | 'fare'>): boolean =>
  offer ? fare !== null && fare > offer.fare : false;

/** Whether the rider may ask the next driver because of this driver's fare. */
export function isFareNotAgreed({ offer }: Pick<Ride, 'offer'>, now: Date): boolean {
  const until = offer?.askNextUntil ?? null;
  return until !== null && !hasExpired(until, now);
}

/** The offer of a ride that goes to another driver: what was agreed with the former one is over. */
export const offerToNext = (offer: Offer | null | undefined): Offer | null =>
  offer ? { ...offer, again: 0, askNextUntil: null } : null;
