import { DAY_MS, dhakaDay, dhakaDayAfter, PERIOD_DAYS, startOfDhakaDay } from '@pothik/contracts/platform';

/** The period of an earnings page: the first and the last day, as `2026-11-02`, in Dhaka. */
export interface ShownPeriod {
  from: string;
  to: string;
}

/** The lengths offered as buttons, in days; the second is the default. */
export const PRESETS = [1, 7, 30] as const;
const PLAIN_DAYS = 7;

/** That many days up to today. */
export function lastDays(count: number, now: Date): ShownPeriod {
  const today = dhakaDay(now);
  return { from: dhakaDayAfter(today, 1 - count), to: today };
}

export const daysIn = ({ from, to }: ShownPeriod): number =>
  Math.round((startOfDhakaDay(to).getTime() - startOfDhakaDay(from).getTime()) / DAY_MS) + 1;

const isPossible = (period: ShownPeriod): boolean => {
  const days = daysIn(period);
  return days >= 1 && days <= PERIOD_DAYS.maximum;
};

const DAY = /^20\d\d-\d\d-\d\d$/;

/** A day of this century, as `2026-11-02`. The same as in the contract, whose own check would load schemas. */
const dayOf = (written: string | null): string | undefined =>
  written && DAY.test(written) && new Date(written).toJSON()?.startsWith(written) ? written : undefined;

/** Reads the address; an invalid period becomes the last seven days. */
export function periodOfAddress(parameters: URLSearchParams, now: Date): ShownPeriod {
  const to = dayOf(parameters.get('to')) ?? dhakaDay(now);
  const period = { from: dayOf(parameters.get('from')) ?? dhakaDayAfter(to, 1 - PLAIN_DAYS), to };
  return isPossible(period) ? period : lastDays(PLAIN_DAYS, now);
}

export const addressOfPeriod = ({ from, to }: ShownPeriod): URLSearchParams => new URLSearchParams({ from, to });

/** The period with another first or last day: none is after today, and the other end moves where it must. */
export function periodWith(period: ShownPeriod, chosen: Partial<ShownPeriod>, now: Date): ShownPeriod {
  const today = dhakaDay(now);
  const day = [chosen.from ?? chosen.to ?? today, today].sort()[0] ?? today;
  const next = chosen.from === undefined ? { ...period, to: day } : { ...period, from: day };
  if (isPossible(next)) return next;
  if (next.from > next.to) return { from: day, to: day };
  const furthest = PERIOD_DAYS.maximum - 1;
  return chosen.from === undefined
    ? { from: dhakaDayAfter(day, -furthest), to: day }
    : { from: day, to: dhakaDayAfter(day, furthest) };
}
