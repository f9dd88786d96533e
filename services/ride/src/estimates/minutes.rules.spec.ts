import { ENOUGH_RIDES, minutesOf, type SpeedSample } from './minutes.rules.js';
import { STATED_SPEEDS } from './stated-speeds.table.js';

const METRES = { low: 5_000, high: 6_000 };
const rides = (speeds: readonly number[]): SpeedSample[] =>
  speeds.map((kilometresPerHour, index) => ({ rideId: `${index}`, endedAt: new Date(index), kilometresPerHour }));
/** Speeds of 1 to 20 km/h, in no order. */
const TWENTY = Array.from({ length: ENOUGH_RIDES }, (_, index) => ((index * 7) % ENOUGH_RIDES) + 1);

describe('the minutes of a ride', () => {
  it('are as stated for the hour until enough rides were completed', () => {
    // 5 km at 10 km/h, 6 km at 4.8 km/h
    expect(minutesOf(METRES, rides(TWENTY.slice(1)), 9)).toEqual({
      minutes: { low: 30, high: 75 },
      minutesBasis: 'STATED',
    });
  });

  it('are shorter at night', () => {
    const [night, peak] = [minutesOf(METRES, [], 2).minutes, minutesOf(METRES, [], 18).minutes];
    expect(night.high).toBeLessThan(peak.low);
  });

  it('are learned from completed rides: without the slowest and the fastest fifth', () => {
    // The fifth-slowest drove 5 km/h, the fifth-fastest 16.
    expect(minutesOf(METRES, rides(TWENTY), 9)).toEqual({
      minutes: { low: 18, high: 72 },
      minutesBasis: 'EXPERIENCE',
    });
  });

  it('are at least one', () => {
    expect(minutesOf({ low: 0, high: 0 }, [], 3).minutes).toEqual({ low: 1, high: 1 });
  });

  it('are stated for each of the 24 hours', () => {
    expect(STATED_SPEEDS).toHaveLength(24);
    for (const { slow, fast } of STATED_SPEEDS) expect(slow).toBeLessThan(fast);
  });
});
