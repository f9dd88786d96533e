import { EQUAL_RIDES, minutesOf, type SpeedSample, statedMinutesOf } from './minutes.rules.js';
import { STATED_SPEEDS } from './stated-speeds.table.js';

const METRES = { low: 5_000, high: 6_000 };
const rides = (speeds: readonly number[]): SpeedSample[] =>
  speeds.map((kilometresPerHour, index) => ({ rideId: `${index}`, endedAt: new Date(index), kilometresPerHour }));
const alike = (count: number, kilometresPerHour: number) => rides(Array<number>(count).fill(kilometresPerHour));
/** 5 km at 10 km/h, 6 km at 4.8 km/h */
const STATED = { low: 30, high: 75 };

describe('the minutes of a ride', () => {
  it('are as stated for the hour without a ride', () => {
    expect(minutesOf(METRES, [], 9)).toEqual({ minutes: STATED, minutesBasis: 'STATED' });
    expect(statedMinutesOf(METRES, 9)).toEqual(STATED);
  });

  it('are shorter at night', () => {
    const [night, peak] = [minutesOf(METRES, [], 2).minutes, minutesOf(METRES, [], 18).minutes];
    expect(night.high).toBeLessThan(peak.low);
  });

  it.each([
    // 8 km/h: 37.5 and 45 minutes.
    [1, { low: 30, high: 74 }, 'STATED'],
    [19, { low: 33, high: 61 }, 'STATED'],
    [20, { low: 33, high: 60 }, 'EXPERIENCE'],
    [180, { low: 36, high: 50 }, 'EXPERIENCE'],
  ] as const)('of %i rides at 8 km/h count n/(n+20) of the rides', (count, minutes, minutesBasis) => {
    expect(minutesOf(METRES, alike(count, 8), 9)).toEqual({ minutes, minutesBasis });
  });

  it('leave out the slowest and the fastest fifth of the rides', () => {
    const twenty = Array.from({ length: EQUAL_RIDES }, (_, index) => (index < 4 ? 1.5 : index >= 16 ? 60 : 8));
    expect(minutesOf(METRES, rides(twenty), 9)).toEqual(minutesOf(METRES, alike(EQUAL_RIDES, 8), 9));
  });

  it.each([
    ['slow', 1.5, { low: 45, high: 113 }],
    ['fast', 60, { low: 20, high: 50 }],
  ])('are at most 1.5 times off the stated ones, however many rides are %s', (_what, speed, minutes) => {
    expect(minutesOf(METRES, alike(200, speed), 9).minutes).toEqual(minutes);
  });

  it('are at least one', () => {
    expect(minutesOf({ low: 0, high: 0 }, [], 3).minutes).toEqual({ low: 1, high: 1 });
  });

  it('are stated for each of the 24 hours', () => {
    expect(STATED_SPEEDS).toHaveLength(24);
    for (const { slow, fast } of STATED_SPEEDS) expect(slow).toBeLessThan(fast);
  });
});
