import type { Locale } from '@pothik/ui-kit';

const HOURS = 24;

const dayFormat = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale === 'bn' ? 'bn-BD' : 'en-GB', { ...options, timeZone: 'UTC' });

/** A day in Dhaka is the same day in every time zone. E.g. 2 Nov. */
export const shortDay = (day: string, locale: Locale): string =>
  dayFormat(locale, { day: 'numeric', month: 'short' }).format(new Date(day));

/** With its year, e.g. 2 Nov 2026. */
export const datedDay = (day: string, locale: Locale): string =>
  dayFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(day));

/** With its weekday and year, e.g. Mon, 2 Nov 2026. */
export const fullDay = (day: string, locale: Locale): string =>
  dayFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(day));

/** From one full hour to the next, e.g. 8:00 – 9:00, in Latin digits. */
export const hourSpan = (hour: number): string => `${hour}:00 – ${(hour + 1) % HOURS}:00`;

/** The weekday of a day, e.g. Saturday. */
export const weekdayName = (day: string, locale: Locale): string =>
  dayFormat(locale, { weekday: 'long' }).format(new Date(day));

/** A Sunday, so that weekdays are counted from it. */
const A_SUNDAY = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;

/** A weekday by its number, 0 (Sunday) to 6, e.g. Sat. */
export const shortWeekday = (weekday: number, locale: Locale): string =>
  dayFormat(locale, { weekday: 'short' }).format(A_SUNDAY + weekday * DAY_MS);
