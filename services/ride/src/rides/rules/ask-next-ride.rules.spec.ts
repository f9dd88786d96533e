import { NOBODY, type RideStatus } from '@pothik/contracts/ride';
import { rejectRide } from './answer-ride.rules.js';
import { askNext } from './ask-next-ride.rules.js';
import { changeStatus } from './change-status.rules.js';
import { rideAtEndOfTurn } from './pass-on-ride.rules.js';
import { later, type Ride } from './ride.rules.js';
import {
  ADMINISTRATOR,
  DRIVER,
  driverProjection,
  MINUTE,
  NOW,
  OTHER_DRIVER,
  OTHER_RIDER,
  RIDER,
  refusalOf,
  rideIn,
} from './sample-ride.js';
import { type Candidates, searchEnd } from './search.rules.js';
import { setFare } from './set-fare.rules.js';
import { verifyStartCode } from './start-code.rules.js';
import { tellArrival } from './tell-arrival.rules.js';

const CNG = { vehicleType: 'CNG', brand: 'Bajaj', model: 'RE 4S', vehicleLicense: 'DHAKA-D-1' } as const;
const NEXT = driverProjection({ id: 'next', userId: OTHER_DRIVER.id, vehicleId: 'next-vehicle' });
const free: Candidates = new Map([['next', { driver: NEXT, vehicle: CNG, isEngaged: false }]]);
const AWAY = { startMetres: 2_000, metres: 2_600, at: NOW, movingAwaySince: NOW };
const leaving = (fields: Partial<Ride> = {}): Ride =>
  rideIn('ACCEPTED', { vehicle: CNG, approach: AWAY, arrivedAt: NOW, fareReason: 'Rain', ...fields });
const asked = (ride: Ride, candidates = free) => askNext(ride, RIDER, candidates, NOW);

describe('a rider whose driver asks a fare above the offer', () => {
  const until = later(NOW, 3 * MINUTE);
  const offer = { fare: 120, raises: 1, again: 2, askNextUntil: until };
  const dear = rideIn('ACCEPTED', { vehicle: CNG, offer, fare: 150 });

  it('asks the next for three minutes, with the same offer, and it is a turn of its own', () => {
    const { ride } = asked(dear);
    expect(ride).toMatchObject({
      ...{ status: 'REQUESTED', driverId: 'next', fare: null, code: null },
      ...{ offer: { fare: 120, raises: 1, again: 0, askNextUntil: null } },
      asking: { asked: [{ driverUserId: DRIVER.id, outcome: 'FARE_NOT_AGREED' }] },
    });
    expect(ride.history.at(-1)).toMatchObject({
      from: 'ACCEPTED',
      to: 'REQUESTED',
      by: 'RIDER',
      cause: 'fare-not-agreed',
    });
  });

  it('leaves its former driver a ride that ended by its rider', () => {
    const { ride } = asked(dear);
    expect(rideAtEndOfTurn(ride, DRIVER.id)?.history.at(-1)).toMatchObject({
      to: 'CANCELLED',
      cause: 'fare-not-agreed',
    });
  });

  it('is refused afterwards, and once the fare is agreed', () => {
    expect(refusalOf(() => askNext(dear, RIDER, free, until))).toBe('ride/ask-next-too-late');
    const agreed = { ...dear, fare: 120, offer: { ...offer, askNextUntil: null } };
    expect(refusalOf(() => askNext(agreed, RIDER, free, NOW))).toBe('ride/not-moving-away');
  });
});

