import { NOBODY } from '@pothik/contracts/ride';
import { rejectRide } from './answer-ride.rules.js';
import { cancelRide } from './cancel-ride.rules.js';
import { rejectForAnotherRide } from './driver-lost.rules.js';
import { expireRide } from './expire-ride.rules.js';
import { passOnRide, rideAtEndOfTurn } from './pass-on-ride.rules.js';
import { later, type Ride } from './ride.rules.js';
import { DRIVER, driverProjection, MINUTE, NOW, OTHER_DRIVER, RIDER, refusalOf, rideIn } from './sample-ride.js';
import { searchFrom } from './search.rules.js';

const CNG = { vehicleType: 'CNG', brand: 'Bajaj', model: 'RE 4S', vehicleLicense: 'DHAKA-D-1' } as const;
const NEXT = driverProjection({ id: 'next', userId: OTHER_DRIVER.id, vehicleId: 'next-vehicle' });
const candidates = new Map([['next', { driver: NEXT, vehicle: CNG, isEngaged: false }]]);

const searching = (fields: Partial<Ride> = {}): Ride =>
  rideIn('REQUESTED', { vehicle: CNG, asking: searchFrom(NOW), ...fields });
const rejected = (ride: Ride, reason?: string) =>
  passOnRide(ride, rejectRide(ride, DRIVER, reason, NOW), candidates, NOW);

describe('a request to the nearest', () => {
  it('goes to the next when its driver rejects it, and keeps the reason', () => {
    const change = rejected(searching(), 'The road is closed');
    expect(change?.ride).toMatchObject({
      status: 'REQUESTED',
      driverId: 'next',
      vehicleId: 'next-vehicle',
      asking: { asked: [{ driverUserId: DRIVER.id, outcome: 'REJECTED', reason: 'The road is closed' }] },
    });
    expect(change?.ride.history).toHaveLength(1);
  });

  it('goes to the next when it is not answered in time', () => {
    const ride = searching({ answerBy: NOW });
    const change = passOnRide(ride, expireRide(ride, NOW), candidates, NOW);
    expect(change?.ride.asking?.asked).toEqual([expect.objectContaining({ outcome: 'UNANSWERED' })]);
  });

  it('goes to the next when its driver took another ride', () => {
    const ride = searching();
    const change = passOnRide(ride, rejectForAnotherRide(ride, true, NOW), candidates, NOW);
    expect(change?.ride.asking?.asked).toEqual([expect.objectContaining({ outcome: 'NOT_FREE' })]);
  });

  it('counts no turn at a look while it is nobody’s', () => {
    const ride = searching({ driverId: NOBODY, driverUserId: NOBODY, answerBy: NOW });
    const change = passOnRide(ride, expireRide(ride, NOW), candidates, NOW);
    expect(change?.ride).toMatchObject({ driverId: 'next', asking: { asked: [] } });
  });

  it('ends by its rider’s own cancellation', () => {
    const ride = searching();
    expect(passOnRide(ride, cancelRide(ride, RIDER, undefined, NOW), candidates, NOW)?.ride.status).toBe('CANCELLED');
  });

  it('stays as it is while nothing ends it', () => {
    expect(passOnRide(searching(), undefined, candidates, NOW)).toBeUndefined();
  });

  it('refuses the late answer of a driver who is asked no more, the next one asked or not', () => {
    for (const next of [candidates, new Map()]) {
      const passedOn = passOnRide(searching(), rejectRide(searching(), DRIVER, undefined, NOW), next, NOW)
        ?.ride as Ride;
      expect(refusalOf(() => rejectRide(passedOn, DRIVER, undefined, NOW))).toBe('ride/passed-on');
    }
  });
});

describe('a request to a chosen driver', () => {
  it('ends when its driver rejects it', () => {
    expect(rejected(rideIn('REQUESTED'))?.ride.status).toBe('REJECTED');
  });
});

describe('a driver who rejected', () => {
  it('is answered with a rejected ride of his own, and nobody else is', () => {
    const passedOn = rejected(searching(), 'The road is closed')?.ride as Ride;
    const left = rideAtEndOfTurn(passedOn, DRIVER.id);
    expect(left).toMatchObject({ status: 'REJECTED', driverUserId: DRIVER.id, asking: null });
    expect(left?.history.at(-1)).toMatchObject({ to: 'REJECTED', by: 'DRIVER', reason: 'The road is closed' });
    expect(rideAtEndOfTurn(passedOn, OTHER_DRIVER.id)).toBeUndefined();
    expect(rideAtEndOfTurn(passedOn, RIDER.id)).toBeUndefined();
  });

  it('sees the ride itself when he is asked again', () => {
    const passedOn = rejected(searching())?.ride as Ride;
    const again = { ...passedOn, driverUserId: DRIVER.id, answerBy: later(NOW, MINUTE) };
    expect(rideAtEndOfTurn(again, DRIVER.id)).toBeUndefined();
  });
});
