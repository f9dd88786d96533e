import type { CountedDay } from './day-count.rules.js';

/** The week begins on Saturday; 0 is Sunday. */
export const WEEKDAYS = [6, 0, 1, 2, 3, 4, 5] as const;

/** The weekday of a day in Dhaka, as `2026-11-02`: 0 is Sunday. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** The rides of each hour, summed over all days of the same weekday. */
export const ridesByWeekdayHour = (days: readonly CountedDay[]) =>
  WEEKDAYS.map((weekday) => {
    const counts = days.filter(({ day }) => weekdayOf(day) === weekday).map(({ count }) => count);
    const total = (hour: number) => counts.reduce((sum, { hours }) => sum + (hours[hour] ?? 0), 0);
    return { weekday, rides: Array.from({ length: 24 }, (_value, hour) => total(hour)) };
  });
