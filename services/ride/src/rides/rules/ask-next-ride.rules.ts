import { DomainError } from '@pothik/contracts/catalogue';
import { ASKED_OUTCOME, type AskedOutcome, RIDE_CAUSE, RIDE_PARTY, RIDE_STATUS } from '@pothik/contracts/ride';
import { isCounterOffer, isFareNotAgreed, offerToNext } from './offer.rules.js';
import { turnOf } from './pass-on-ride.rules.js';
import { hasExpired, type Ride, type RideCaller, type RideChange, requireEdge, requireParty } from './ride.rules.js';
import { type Candidates, goOn, searchFrom } from './search.rules.js';

/** Why the rider of an accepted ride may ask the next driver, and what that makes of the former one's turn. */
interface AskNextReason {
  cause: typeof RIDE_CAUSE.MOVED_AWAY | typeof RIDE_CAUSE.FARE_NOT_AGREED;
  outcome: AskedOutcome;
}

/** The driver is moving away; or asked a fare above the rider's offer, which counts for nobody. */
function reasonToAskNext(ride: Ride, now: Date): AskNextReason | undefined {
  if (ride.approach?.movingAwaySince) return { cause: RIDE_CAUSE.MOVED_AWAY, outcome: ASKED_OUTCOME.MOVED_AWAY };
  const { FARE_NOT_AGREED: outcome } = ASKED_OUTCOME;
  return isFareNotAgreed(ride, now) ? { cause: RIDE_CAUSE.FARE_NOT_AGREED, outcome } : undefined;
}

/** The rider asks the next driver while ACCEPTED, before the pick-up deadline, once the driver moves away or asks a fare above the offer. */
export function requireAskNext(ride: Ride, caller: RideCaller, now: Date): AskNextReason {
  requireParty(ride, caller, RIDE_PARTY.RIDER);
  requireEdge(ride.status, RIDE_STATUS.REQUESTED, RIDE_PARTY.RIDER);
  if (hasExpired(ride.pickUpBy, now)) throw new DomainError('ride/pick-up-too-late');
  const reason = reasonToAskNext(ride, now);
  if (reason === undefined)
    throw new DomainError(isCounterOffer(ride) ? 'ride/ask-next-too-late' : 'ride/not-moving-away');
  return reason;
}

/**
 * A search begins for another driver of the same vehicle type. The former one is free again; fare, code and arrival are those of nobody,
 * the offer stays. It is no cancellation of anybody's.
 */
export function askNext(ride: Ride, caller: RideCaller, candidates: Candidates, now: Date): RideChange {
  const { cause, outcome } = requireAskNext(ride, caller, now);
  const former = turnOf(ride, outcome, '', now);
  const { asked = [], raisedAt = null } = ride.asking ?? {};
  const search = { ...searchFrom(now), raisedAt, asked: [...asked, former] };
  const { ACCEPTED: from, REQUESTED: to } = RIDE_STATUS;
  const left: Ride = {
    ...ride,
    ...{ status: to, offer: offerToNext(ride.offer), fare: null, fareReason: '', code: null, pickUpBy: null },
    ...{ acceptedAt: null, arrivedAt: null, arrivalClaimedAt: null, approach: null },
    history: [...ride.history, { from, to, by: RIDE_PARTY.RIDER, personId: caller.id, at: now, reason: '', cause }],
  };
  return goOn(left, search, { former, candidates }, now);
}
