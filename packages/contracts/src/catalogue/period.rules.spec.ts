import { periodOf } from './period.rules.js';

const now = new Date('2026-11-02T20:00:00Z');

describe('earnings by day, analytics, from and to: Asia/Dhaka', () => {
  it('an empty query means the last 30 days, today included', () => {
    const { from, to, days } = periodOf({}, now);
    expect([from, to, days.length]).toEqual(['2026-10-05', '2026-11-03', 30]);
  });

  it('includes its first and its last day', () => {
    expect(periodOf({ from: '2024-02-28', to: '2024-03-01' }, now)).toEqual({
      from: '2024-02-28',
      to: '2024-03-01',
      days: ['2024-02-28', '2024-02-29', '2024-03-01'],
      start: new Date('2024-02-27T18:00:00Z'),
      end: new Date('2024-03-01T18:00:00Z'),
    });
    expect(periodOf({ to: '2026-11-02', from: '2026-11-02' }, now).days).toEqual(['2026-11-02']);
    expect(periodOf({ from: '2025-11-02', to: '2026-11-02' }, now).days).toHaveLength(366);
  });

  it('without a first day begins on no day that an answer may not name', () => {
    expect(periodOf({ to: '2000-01-02' }, now).days).toEqual(['2000-01-01', '2000-01-02']);
  });

  it.each([
    ['ends before it begins', { from: '2026-11-02', to: '2026-11-01' }],
    ['begins after today', { from: '2026-11-04' }],
    ['is of a century', { from: '2000-01-01', to: '2099-12-31' }],
    ['has 367 days', { from: '2025-11-01', to: '2026-11-02' }],
  ])('a period that %s is refused', (_case, query) => {
    expect(() => periodOf(query, now)).toThrow('A period ends on or after its first day and has at most 366 days.');
  });
});
