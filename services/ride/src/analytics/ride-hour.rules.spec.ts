import { dayOf, endOfHour, hourOf, hoursOf, runsOf, startOfHour } from './ride-hour.rules.js';

describe('An hour in Dhaka', () => {
  it.each([
    ['2026-11-01T17:59:59.999Z', '2026-11-01T23'],
    ['2026-11-01T18:00:00.000Z', '2026-11-02T00'],
    ['2026-11-02T08:30:00.000Z', '2026-11-02T14'],
  ])('of %s is %s', (moment, hour) => {
    expect(hourOf(new Date(moment))).toBe(hour);
  });

  it('begins and ends at the full hour, the last one at midnight', () => {
    expect(startOfHour('2026-11-02T14').toISOString()).toBe('2026-11-02T08:00:00.000Z');
    expect(endOfHour('2026-11-02T14')).toEqual(startOfHour('2026-11-02T15'));
    expect(endOfHour('2026-11-02T23')).toEqual(startOfHour('2026-11-03T00'));
  });

  it('is one of the 24 of its day, whose names sort as they follow each other', () => {
    const hours = hoursOf('2026-11-02');
    expect([hours[0], hours[9], hours.at(-1)]).toEqual(['2026-11-02T00', '2026-11-02T09', '2026-11-02T23']);
    expect([hours.length, [...hours].sort()]).toEqual([24, hours]);
    for (const hour of hours) expect([dayOf(hour), hourOf(startOfHour(hour))]).toEqual(['2026-11-02', hour]);
  });

  it('forms a run with those that follow it without a gap', () => {
    const [h0, h1, h2, , h4] = hoursOf('2026-11-02') as [string, string, string, string, string];
    expect(runsOf([h0, h1, h4])).toEqual([[h0, h1], [h4]]);
    expect(runsOf([h0, h2, h4])).toEqual([[h0], [h2], [h4]]);
    expect([runsOf([]), runsOf(hoursOf('2026-11-02'))]).toEqual([[], [hoursOf('2026-11-02')]]);
  });
});
