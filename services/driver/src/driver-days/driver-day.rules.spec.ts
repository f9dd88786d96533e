import { periodOf } from '@pothik/contracts/catalogue';
import { activeSince, activeUntil, dayToMark, expiryOf, readingOf } from './driver-day.rules.js';

/** In Dhaka 2 November has just begun. */
const now = new Date('2026-11-01T18:00:00Z');
const at = (moment: string) => new Date(`${moment}:00+06:00`);
const reading = (from: string, to = from) => readingOf(periodOf({ from, to }, now), now);

describe('a period is read', () => {
  it('by its days that have been over for two days, and directly since then', () => {
    expect(reading('2026-10-28', '2026-11-02')).toEqual({
      days: ['2026-10-28', '2026-10-29', '2026-10-30'],
      start: at('2026-10-31T00:00'),
    });
  });

  it('a whole month by 27 days and three directly', () => {
    expect(reading('2026-10-04', '2026-11-02').days).toHaveLength(27);
  });

  it('directly as a whole when none of its days has been over for two', () => {
    expect(reading('2026-10-31', '2026-11-02')).toEqual({ days: [], start: at('2026-10-31T00:00') });
  });

  it('also by the days after its end', () => {
    expect(reading('2026-10-28')).toEqual({
      days: ['2026-10-28', '2026-10-29', '2026-10-30'],
      start: at('2026-10-31T00:00'),
    });
  });

  it('directly as a whole when it is older than what a day counts is kept', () => {
    expect(reading('2025-09-29').days).toHaveLength(397);
    expect(reading('2025-09-28')).toEqual({ days: [], start: at('2025-09-28T00:00') });
  });
});

it('a day is removed before anything that it counts', () => {
  expect(expiryOf('2025-09-29')).toEqual(at('2026-11-03T00:00'));
});

describe('the day of an end that is told of late', () => {
  it('is counted again once it may have been counted, or nearly', () => {
    expect(dayToMark(at('2026-10-30T23:59'), now)).toBe('2026-10-30');
    expect(dayToMark(at('2026-10-31T23:59'), now)).toBe('2026-10-31');
    expect(dayToMark(at('2026-11-01T00:00'), now)).toBeUndefined();
    expect(dayToMark(now, now)).toBeUndefined();
  });
});

describe('the drivers of a day', () => {
  const ended = [
    { driverId: 'night', since: at('2026-10-29T23:59') },
    { driverId: 'day', since: at('2026-10-30T08:00') },
    { driverId: 'long', since: at('2026-10-30T00:00') },
    { driverId: 'long', since: at('2026-10-27T12:00') },
    { driverId: 'long', since: at('2026-10-29T12:00') },
  ];

  it('are stored once each, by the day of their earliest beginning', () => {
    expect(activeSince(ended)).toEqual([
      { since: '2026-10-27', driverIds: ['long'] },
      { since: '2026-10-29', driverIds: ['night'] },
      { since: '2026-10-30', driverIds: ['day'] },
    ]);
    expect(activeSince([])).toEqual([]);
  });

  it('were active in an earlier period if they began by its last day', () => {
    const active = activeSince(ended);
    expect(activeUntil(active, '2026-10-26')).toEqual([]);
    expect(activeUntil(active, '2026-10-28')).toEqual(['long']);
    expect(activeUntil(active, '2026-10-30')).toEqual(['long', 'night', 'day']);
  });
});
