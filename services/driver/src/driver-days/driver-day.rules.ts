import type { Period } from '@pothik/contracts/catalogue';
import {
  DAY_MS,
  dhakaDay,
  dhakaDayAfter,
  dhakaDaysFrom,
  endOfDhakaDay,
  startOfDhakaDay,
} from '@pothik/contracts/platform';

/** Between the end of a day and its first count: by then ordinary delays of events are past. */
const SETTLED_AFTER_DAYS = 2;
/** As long as the finished ONLINE stretches that a day counts. */
const KEPT_DAYS = 400;

/** A driver's rides and ONLINE stretches that ended on one day, the earliest beginning of them. */
export interface Ended {
  driverId: string;
  since: Date;
}

/** The drivers of a day whose earliest ride or stretch of those that ended on it began on the day `since`. */
export interface ActiveSince {
  since: string;
  driverIds: string[];
}

/** The last day in Dhaka whose drivers may be stored. */
const lastSettledDay = (now: Date): string => dhakaDayAfter(dhakaDay(now), -1 - SETTLED_AFTER_DAYS);

/**
 * How a period is read: by the stored days from its first one on, those after its end too, as what ended on them may have
 * begun before; and directly what ended from `start` on. A period from before the kept days is read directly as a whole.
 */
export function readingOf({ from, start }: Pick<Period, 'from' | 'start'>, now: Date): { days: string[]; start: Date } {
  const last = lastSettledDay(now);
  const isKept = from >= dhakaDayAfter(dhakaDay(now), 1 - KEPT_DAYS);
  return isKept && from <= last ? { days: dhakaDaysFrom(from, last), start: endOfDhakaDay(last) } : { days: [], start };
}

/**
 * The day to count again for an end that is told of now; undefined when nobody can have counted its day yet. That begins a
 * day before days are counted, as the clocks of instances differ.
 */
export function dayToMark(endedAt: Date, now: Date): string | undefined {
  const day = dhakaDay(endedAt);
  return day <= dhakaDayAfter(lastSettledDay(now), 1) ? day : undefined;
}

/** When a stored day is removed: before the first stretch that it counts. */
export const expiryOf = (day: string): Date => new Date(startOfDhakaDay(day).getTime() + KEPT_DAYS * DAY_MS);

/** Each driver once, by the earliest beginning; the earliest day first. */
export function activeSince(ended: readonly Ended[]): ActiveSince[] {
  const earliest = new Map<string, string>();
  for (const { driverId, since } of ended) {
    const [day, known] = [dhakaDay(since), earliest.get(driverId)];
    if (known === undefined || day < known) earliest.set(driverId, day);
  }
  const byDay = new Map<string, string[]>();
  for (const [driverId, day] of earliest) byDay.set(day, [...(byDay.get(day) ?? []), driverId]);
  return [...byDay]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([since, driverIds]) => ({ since, driverIds }));
}

/** The drivers who were active on or before the day `to`. */
export const activeUntil = <Id>(active: readonly { since: string; driverIds: Id[] }[], to: string): Id[] =>
  active.flatMap(({ since, driverIds }) => (since <= to ? driverIds : []));
