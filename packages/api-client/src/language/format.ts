import { type Language, useLanguage } from './language.store';

const LOCALE: Record<Language, string> = { en: 'en-IN', bn: 'bn-BD' };
const NO_BREAK_SPACE = '\u00A0';
const BANGLA_ZERO = 0x09e6;
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

type Moment = string | number | Date;

/** Numbers, amounts and times as people of one language write them; times in the device's zone. */
export interface Format {
  /** 4,12,650 */
  number(value: number): string;
  /** ৳ 1,250: whole BDT. */
  taka(amount: number): string;
  /** 21 Nov 2026 */
  date(moment: Moment): string;
  /** 21 Nov 2026, 8:05 am */
  dateTime(moment: Moment): string;
  /** 8:05 am */
  time(moment: Moment): string;
  /** 5 minutes ago */
  relative(moment: Moment, now?: Moment): string;
  /** Latin digits of a text as this language's digits. */
  digits(text: string): string;
}

function createFormat(language: Language): Format {
  const locale = LOCALE[language];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const format: Format = {
    number: (value) => number.format(value),
    taka: (amount) => `৳${NO_BREAK_SPACE}${number.format(amount)}`,
    date: (moment) => date.format(new Date(moment)),
    time: (moment) => time.format(new Date(moment)),
    dateTime: (moment) => `${format.date(moment)}, ${format.time(moment)}`,
    relative: (moment, now = Date.now()) => relativeBy(relative, new Date(moment).getTime() - new Date(now).getTime()),
    digits: (text) => (language === 'bn' ? banglaDigits(text) : text),
  };
  return format;
}

function relativeBy(relative: Intl.RelativeTimeFormat, difference: number): string {
  const unit = UNITS.find(([, size]) => Math.abs(difference) >= size);
  return unit ? relative.format(Math.trunc(difference / unit[1]), unit[0]) : relative.format(0, 'second');
}

const banglaDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(BANGLA_ZERO + Number(digit)));

const made: Partial<Record<Language, Format>> = {};

/** The formats of a language, made once. */
export function formatOf(language: Language): Format {
  made[language] ??= createFormat(language);
  return made[language];
}

/** The formats of the present language. */
export const useFormat = (): Format => formatOf(useLanguage());
