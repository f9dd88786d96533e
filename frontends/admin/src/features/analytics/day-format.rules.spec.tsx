import { datedDay, fullDay, hourSpan, shortDay, shortWeekday, weekdayName } from './day-format.rules';

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

  it('weekdays are named in both languages, from Sunday', () => {
    expect([6, 0, 1].map((weekday) => shortWeekday(weekday, 'en'))).toEqual(['Sat', 'Sun', 'Mon']);
    expect(shortWeekday(6, 'bn')).toBe('শনি');
    expect([weekdayName('2026-11-02', 'en'), weekdayName('2026-11-02', 'bn')]).toEqual(['Monday', 'সোমবার']);
  });

  it('the last hour of the day ends at midnight', () => {
    expect(hourSpan(8)).toBe('8:00 – 9:00');
    expect(hourSpan(23)).toBe('23:00 – 0:00');
  });
});
