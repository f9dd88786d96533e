import { isGoodMoment } from './good-moment.rules';

const HOUR_MS = 3_600_000;

describe('a good moment to ask for the home screen', () => {
  it('is after a rider’s first completed ride', () => {
    expect(isGoodMoment({ isOnRide: false, completedRides: 1 })).toBe(true);
    expect(isGoodMoment({ isOnRide: false, completedRides: 0 })).toBe(false);
  });

  it('is after a driver’s first hour ONLINE', () => {
    expect(isGoodMoment({ isOnRide: false, onlineMs: HOUR_MS })).toBe(true);
    expect(isGoodMoment({ isOnRide: false, onlineMs: HOUR_MS - 1 })).toBe(false);
  });

  it('is never during a ride, nor while that is not known', () => {
    expect(isGoodMoment({ isOnRide: true, completedRides: 3 })).toBe(false);
    expect(isGoodMoment({ isOnRide: undefined, onlineMs: HOUR_MS })).toBe(false);
    expect(isGoodMoment({ isOnRide: false })).toBe(false);
  });
});