describe('a rider whose driver moves away', () => {
  it('asks the next free driver of the same vehicle type, with 30 seconds of his own', () => {
    const { ride, domainEvents } = asked(leaving());
    expect(ride).toMatchObject({
      status: 'REQUESTED',
      driverId: 'next',
      driverUserId: OTHER_DRIVER.id,
      answerBy: later(NOW, 30_000),
      asking: { asked: [{ driverUserId: DRIVER.id, outcome: 'MOVED_AWAY' }] },
    });
    expect(domainEvents).toEqual([{ kind: 'driverAsked', former: expect.objectContaining({ outcome: 'MOVED_AWAY' }) }]);
  });

  it('has no fare, reason, code, arrival or approach of the former driver any more', () => {
    expect(asked(leaving()).ride).toMatchObject({
      ...{ fare: null, fareReason: '', code: null, pickUpBy: null },
      ...{ acceptedAt: null, arrivedAt: null, arrivalClaimedAt: null, approach: null },
    });
  });

  it('finds it in the history with its cause', () => {
    expect(asked(leaving()).ride.history.at(-1)).toEqual({
      ...{ from: 'ACCEPTED', to: 'REQUESTED', by: 'RIDER', personId: RIDER.id, at: NOW },
      ...{ reason: '', cause: 'moved-away' },
    });
  });

  it('never asks who had a turn', () => {
    const had = {
      driverId: 'next',
      driverUserId: 'n',
      vehicleId: 'v',
      outcome: 'REJECTED',
      reason: '',
      at: NOW,
    } as const;
    const ride = leaving({ asking: { waiting: [], asked: [had] } });
    expect(asked(ride).ride.driverId).toBe(NOBODY);
    expect(asked(leaving({ driverId: 'next' })).ride.driverId).toBe(NOBODY);
  });

  it('begins a search of five minutes, also with nobody free', () => {
    const { ride, domainEvents } = asked(leaving(), new Map());
    expect(ride).toMatchObject({ status: 'REQUESTED', driverId: NOBODY, code: null });
    expect(searchEnd(ride)).toEqual(later(NOW, 5 * MINUTE));
    expect(domainEvents).toEqual([{ kind: 'driverAsked', former: expect.objectContaining({ outcome: 'MOVED_AWAY' }) }]);
  });
});

describe('asking the next', () => {
  it('is refused while the driver is not moving away, and once he has turned back or arrived', () => {
    const back = { ...AWAY, movingAwaySince: null };
    const arrived = tellArrival(leaving({ arrivedAt: null }), DRIVER, NOW)?.ride as Ride;
    for (const ride of [leaving({ approach: null }), leaving({ approach: back }), arrived]) {
      expect(refusalOf(() => asked(ride))).toBe('ride/not-moving-away');
    }
  });

  it.each<RideStatus>(['REQUESTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED', 'REJECTED', 'CANCELLED'])(
    'is refused while %s',
    (status) => {
      const ride = rideIn(status, { approach: AWAY });
      expect(refusalOf(() => asked(ride))).toBe('ride/illegal-transition');
    },
  );

  it('is refused after the time to pick up has passed', () => {
    expect(refusalOf(() => asked(leaving({ pickUpBy: NOW })))).toBe('ride/pick-up-too-late');
  });

  it('is its rider’s alone', () => {
    for (const caller of [DRIVER, OTHER_DRIVER, OTHER_RIDER, ADMINISTRATOR]) {
      expect(refusalOf(() => askNext(leaving(), caller, free, NOW))).toBe('ride/not-found');
    }
  });

  it('is no status that anybody may set', () => {
    const wanted = { to: 'REQUESTED', reason: undefined, driver: undefined, freshCode: '1' } as const;
    expect(refusalOf(() => changeStatus(leaving(), RIDER, wanted, NOW))).toBe('ride/illegal-transition');
  });
});

describe('the driver whose rider asked the next', () => {
  const ride = asked(leaving()).ride;

  it('has the ride no more', () => {
    const tries = [
      () => tellArrival(ride, DRIVER, NOW),
      () => setFare(ride, DRIVER, { fare: 200 }, '1', NOW),
      () => verifyStartCode(ride, DRIVER, '482913', () => true, NOW),
      () => rejectRide(ride, DRIVER, undefined, NOW),
    ];
    expect(tries.map(refusalOf)).toEqual(Array.from(tries, () => 'ride/passed-on'));
  });

  it('sees of it only that the rider left', () => {
    const left = rideAtEndOfTurn(ride, DRIVER.id);
    expect(left).toMatchObject({
      status: 'CANCELLED',
      driverUserId: DRIVER.id,
      code: null,
      asking: null,
      approach: null,
    });
    expect(left?.history.at(-1)).toMatchObject({ by: 'RIDER', cause: 'moved-away' });
  });
});
