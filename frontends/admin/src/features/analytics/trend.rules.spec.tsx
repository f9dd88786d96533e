import { ridesBeforeHour, totalUpTo, trendOf } from './trend.rules';

describe('a trend', () => {
  it.each([
    [112, 100, { change: 0.12, direction: 'up' }],
    [88, 100, { change: -0.12, direction: 'down' }],
    [0, 4, { change: -1, direction: 'down' }],
    [20, 2, { change: 9, direction: 'up' }],
    [21, 2, { direction: 'up' }],
    [100, 100, { change: 0 }],
    [1001, 1000, { change: 0 }],
    [999, 1000, { change: 0 }],
  ])('of %i after %i is %j', (now, before, trend) => {
    expect(trendOf(now, before)).toEqual(trend);
  });

  it('is missing when there was nothing before, or it is not known', () => {
    expect(trendOf(5, 0)).toBeUndefined();
    expect(trendOf(0, 0)).toBeUndefined();
    expect(trendOf(5, undefined)).toBeUndefined();
  });

  it('of days of which the last is not over counts those before it', () => {
    const day = (name: string, rides: number) => ({
      day: name,
      rides,
      completed: rides - 1,
      fare: rides * 100,
      activeDrivers: 2,
      sosIncidents: 1,
    });
    const byDay = [day('2026-11-01', 5), day('2026-11-02', 7), day('2026-11-03', 1)];
    expect(totalUpTo(byDay, '2026-11-02', 'rides')).toBe(12);
    expect(totalUpTo(byDay, '2026-11-02', 'fare')).toBe(1200);
    expect(totalUpTo(byDay, '2026-10-31', 'completed')).toBe(0);
  });

  it('of a day that is not over counts the hours before the current one', () => {
    const byHour = Array.from({ length: 24 }, (_, hour) => ({ hour, rides: hour }));
    expect(ridesBeforeHour(byHour, 4)).toBe(0 + 1 + 2 + 3);
    expect(ridesBeforeHour(byHour, 0)).toBe(0);
    expect(ridesBeforeHour([], 12)).toBe(0);
  });
});
