import { acceptRide, rejectRide } from './answer-ride.rules.js';
import { changeStatus } from './change-status.rules.js';
import { later, type Ride, type RideCaller } from './ride.rules.js';
import {
  ADMINISTRATOR,
  DRIVER,
  driverProjection,
  ESTIMATE,
  MINUTE,
  NOW,
  OTHER_DRIVER,
  OTHER_RIDER,
  RIDER,
  refusalOf,
  rideIn,
} from './sample-ride.js';

const request = rideIn('REQUESTED');
const accept = (ride: Ride, caller: RideCaller = DRIVER, at = NOW) =>
  acceptRide(ride, caller, { driver: driverProjection(), freshCode: '482913' }, at);

describe('accepting a request', () => {
  it('makes a fresh start code with five tries and gives 45 minutes to pick up', () => {
    const { ride, domainEvents } = accept(request);
    expect(ride).toMatchObject({ status: 'ACCEPTED', acceptedAt: NOW, answerBy: null });
    expect(ride.code).toEqual({ value: '482913', triesLeft: 5, renewals: 0 });
    expect(ride.pickUpBy).toEqual(later(NOW, 45 * MINUTE));
    expect(ride.history.at(-1)).toMatchObject({ from: 'REQUESTED', to: 'ACCEPTED', by: 'DRIVER', personId: DRIVER.id });
    expect(domainEvents).toEqual([
      { kind: 'statusChanged', from: 'REQUESTED', to: 'ACCEPTED', by: 'DRIVER', reason: '', cause: '' },
    ]);
  });

  it.each(['SUSPENDED', 'PENDING'] as const)('a %s driver cannot accept a ride', (status) => {
    const decide = () =>
      acceptRide(request, DRIVER, { driver: driverProjection({ status }), freshCode: '482913' }, NOW);
    expect(refusalOf(decide)).toBe('ride/driver-not-approved');
  });

  it('is refused while another type, plate or licence of the driver waits; rejecting is not', () => {
    const driver = driverProjection({ availabilityStatus: 'OFFLINE', changeWaiting: true });
    const wanted = { driver, freshCode: '482913', reason: undefined };
    const answer = (to: 'ACCEPTED' | 'REJECTED') => changeStatus(request, DRIVER, { ...wanted, to }, NOW);
    expect(refusalOf(() => answer('ACCEPTED'))).toBe('ride/change-waiting');
    expect(answer('REJECTED').ride.status).toBe('REJECTED');
  });

  it('is refused to an unknown driver', () => {
    expect(refusalOf(() => acceptRide(request, DRIVER, { driver: undefined, freshCode: '482913' }, NOW))).toBe(
      'ride/driver-not-approved',
    );
  });

  it.each([OTHER_DRIVER, OTHER_RIDER])('finds no ride for somebody else', (caller) => {
    expect(refusalOf(() => accept(request, caller))).toBe('ride/not-found');
  });

  it.each([RIDER, ADMINISTRATOR])('is its driver’s alone', (caller) => {
    expect(refusalOf(() => accept(request, caller))).toBe('ride/not-yours-to-change');
  });

  it('is refused from the second minute on, whether or not a sweep has closed it', () => {
    expect(refusalOf(() => accept(request, DRIVER, later(NOW, 2 * MINUTE)))).toBe('ride/answer-too-late');
    expect(accept(request, DRIVER, later(NOW, 2 * MINUTE - 1)).ride.status).toBe('ACCEPTED');
  });
});

describe('accepting a request with an offer', () => {
  const offer = { fare: 90, raises: 0, again: 0, askNextUntil: null };
  const offered = rideIn('REQUESTED', { estimate: ESTIMATE, offer });
  const acceptFor = (ride: Ride, fare?: number, reason?: string) =>
    changeStatus(ride, DRIVER, { to: 'ACCEPTED', driver: driverProjection(), freshCode: '482913', reason, fare }, NOW);

  it('takes the offer as the fare, in the same write', () => {
    const { ride, domainEvents } = acceptFor(offered);
    expect(ride).toMatchObject({ status: 'ACCEPTED', fare: 90, fareReason: '', code: { value: '482913' }, offer });
    expect(domainEvents.map(({ kind }) => kind)).toEqual(['statusChanged']);
  });

  it('for another fare sets that one, tells it, and keeps the rules of a fare', () => {
    const { ride, domainEvents } = acceptFor(offered, 120);
    expect(ride).toMatchObject({ fare: 120, offer: { fare: 90, askNextUntil: later(NOW, 3 * MINUTE) } });
    expect(domainEvents.map(({ kind }) => kind)).toEqual(['statusChanged', 'fareSet']);
    expect(refusalOf(() => acceptFor(offered, 160))).toBe('ride/fare-reason-required');
    expect(acceptFor(offered, 160, 'The bridge is closed').ride.fareReason).toBe('The bridge is closed');
    expect(refusalOf(() => acceptFor(offered, 166, 'Rain'))).toBe('ride/fare-above-ceiling');
    expect(refusalOf(() => acceptFor(offered, 80))).toBe('ride/fare-reason-required');
  });

  it('without an offer may set the fare too', () => {
    expect(acceptFor(request, 200).ride).toMatchObject({ fare: 200, code: { value: '482913' } });
    expect(acceptFor(request).ride.fare).toBeNull();
  });
});

describe('rejecting a request', () => {
  it('ends it with the driver’s reason', () => {
    const { ride } = rejectRide(request, DRIVER, 'Too far away', NOW);
    expect(ride).toMatchObject({ status: 'REJECTED', endedAt: NOW, answerBy: null });
    expect(ride.history.at(-1)).toMatchObject({ by: 'DRIVER', reason: 'Too far away' });
  });

  it('needs no reason', () => {
    expect(rejectRide(request, DRIVER, undefined, NOW).ride.history.at(-1)?.reason).toBe('');
  });

  it('is its driver’s alone', () => {
    expect(refusalOf(() => rejectRide(request, RIDER, undefined, NOW))).toBe('ride/not-yours-to-change');
    expect(refusalOf(() => rejectRide(request, OTHER_DRIVER, undefined, NOW))).toBe('ride/not-found');
  });

  it('is refused once the request has expired', () => {
    const late = later(NOW, 2 * MINUTE);
    expect(refusalOf(() => rejectRide(request, DRIVER, undefined, late))).toBe('ride/answer-too-late');
  });
});
