import type { Locale } from '../text/ui-text';

/** A time: ISO text, Date, or ms since 1970. */
export type Moment = string | number | Date;

export const toDate = (at: Moment): Date => (at instanceof Date ? at : new Date(at));

const STEPS: readonly { unit: Intl.RelativeTimeFormatUnit; ms: number }[] = [
  { unit: 'year', ms: 31_536_000_000 },
  { unit: 'month', ms: 2_592_000_000 },
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
];

/** Days and hours are Dhaka's wherever the device is. */
const ZONE = { timeZone: 'Asia/Dhaka' } as const;
/** Minutes from UTC, as `getTimezoneOffset` counts them. */
const DHAKA_OFFSET = -360;

/** Whether a device's own clock shows other hours than Dhaka's. @param offset of the device, as `getTimezoneOffset` counts */
export const isAwayFromDhaka = (offset: number): boolean => offset !== DHAKA_OFFSET;

const JUST_NOW: Readonly<Record<Locale, string>> = { en: 'just now', bn: 'এইমাত্র' };

/** The time since, in the largest whole unit; below a minute it was just now. */
export function formatRelative(at: Moment, now: Moment, locale: Locale): string {
  const distance = toDate(at).getTime() - toDate(now).getTime();
  const step = STEPS.find(({ ms }) => Math.abs(distance) >= ms);
  if (!step) return JUST_NOW[locale];
  const formatter = new Intl.RelativeTimeFormat(locale === 'bn' ? 'bn-BD' : 'en', { numeric: 'auto' });
  return formatter.format(Math.trunc(distance / step.ms), step.unit);
}

/** The date, e.g. 2 Nov 2026. */
export const formatDate = (at: Moment, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'bn' ? 'bn-BD' : 'en-GB', {
    ...ZONE,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(toDate(at));

/** The exact date and time, e.g. 2 Nov 2026, 10:40 AM. */
export const formatDateTime = (at: Moment, locale: Locale): string =>
  `${formatDate(at, locale)}, ${formatClock(at, locale)}`;

/** The time of day: 10:40 AM; in Bangla the part of the day comes first. */
export const formatClock = (at: Moment, locale: Locale): string =>
  locale === 'bn'
    ? banglaClock(toDate(at))
    : new Intl.DateTimeFormat('en-US', { ...ZONE, hour: 'numeric', minute: '2-digit' }).format(toDate(at));

function banglaClock(at: Date): string {
  const format = new Intl.DateTimeFormat('bn-BD', {
    ...ZONE,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    dayPeriod: 'short',
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  // The locale's data has the written word, রাত্রি; people say রাত.
  const part = parts.dayPeriod === 'রাত্রি' ? 'রাত' : parts.dayPeriod;
  return `${part} ${parts.hour}:${parts.minute}`;
}

/** The remaining time in whole seconds, rounded up, at least 0. */
export const secondsLeft = (until: Moment, now: number): number =>
  Math.max(0, Math.ceil((toDate(until).getTime() - now) / 1000));

/** Seconds as minutes and two-digit seconds, e.g. 1:47. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
