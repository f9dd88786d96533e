import {
  formatClock,
  formatCountdown,
  formatDate,
  formatDateTime,
  formatRelative,
  isAwayFromDhaka,
  secondsLeft,
} from './time.rules';

const NOW = Date.parse('2026-11-02T06:00:00Z');

describe('time', () => {
  it('gives the time since in the largest whole unit; below a minute it was just now', () => {
    expect(formatRelative(NOW - 59_000, NOW, 'en')).toBe('just now');
    expect(formatRelative(NOW - 59_000, NOW, 'bn')).toBe('এইমাত্র');
    expect(formatRelative(NOW - 200_000, NOW, 'en')).toBe('3 minutes ago');
    expect(formatRelative(NOW - 7_200_000, NOW, 'en')).toBe('2 hours ago');
    expect(formatRelative(NOW - 86_400_000, NOW, 'en')).toBe('yesterday');
    expect(formatRelative(NOW - 200_000, NOW, 'bn')).toContain('৩');
  });

  it('writes the time of day; in Bangla the part of the day comes first', () => {
    const morning = new Date('2026-11-02T10:40:00+06:00');
    expect(formatClock(morning, 'en').replace(/\s/g, ' ')).toBe('10:40 AM');
    expect(formatClock(morning, 'bn')).toBe('সকাল ১০:৪০');
    expect(formatClock('2026-11-01T19:02:00.000Z', 'bn')).toBe('রাত ১:০২');
    expect(formatDate(morning, 'en')).toBe('2 Nov 2026');
    expect(formatDateTime(morning, 'en').replace(/\s/g, ' ')).toBe('2 Nov 2026, 10:40 AM');
    expect(formatDateTime(morning, 'bn')).toContain('সকাল ১০:৪০');
  });

  it('gives the day of Dhaka, which may be another than the device’s', () => {
    expect(formatDate('2026-11-02T18:30:00Z', 'en')).toBe('3 Nov 2026');
    expect(formatDateTime('2026-11-02T18:30:00Z', 'en').replace(/\s/g, ' ')).toBe('3 Nov 2026, 12:30 AM');
    expect(isAwayFromDhaka(-360)).toBe(false);
    expect(isAwayFromDhaka(0)).toBe(true);
  });

  it('gives the remaining whole seconds, rounded up, at least 0', () => {
    expect(secondsLeft(NOW + 1_001, NOW)).toBe(2);
    expect(secondsLeft(NOW - 5_000, NOW)).toBe(0);
  });

  it('shows seconds as minutes and two-digit seconds', () => {
    expect(formatCountdown(107)).toBe('1:47');
    expect(formatCountdown(5)).toBe('0:05');
  });
});
