import { truncateDate } from './date-trunc.js';
import { zoneOffset } from './time-zone.js';

const cut = (date: string, ...rest: [unit: string, timeZone?: string, binSize?: number, startOfWeek?: string]) =>
  truncateDate(new Date(date), ...rest).toISOString();

describe('a date truncated to a unit', () => {
  it.each([
    ['second', '2026-01-02T20:04:05.000Z'],
    ['minute', '2026-01-02T20:04:00.000Z'],
    ['hour', '2026-01-02T20:00:00.000Z'],
    ['day', '2026-01-02T00:00:00.000Z'],
    ['week', '2025-12-28T00:00:00.000Z'],
    ['month', '2026-01-01T00:00:00.000Z'],
    ['quarter', '2026-01-01T00:00:00.000Z'],
    ['year', '2026-01-01T00:00:00.000Z'],
  ])('%s, in UTC', (unit, expected) => {
    expect(cut('2026-01-02T20:04:05.678Z', unit)).toBe(expected);
  });

  it('starts at the start of the day in its time zone', () => {
    expect(cut('2026-01-02T17:59:59Z', 'day', 'Asia/Dhaka')).toBe('2026-01-01T18:00:00.000Z');
    expect(cut('2026-01-02T18:00:00Z', 'day', 'Asia/Dhaka')).toBe('2026-01-02T18:00:00.000Z');
    expect(cut('2026-01-31T20:00:00Z', 'month', '+06:00')).toBe('2026-01-31T18:00:00.000Z');
    expect(cut('2025-12-31T19:00:00Z', 'year', 'Asia/Dhaka')).toBe('2025-12-31T18:00:00.000Z');
  });

  it('starts a week on the requested day', () => {
    expect(cut('2026-01-04T12:00:00Z', 'week', 'UTC', 1, 'monday')).toBe('2025-12-29T00:00:00.000Z');
    expect(cut('2026-01-04T12:00:00Z', 'week', 'UTC')).toBe('2026-01-04T00:00:00.000Z');
  });

  it('counts bins from the year 2000', () => {
    expect(cut('2026-01-02T20:44:05Z', 'minute', 'UTC', 15)).toBe('2026-01-02T20:30:00.000Z');
    expect(cut('2026-06-02T00:00:00Z', 'month', 'UTC', 2)).toBe('2026-05-01T00:00:00.000Z');
    expect(cut('1999-12-31T23:00:00Z', 'day')).toBe('1999-12-31T00:00:00.000Z');
  });

  it('follows daylight saving time', () => {
    expect(cut('2026-07-10T23:00:00Z', 'day', 'Europe/Rome')).toBe('2026-07-10T22:00:00.000Z');
    expect(cut('2026-03-29T12:00:00Z', 'day', 'Europe/Rome')).toBe('2026-03-28T23:00:00.000Z');
    expect(zoneOffset(Date.parse('2026-07-01T00:00:00Z'), 'America/New_York')).toBe(-4 * 3_600_000);
  });

  it('refuses an unknown time zone, unit, weekday or bin', () => {
    expect(() => cut('2026-01-01', 'day', 'Mars/Olympus')).toThrow('unrecognized time zone identifier');
    expect(() => cut('2026-01-01', 'fortnight')).toThrow('unknown time unit value: fortnight');
    expect(() => cut('2026-01-01', 'week', 'UTC', 1, 'someday')).toThrow('unknown day of week');
    expect(() => cut('2026-01-01', 'day', 'UTC', 0)).toThrow('binSize');
  });
});
