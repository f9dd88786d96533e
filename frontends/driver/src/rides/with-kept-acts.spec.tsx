import type { KeptAct, RideAct } from '@pothik/api-client';
import { rideWith } from '../testing/samples';
import { waitsFor, withKeptActs } from './with-kept-acts';

const PRESSED_AT = '2026-11-02T06:10:00.000Z';
const RIDE = rideWith({ fare: 220 });

const kept = (number: number, act: RideAct, changes: Partial<KeptAct> = {}): KeptAct => ({
  number,
  rideId: RIDE._id,
  personId: RIDE.driver.user._id,
  act,
  key: 'k',
  pressedAt: Date.parse(PRESSED_AT),
  ...changes,
});
const ARRIVED = kept(1, { kind: 'arrived' });
const CODE = kept(2, { kind: 'start-code', otp: '482915' });
const TRANSIT = kept(3, { kind: 'in-transit' });
const COMPLETED = kept(4, { kind: 'completed' });

describe('a ride whose acts wait for a network', () => {
  it('goes on in the order of work, at the times when they were pressed', () => {
    expect(withKeptActs(RIDE, [ARRIVED]).arrivedAt).toBe(PRESSED_AT);
    const ride = withKeptActs(RIDE, [ARRIVED, CODE, TRANSIT]);
    expect(ride.rideStatus).toBe('IN TRANSIT');
    expect(ride.history.slice(-2)).toMatchObject([
      { from: 'ACCEPTED', to: 'PICKED UP', at: PRESSED_AT },
      { from: 'PICKED UP', to: 'IN TRANSIT', at: PRESSED_AT },
    ]);
  });

  it('stays under way while its completion waits, and says so', () => {
    const ride = rideWith({ rideStatus: 'IN TRANSIT' });
    expect(withKeptActs(ride, [COMPLETED]).rideStatus).toBe('IN TRANSIT');
    expect(waitsFor('completed', ride, [COMPLETED])).toBe(true);
  });

  it('is as the platform says once they ended, and by acts of another ride', () => {
    const done = { ...CODE, end: { kind: 'done', at: 1 } } as const;
    expect(withKeptActs(RIDE, [done, { ...CODE, rideId: 'another' }])).toBe(RIDE);
    expect(waitsFor('start-code', RIDE, [done])).toBe(false);
  });
});
