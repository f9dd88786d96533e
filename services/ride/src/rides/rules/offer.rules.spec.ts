import { NOBODY } from '@pothik/contracts/ride';
import { makeOffer } from './offer.rules.js';
import { requestRide } from './request-ride.rules.js';
import { later, type Offer, type Ride } from './ride.rules.js';
import {
  DRIVER,
  driverProjection,
  ESTIMATE,
  MINUTE,
  NOW,
  OTHER_RIDER,
  RIDER,
  refusalOf,
  rideIn,
  WRITTEN,
} from './sample-ride.js';
import { searchFrom } from './search.rules.js';
import { setFare } from './set-fare.rules.js';

const offered = (fare: number, fields: Partial<Offer> = {}): Offer => ({
  ...{ fare, raises: 0, again: 0, askNextUntil: null },
  ...fields,
});
const request = rideIn('REQUESTED', { offer: offered(120), estimate: ESTIMATE });
/** The driver asks 150 instead of 120. */
const countered = (fields: Partial<Offer> = {}): Ride =>
  rideIn('ACCEPTED', { offer: offered(120, { askNextUntil: later(NOW, 3 * MINUTE), ...fields }), fare: 150 });
const offers = (ride: Ride, fare: number, at = NOW) => makeOffer(ride, RIDER, fare, at);
const refused = (ride: Ride, fare: number, at = NOW) => refusalOf(() => offers(ride, fare, at));

describe('an offer with the request', () => {
  const book = (offer: number | undefined, estimate = ESTIMATE) =>
    requestRide(
      {
        ...WRITTEN,
        rider: { id: RIDER.id, verified: true },
        driver: driverProjection(),
        driverIsEngaged: false,
        offer,
        estimate,
      },
      NOW,
    ).ride;

  it('is stored; without one the fare is left to the driver', () => {
    expect(book(130).offer).toEqual(offered(130));
    expect(book(undefined).offer).toBeNull();
  });

  it('may lie below the band and at the ceiling, never above it', () => {
    expect([book(1).offer?.fare, book(165).offer?.fare]).toEqual([1, 165]);
    expect(refusalOf(() => book(166))).toBe('ride/fare-above-ceiling');
    expect(book(50_000, { ...ESTIMATE, ceiling: null }).offer?.fare).toBe(50_000);
  });
});

describe('raising the offer of a request', () => {
  it('tells the driver whose turn it is', () => {
    const change = offers(request, 130);
    expect(change?.ride.offer).toEqual(offered(130, { raises: 1 }));
    expect(change?.domainEvents).toEqual([{ kind: 'offerMade' }]);
  });

  it('gives one to a request that had none', () => {
    expect(offers(rideIn('REQUESTED'), 200)?.ride.offer).toEqual(offered(200, { raises: 1 }));
  });

  it('to the same amount changes nothing', () => {
    expect(offers(request, 120)).toBeUndefined();
  });

  it('is refused downwards, above the ceiling, and after ten times', () => {
    expect(refused(request, 119)).toBe('ride/offer-not-higher');
    expect(refused(request, 166)).toBe('ride/fare-above-ceiling');
    expect(refused(rideIn('REQUESTED', { offer: offered(120, { raises: 10 }) }), 130)).toBe('ride/offers-used');
  });

  it('is refused once the request has expired', () => {
    expect(refused(request, 130, later(NOW, 2 * MINUTE))).toBe('ride/answer-too-late');
  });

  it('is its rider’s alone', () => {
    for (const caller of [DRIVER, OTHER_RIDER])
      expect(refusalOf(() => makeOffer(request, caller, 130, NOW))).toBe('ride/not-found');
  });
});

describe('offering again after a fare above the offer', () => {
  it('changes the offer alone: fare and code stay until the driver sets that fare', () => {
    const ride = countered();
    expect(offers(ride, 135)?.ride).toEqual({
      ...ride,
      offer: offered(135, { again: 1, askNextUntil: later(NOW, 3 * MINUTE) }),
    });
  });

  it('is possible twice with one driver', () => {
    expect(offers(countered({ again: 1 }), 135)?.ride.offer?.again).toBe(2);
    expect(refused(countered({ again: 2 }), 135)).toBe('ride/offers-used');
  });

  it('lies above the last offer and below the driver’s fare', () => {
    expect(refused(countered(), 110)).toBe('ride/offer-not-higher');
    expect(refused(countered(), 150)).toBe('ride/offer-not-below-fare');
  });

  it('is taken by the driver with that fare, which needs no reason and renews the code', () => {
    const again = { ...countered({ fare: 90, again: 1 }), estimate: ESTIMATE };
    const taken = setFare(again, DRIVER, { fare: 90 }, '771204', NOW);
    expect(taken?.ride).toMatchObject({
      fare: 90,
      fareReason: '',
      code: { value: '771204' },
      offer: { askNextUntil: null },
    });
  });

  it('is refused without a fare above the offer, and from the pick-up on', () => {
    const agreed = rideIn('ACCEPTED', { offer: offered(220), fare: 220 });
    expect(refused(agreed, 230)).toBe('ride/offer-taken');
    expect(refused({ ...agreed, fare: 200 }, 230)).toBe('ride/offer-not-expected');
    expect(refused(rideIn('ACCEPTED', { fare: null }), 230)).toBe('ride/offer-not-expected');
    for (const status of ['PICKED UP', 'IN TRANSIT', 'COMPLETED', 'CANCELLED'] as const)
      expect(refused({ ...countered(), status }, 135)).toBe('ride/offer-not-expected');
  });

  it('is refused once the time to pick up has passed', () => {
    expect(refused(countered(), 135, later(NOW, 45 * MINUTE))).toBe('ride/pick-up-too-late');
  });
});

describe('an offer that is raised in a search', () => {
  const search = { ...searchFrom(NOW), asked: [] };
  const raisedAt = later(NOW, MINUTE);
  const searching = { ...request, asking: search, answerBy: raisedAt };

  it('lets those be asked again who had their turn before', () => {
    const ride = offers({ ...searching, answerBy: later(raisedAt, 1) }, 130, raisedAt)?.ride;
    expect(ride).toMatchObject({ asking: { raisedAt }, answerBy: later(raisedAt, 1) });
  });

  it('is looked for at once while it is nobody’s turn, also as the next look is due', () => {
    const ride = offers({ ...searching, driverId: NOBODY, driverUserId: NOBODY }, 130, raisedAt)?.ride;
    expect(ride?.answerBy).toEqual(later(raisedAt, 1_000));
  });

  it('is too late for a driver whose turn is over', () => {
    expect(refused(searching, 130, raisedAt)).toBe('ride/answer-too-late');
  });
});
