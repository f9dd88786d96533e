import { dhakaDay, dhakaDayAfter, dhakaDaysFrom } from '@pothik/contracts/platform';
import { addressOf, knownValue } from '../../lists/list-address.rules';

/** Periods that end today, in days. */
export const LATEST_DAYS = ['7', '30', '90'] as const;
export type LatestDays = (typeof LATEST_DAYS)[number];

/** The same as in the contract, whose own constant would load schemas. */
export const MAXIMUM_DAYS = 366;

/** Whole days in Dhaka, both included. */
export interface Days {
  from: string;
  to: string;
}

/** The period of the page: a number of days up to today, or chosen days. */
export interface ShownPeriod extends Days {
  latest?: LatestDays;
}

const DAY_PATTERN = /^20\d\d-\d\d-\d\d$/;

/** A day of the calendar, as `2026-11-02`. */
const isDay = (text: string): boolean =>
  DAY_PATTERN.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** A period ends on or after its first day and has at most 366 days. */
export const isPeriod = ({ from, to }: Days): boolean =>
  isDay(from) && isDay(to) && from <= to && dhakaDayAfter(from, MAXIMUM_DAYS - 1) >= to;

/** That many days up to today. */
export const latestPeriod = (latest: LatestDays, now: Date): ShownPeriod => {
  const to = dhakaDay(now);
  return { latest, from: dhakaDayAfter(to, 1 - Number(latest)), to };
};

/** How many days a period has. */
export const daysOf = ({ from, to }: Days): number => dhakaDaysFrom(from, to).length;

/** The period of the same length that ends the day before. */
export const periodBefore = (period: Days): Days => ({
  from: dhakaDayAfter(period.from, -daysOf(period)),
  to: dhakaDayAfter(period.from, -1),
});

/** The days of a period that are over, without today; undefined when none is. */
export const wholeDays = ({ from, to }: Days, now: Date): Days | undefined => {
  const today = dhakaDay(now);
  if (to < today) return { from, to };
  return from < today ? { from, to: dhakaDayAfter(today, -1) } : undefined;
};

/** Reads the address; 30 days when it has no valid period. */
export function periodOfAddress(parameters: URLSearchParams, now: Date): ShownPeriod {
  const own = { from: parameters.get('from') ?? '', to: parameters.get('to') ?? '' };
  if (isPeriod(own)) return own;
  return latestPeriod(knownValue(LATEST_DAYS, parameters.get('days')) ?? '30', now);
}

/** The periods that an address shows: that of the page, and the one before, to compare with its days that are over. */
export function periodsOfAddress(parameters: URLSearchParams, now: Date) {
  const period = periodOfAddress(parameters, now);
  const whole = wholeDays(period, now);
  return { period, whole, before: whole && periodBefore(whole) };
}

/** The address of a period: `?days=7`, `?from=…&to=…`, and nothing for the last 30 days. */
export const addressOfPeriod = ({ latest, from, to }: ShownPeriod): URLSearchParams =>
  latest ? addressOf({ days: latest === '30' ? undefined : latest }) : addressOf({ from, to });
