import { ACT_AGE } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { type RideInHand, remainingOf, rideInHandOf } from './in-hand.rules';
import type { KeptAct } from './order-of-work.rules';

const AT = '2026-11-02T06:00:00.000Z';
const NOW = Date.parse(AT);
const RIDER = { _id: 'nusrat', role: 'RIDER' } as const;
const DRIVER = { _id: 'rafiqul', role: 'DRIVER' } as const;

const rideWith = (rideStatus: RideView['rideStatus']): RideView => ({
  _id: 'ride-7',
  user: { _id: RIDER._id, name: 'Nusrat Jahan', image: 'face.png', phone: '01811000456' },
  driver: {
    _id: 'driver-2',
    user: { _id: DRIVER._id, name: 'Rafiqul Islam', image: 'face.png', phone: '01711000123' },
    vehicle: { vehicleType: 'CNG', brand: 'Bajaj', model: 'RE', vehicleLicense: 'DM THA 14-2208', images: ['cng.png'] },
    experience: 8,
  },
  pickupLocation: 'Dhanmondi 27',
  dropLocation: 'Kamalapur',
  note: 'Beside the tea stall',
  pickupPoint: { lat: 23.7, lng: 90.4 },
  rideStatus,
  fare: 210,
  startCode: '482915',
  codeTriesLeft: 5,
  history: [],
  createdAt: AT,
  updatedAt: AT,
});

const OF_BOTH = {
  rideId: 'ride-7',
  asOf: NOW,
  fare: 210,
  pickupLocation: 'Dhanmondi 27',
  dropLocation: 'Kamalapur',
};
const VEHICLE = { vehicleType: 'CNG', brand: 'Bajaj', model: 'RE' };

describe('what the device keeps, and no field more', () => {
  it('of a rider before the pick-up: name, vehicle, plate, phone, code, fare and places', () => {
    expect(rideInHandOf(rideWith('ACCEPTED'), RIDER, NOW)).toEqual({
      ...OF_BOTH,
      personId: RIDER._id,
      role: 'RIDER',
      status: 'ACCEPTED',
      driver: 'Rafiqul Islam',
      vehicle: VEHICLE,
      plate: 'DM THA 14-2208',
      phone: '01711000123',
      startCode: '482915',
    });
  });

  it.each(['PICKED UP', 'IN TRANSIT'] as const)('of a rider %s: neither phone nor code', (status) => {
    expect(Object.keys(rideInHandOf(rideWith(status), RIDER, NOW) ?? {}).sort()).toEqual(
      [...Object.keys(OF_BOTH), 'personId', 'role', 'status', 'driver', 'vehicle', 'plate'].sort(),
    );
  });

  it('of a driver before the pick-up: name, phone, note, fare and places', () => {
    expect(rideInHandOf(rideWith('ACCEPTED'), DRIVER, NOW)).toEqual({
      ...OF_BOTH,
      personId: DRIVER._id,
      role: 'DRIVER',
      status: 'ACCEPTED',
      rider: 'Nusrat Jahan',
      phone: '01811000456',
      note: 'Beside the tea stall',
    });
  });

  it.each(['PICKED UP', 'IN TRANSIT'] as const)('of a driver %s: a first name, fare and places', (status) => {
    expect(rideInHandOf(rideWith(status), DRIVER, NOW)).toEqual({
      ...OF_BOTH,
      personId: DRIVER._id,
      role: 'DRIVER',
      status,
      rider: 'Nusrat',
    });
  });

  it.each(['REQUESTED', 'COMPLETED', 'CANCELLED', 'REJECTED'] as const)('nothing of a ride that is %s', (status) => {
    expect(rideInHandOf(rideWith(status), RIDER, NOW)).toBeUndefined();
  });

  it('nothing for an administrator', () => {
    expect(rideInHandOf(rideWith('ACCEPTED'), { _id: 'a', role: 'ADMIN' }, NOW)).toBeUndefined();
  });
});

const ride = rideInHandOf(rideWith('ACCEPTED'), DRIVER, NOW) as RideInHand;
const act = (number: number, changes: Partial<KeptAct> = {}): KeptAct => ({
  number,
  rideId: 'ride-7',
  personId: DRIVER._id,
  act: { kind: 'arrived' },
  key: 'k',
  pressedAt: NOW,
  ...changes,
});
const DONE = { kind: 'done', at: NOW } as const;
const waiting = act(1);
const done = act(2, { end: DONE });
const NOTHING = { ride: undefined, acts: [] };
const SAME = { personId: DRIVER._id };

describe('what remains on the device', () => {
  it('for the same person: the ride, what waits and what ended', () => {
    expect(remainingOf({ ride, acts: [waiting, done] }, SAME, NOW)).toEqual({ ride, acts: [waiting, done] });
  });

  it('after a log-out nothing', () => {
    expect(remainingOf({ ride, acts: [waiting, done] }, 'logged-out', NOW)).toEqual(NOTHING);
  });

  it('after the session’s end the waiting acts alone', () => {
    expect(remainingOf({ ride, acts: [waiting, done] }, 'over', NOW)).toEqual({ ride: undefined, acts: [waiting] });
  });

  it('for another person nothing', () => {
    expect(remainingOf({ ride, acts: [waiting, done] }, { personId: 'somebody' }, NOW)).toEqual(NOTHING);
  });

  it('without a network the ride and its acts, none of anybody else', () => {
    const foreign = act(3, { personId: 'somebody' });
    expect(remainingOf({ ride, acts: [waiting, foreign] }, 'unknown', NOW)).toEqual({ ride, acts: [waiting] });
  });

  it.each([SAME, 'unknown', 'over'] as const)('nothing older than 24 hours: %j', (whose) => {
    expect(remainingOf({ ride, acts: [waiting] }, whose, NOW + ACT_AGE.maximumMs)).toEqual(NOTHING);
  });

  it('of an ended ride what waits for its answer, and no end of an act', () => {
    expect(remainingOf({ ride: undefined, acts: [waiting, done] }, SAME, NOW)).toEqual({
      ride: undefined,
      acts: [waiting],
    });
  });

  it('nothing that is no act', () => {
    expect(remainingOf({ ride, acts: [null, 7, { number: 3 }] }, SAME, NOW)).toEqual({ ride, acts: [] });
  });
});
