import type { Locale } from '../text/ui-text';
import { useUiText } from '../text/ui-text-provider';
import { clockNow } from './clock';
import { formatMoney, formatNumber, localDigits } from './digits.rules';
import { formatClock, formatDate, formatDateTime, formatRelative, type Moment } from './time.rules';

/** Numbers, amounts and times in the format of a locale; times of Dhaka. */
export interface Format {
  /** 4,12,650 */
  number(value: number): string;
  /** ৳ 1,250: whole BDT. */
  taka(amount: number): string;
  /** 21 Nov 2026 */
  date(at: Moment): string;
  /** 21 Nov 2026, 8:05 AM */
  dateTime(at: Moment): string;
  /** 8:05 AM */
  time(at: Moment): string;
  /** 5 minutes ago */
  relative(at: Moment, now?: Moment): string;
  /** A text with its Latin digits in the locale's digits. */
  digits(text: string): string;
}

const formatOf = (locale: Locale): Format => ({
  number: (value) => formatNumber(value, locale),
  taka: (amount) => formatMoney(amount, locale),
  date: (at) => formatDate(at, locale),
  dateTime: (at) => formatDateTime(at, locale),
  time: (at) => formatClock(at, locale),
  relative: (at, now = clockNow()) => formatRelative(at, now, locale),
  digits: (text) => localDigits(text, locale),
});

const FORMATS: Readonly<Record<Locale, Format>> = { en: formatOf('en'), bn: formatOf('bn') };

/** The formats of the kit's locale. */
export const useFormat = (): Format => FORMATS[useUiText().locale];
