import { dhakaDay, endOfDhakaDay, startOfDhakaDay } from '@pothik/contracts/platform';
import type { TimeSpan } from '../rides/rules/ride.rules.js';

/** Rides that were stored in a time and requested in another. */
export interface RidePart {
  created: TimeSpan;
  requested: TimeSpan;
}

/** A sum over rides as that of whole days, by when they were requested, and of parts that are read ride by ride. */
export interface SplitSum {
  /** Every day from `first` to `last`, by its count. */
  days?: { first: string; last: string };
  added: RidePart[];
  /** Rides that the days' counts have and the period has not. */
  removed: RidePart[];
}

/** A ride is stored within this time of its request, in milliseconds: in the same call. */
const APART_MS = 10 * 60_000;

/**
 * Splits the sum over rides that were stored in a period. Days that were over by `now` and lie in it as a whole are counted;
 * today, and what the period has of other days, is read. Counts go by the request and lists by the moment at which a
 * ride was stored: rides that have a bound of the days between the two are read as well.
 * @param firstRequest when the first of all rides was requested: there are no days to count before
 */
export function splitSum({ from, before }: TimeSpan, firstRequest: Date, now: Date): SplitSum {
  const end = midnightBefore(before && before < now ? before : now);
  const earliest = midnightBefore(firstRequest);
  // Compared first: a moment of the year 9999 has no next midnight in four digits.
  const start = from && from > earliest && from < end ? midnightFrom(from) : earliest;
  if (start >= end || (from && from >= end))
    return { added: [{ created: { from, before }, requested: {} }], removed: [] };
  const sooner = (moment: Date) => new Date(moment.getTime() - APART_MS);
  const later = (moment: Date) => new Date(moment.getTime() + APART_MS);
  return {
    days: { first: dhakaDay(start), last: dhakaDay(sooner(end)) },
    added: [
      ...(from ? [{ created: { from, before: later(start) }, requested: { before: start } }] : []),
      { created: { from: sooner(end), before }, requested: { from: end } },
    ],
    removed: [
      ...(from && from > sooner(start)
        ? [{ created: { from: sooner(start), before: from }, requested: { from: start } }]
        : []),
      ...(before && before < later(end)
        ? [{ created: { from: before, before: later(end) }, requested: { before: end } }]
        : []),
    ],
  };
}

const midnightBefore = (moment: Date): Date => startOfDhakaDay(dhakaDay(moment));

/** The moment itself if a day begins then, else the next midnight. */
function midnightFrom(moment: Date): Date {
  const midnight = midnightBefore(moment);
  return midnight.getTime() === moment.getTime() ? midnight : endOfDhakaDay(dhakaDay(moment));
}
