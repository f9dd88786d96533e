import { FIRST_DAY } from '../platform/day.js';
import {
  dhakaDay,
  dhakaDayAfter,
  dhakaDaysFrom,
  endOfDhakaDay,
  startOfDhakaDay,
} from '../platform/dhaka-days.rules.js';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import type { PeriodQuery } from '../platform/period.js';
import { PERIOD_DAYS } from '../platform/period-days.js';
import { DomainError } from './domain-error.js';

/** Whole days in Dhaka. */
export interface Period {
  /** Its first and last day, as `2026-11-02`. */
  from: string;
  to: string;
  /** All its days, oldest first. */
  days: readonly string[];
  /** Its first moment, and the first moment after it. */
  start: Date;
  end: Date;
}

/**
 * The requested days, both ends included: `to` is today by default, without `from` there are 30 days, or those since 2000-01-01.
 * @throws DomainError request/invalid for no day or more than 366
 */
export function periodOf(query: PeriodQuery, now: Date): Period {
  const to = query.to ?? dhakaDay(now);
  const from = query.from ?? laterOf(FIRST_DAY, dhakaDayAfter(to, 1 - PERIOD_DAYS.byDefault));
  // Compared before the days are listed: a century of them would be a long list.
  if (to < from || dhakaDayAfter(from, PERIOD_DAYS.maximum - 1) < to)
    throw new DomainError('request/invalid', { fields: [{ field: 'from', message: FORM_MESSAGES.periodInvalid }] });
  return { from, to, days: dhakaDaysFrom(from, to), start: startOfDhakaDay(from), end: endOfDhakaDay(to) };
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);
