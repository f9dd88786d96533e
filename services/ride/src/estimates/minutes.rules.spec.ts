import { ENOUGH_RIDES, FURTHEST_FROM_STATED, minutesOf, type SpeedSample, statedMinutes } from './minutes.rules.js';
import { STATED_SPEEDS } from './stated-speeds.table.js';

const METRES = { low: 5_000, high: 6_000 };
const rides = (speeds: readonly number[]): SpeedSample[] =>
  speeds.map((kilometresPerHour, index) => ({ rideId: `${index}`, endedAt: new Date(index), kilometresPerHour }));
/** Speeds of 1 to 20 km/h, in no order. */
const TWENTY = Array.from({ length: ENOUGH_RIDES }, (_, index) => ((index * 7) % ENOUGH_RIDES) + 1);

describe('the minutes of a ride', () => {
  it('are as stated for the hour without a ride', () => {
    // 5 km at 10 km/h, 6 km at 4.8 km/h
    expect(minutesOf(METRES, [], 9)).toEqual({ minutes: { low: 30, high: 75 }, minutesBasis: 'STATED' });
    expect(statedMinutes(METRES, 9)).toEqual({ low: 30, high: 75 });
  });

  it('are shorter at night', () => {
    const [night, peak] = [minutesOf(METRES, [], 2).minutes, minutesOf(METRES, [], 18).minutes];
    expect(night.high).toBeLessThan(peak.low);
  });

  it('are blended: twenty rides weigh as much as what is stated, without the slowest and the fastest fifth', () => {
    // The fifth-slowest drove 5 km/h beside 4.8, the fifth-fastest 16 beside 10: 4.9 and 13.
    expect(minutesOf(METRES, rides(TWENTY), 9)).toEqual({
      minutes: { low: 23, high: 74 },
      minutesBasis: 'EXPERIENCE',
    });
  });

  it('are hardly moved by few rides, and called stated', () => {
    // 1 / 21 of the way from 10 to 16 km/h, and from 4.8 to 16.
    expect(minutesOf(METRES, rides([16]), 9)).toEqual({ minutes: { low: 29, high: 68 }, minutesBasis: 'STATED' });
  });

  it.each([
    ['fast', 60],
    ['slow', 1.5],
  ])('stay within one and a half times what is stated, however many rides were %s', (_what, speed) => {
    const { minutes } = minutesOf(METRES, rides(Array<number>(200).fill(speed)), 9);
    expect(minutes.low).toBeGreaterThanOrEqual(Math.floor(30 / FURTHEST_FROM_STATED));
    expect(minutes.low).toBeLessThanOrEqual(30 * FURTHEST_FROM_STATED);
    expect(minutes.high).toBeGreaterThanOrEqual(75 / FURTHEST_FROM_STATED);
    expect(minutes.high).toBeLessThanOrEqual(Math.ceil(75 * FURTHEST_FROM_STATED));
  });

  it('are at least one', () => {
    expect(minutesOf({ low: 0, high: 0 }, [], 3).minutes).toEqual({ low: 1, high: 1 });
  });

  it('are stated for each of the 24 hours', () => {
    expect(STATED_SPEEDS).toHaveLength(24);
    for (const { slow, fast } of STATED_SPEEDS) expect(slow).toBeLessThan(fast);
  });
});
