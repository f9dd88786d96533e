import { datedDay, fullDay, hourSpan, shortDay } from './day-format.rules';

describe('days and hours on the charts', () => {
  it('a day is the same day in every time zone', () => {
    expect(shortDay('2026-11-02', 'en')).toBe('2 Nov');
    expect(datedDay('2026-11-02', 'en')).toBe('2 Nov 2026');
    expect(fullDay('2026-11-02', 'en')).toBe('Mon, 2 Nov 2026');
  });

  it('a day has Bangla digits in Bangla', () => {
    expect(shortDay('2026-11-02', 'bn')).toMatch(/^২/);
    expect(fullDay('2026-11-02', 'bn')).toContain('২০২৬');
  });

  it('the last hour of the day ends at midnight', () => {
    expect(hourSpan(8)).toBe('8:00 – 9:00');
    expect(hourSpan(23)).toBe('23:00 – 0:00');
  });
});
