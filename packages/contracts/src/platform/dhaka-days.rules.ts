/** Days are those of Dhaka, which has no daylight saving time. */
const DHAKA_OFFSET = '+06:00';
const DHAKA_OFFSET_MS = 6 * 3_600_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The day of a moment in Dhaka, as `2026-11-02`. */
export const dhakaDay = (moment: Date): string =>
  new Date(moment.getTime() + DHAKA_OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The hour of a moment in Dhaka, 0 to 23. */
export const dhakaHour = (moment: Date): number => new Date(moment.getTime() + DHAKA_OFFSET_MS).getUTCHours();

/** A moment, ISO 8601, as files have it: the day and the time in Dhaka, as `2026-11-02 14:05:00`. */
export const dhakaTime = (moment: string): string =>
  new Date(Date.parse(moment) + DHAKA_OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replace('T', ' ');

/** The minute by which a wait is over, as people are told it: one that has begun counts as the next one. */
export const minuteOfEnd = (end: Date): Date => new Date(Math.ceil(end.getTime() / MINUTE_MS) * MINUTE_MS);

/** The same as refusals name it, in Dhaka: `2:05 PM`. */
export function dhakaMinuteOfEnd(end: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Dhaka', hour: 'numeric', minute: '2-digit' });
  // Some releases of the calendar data have a narrow space here.
  return format.format(minuteOfEnd(end)).replace(/\s/g, ' ');
}

/** When a day begins in Dhaka. */
export const startOfDhakaDay = (day: string): Date => new Date(`${day}T00:00:00${DHAKA_OFFSET}`);

/** When the next day begins. */
export const endOfDhakaDay = (day: string): Date => new Date(startOfDhakaDay(day).getTime() + DAY_MS);

/** The day that is `days` later, or earlier when negative. */
export const dhakaDayAfter = (day: string, days: number): string =>
  dhakaDay(new Date(startOfDhakaDay(day).getTime() + days * DAY_MS));

/** Every day from the first to the last, oldest first; empty when the last is before the first. */
export function dhakaDaysFrom(first: string, last: string): string[] {
  const count = Math.round((startOfDhakaDay(last).getTime() - startOfDhakaDay(first).getTime()) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_value, index) => dhakaDayAfter(first, index));
}
