import { rejectRide } from './answer-ride.rules.js';
import { cancelRide } from './cancel-ride.rules.js';
import { rejectForAnotherRide } from './driver-lost.rules.js';
import { expireRide } from './expire-ride.rules.js';
import { type Candidate, firstFree, passOnRide, rideAtEndOfTurn } from './pass-on-ride.rules.js';
import { type AskedDriver, later, type Ride } from './ride.rules.js';
import { DRIVER, driverProjection, NOW, OTHER_DRIVER, RIDER, refusalOf, rideIn } from './sample-ride.js';

const CNG = { vehicleType: 'CNG', brand: 'Bajaj', model: 'RE 4S', vehicleLicense: 'DHAKA-D-1' } as const;
const NEXT = driverProjection({ id: 'next', userId: OTHER_DRIVER.id, vehicleId: 'next-vehicle' });
const free: Candidate = { driver: NEXT, vehicle: CNG, isEngaged: false };
const candidates = new Map([
  ['next', free],
  ['busy', { ...free, isEngaged: true }],
  ['blocking', { ...free, isBlocking: true }],
  ['offline', { ...free, driver: { ...NEXT, availabilityStatus: 'OFFLINE' as const } }],
  ['suspended', { ...free, driver: { ...NEXT, status: 'SUSPENDED' as const } }],
  ['bike', { ...free, vehicle: { ...CNG, vehicleType: 'BIKE' as const } }],
]);

const asked = (outcome: AskedDriver['outcome'], id = outcome): AskedDriver => ({
  driverId: id,
  driverUserId: id,
  vehicleId: id,
  outcome,
  reason: '',
  at: NOW,
});
const dispatching = (waiting: string[], before: AskedDriver[] = []): Ride =>
  rideIn('REQUESTED', { vehicle: CNG, asking: { waiting, asked: before } });
const rejected = (ride: Ride, reason?: string) =>
  passOnRide(ride, rejectRide(ride, DRIVER, reason, NOW), candidates, NOW);

describe('a request to the nearest', () => {
  it('goes to the next when its driver rejects it, with 30 seconds of his own', () => {
    const change = rejected(dispatching(['next', 'later']));
    expect(change?.ride).toMatchObject({
      status: 'REQUESTED',
      driverId: 'next',
      driverUserId: OTHER_DRIVER.id,
      vehicleId: 'next-vehicle',
      answerBy: later(NOW, 30_000),
      asking: { waiting: ['later'], asked: [{ driverUserId: DRIVER.id, outcome: 'REJECTED' }] },
    });
    expect(change?.ride.history).toHaveLength(1);
    expect(change?.domainEvents).toEqual([
      { kind: 'driverAsked', former: expect.objectContaining({ outcome: 'REJECTED' }) },
    ]);
  });

  it('keeps the reason that its driver wrote', () => {
    const change = rejected(dispatching(['next']), 'The road is closed');
    expect(change?.ride.asking?.asked).toEqual([expect.objectContaining({ reason: 'The road is closed' })]);
  });

  it('goes to the next when it is not answered in time', () => {
    const ride = { ...dispatching(['next']), answerBy: NOW };
    const change = passOnRide(ride, expireRide(ride, NOW), candidates, NOW);
    expect(change?.ride.asking?.asked).toEqual([expect.objectContaining({ outcome: 'UNANSWERED' })]);
  });

  it('goes to the next when its driver took another ride', () => {
    const ride = dispatching(['next']);
    const change = passOnRide(ride, rejectForAnotherRide(ride, true, NOW), candidates, NOW);
    expect(change?.ride.asking?.asked).toEqual([expect.objectContaining({ outcome: 'NOT_FREE' })]);
  });

  it('ends when three have refused, whoever waits', () => {
    const change = rejected(dispatching(['next'], [asked('REJECTED'), asked('UNANSWERED')]));
    expect(change?.ride).toMatchObject({ status: 'REJECTED', asking: { waiting: [] } });
  });

  it('does not count a driver who was not free as a refusal', () => {
    const before = [asked('NOT_FREE', 'NOT_FREE'), asked('NOT_FREE', 'NOT_FREE'), asked('REJECTED')];
    expect(rejected(dispatching(['next'], before))?.ride.status).toBe('REQUESTED');
  });

  it('ends when nobody who waits is free and has such a vehicle', () => {
    expect(rejected(dispatching(['busy', 'blocking', 'offline', 'suspended', 'bike', 'unknown']))?.ride.status).toBe(
      'REJECTED',
    );
  });

  it('ends by its rider’s own cancellation', () => {
    const ride = dispatching(['next']);
    expect(passOnRide(ride, cancelRide(ride, RIDER, undefined, NOW), candidates, NOW)?.ride.status).toBe('CANCELLED');
  });

  it('stays as it is while nothing ends it', () => {
    expect(passOnRide(dispatching(['next']), undefined, candidates, NOW)).toBeUndefined();
  });

  it('refuses the late answer of a driver who is asked no more', () => {
    const passedOn = rejected(dispatching(['next']))?.ride as Ride;
    expect(refusalOf(() => rejectRide(passedOn, DRIVER, undefined, NOW))).toBe('ride/passed-on');
  });
});

describe('a request to a chosen driver', () => {
  it('ends when its driver rejects it', () => {
    expect(rejected(rideIn('REQUESTED'))?.ride.status).toBe('REJECTED');
  });
});

describe('who is asked first', () => {
  it('is the first who is free, and those after him wait', () => {
    expect(firstFree(['busy', 'blocking', 'next', 'bike'], candidates, undefined)).toMatchObject({
      turn: { driverId: 'next' },
      waiting: ['bike'],
    });
  });
});

describe('a driver who rejected', () => {
  it('is answered with a rejected ride of his own, and nobody else is', () => {
    const passedOn = rejected(dispatching(['next']), 'The road is closed')?.ride as Ride;
    const left = rideAtEndOfTurn(passedOn, DRIVER.id);
    expect(left).toMatchObject({ status: 'REJECTED', driverUserId: DRIVER.id, asking: null });
    expect(left?.history.at(-1)).toMatchObject({ to: 'REJECTED', by: 'DRIVER', reason: 'The road is closed' });
    expect(rideAtEndOfTurn(passedOn, OTHER_DRIVER.id)).toBeUndefined();
    expect(rideAtEndOfTurn(passedOn, RIDER.id)).toBeUndefined();
  });
});
