import type { Range } from '@pothik/contracts/platform';

export interface FreeDriver {
  id: string;
  /** Since coming ONLINE or since the last ride's end, whichever is later. */
  freeSince: Date;
}

/** When a driver who is on duty became free. */
export const freeSince = (onlineSince: Date | null, lastRideEndedAt: Date | undefined): Date =>
  new Date(Math.max(onlineSince?.getTime() ?? 0, lastRideEndedAt?.getTime() ?? 0));

export const longestFreeFirst = (free: readonly FreeDriver[]): FreeDriver[] =>
  [...free].sort(
    (left, right) => left.freeSince.getTime() - right.freeSince.getTime() || (left.id < right.id ? -1 : 1),
  );

/** The shown distance is of so many metres: the lower end rounded down, the upper one up. */
const SHOWN_METRES = 100;

/**
 * The nearest first by the distance that is shown; among equally near ones as they are given, longest free first. Those without a
 * distance last.
 */
export function nearestFirst(ids: readonly string[], metres: ReadonlyMap<string, Range>): string[] {
  const shown = (id: string) => {
    const { low, high } = metres.get(id) ?? { low: Number.MAX_SAFE_INTEGER, high: Number.MAX_SAFE_INTEGER };
    return { low: Math.floor(low / SHOWN_METRES), high: Math.ceil(high / SHOWN_METRES) };
  };
  return ids.toSorted((one, other) => {
    const [left, right] = [shown(one), shown(other)];
    return left.low - right.low || left.high - right.high;
  });
}

/** Multiples of it, without their whole part, lie evenly between 0 and 1 (Knuth, The Art of Computer Programming, 6.4). */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;
/** Of an id, those that count. */
const COUNTING_DIGITS = 6;

/** Where the sample of a reader begins, from 0 to 1: always the same for one, spread evenly over all. */
export function sampleStart(readerId: string): number {
  return (Number.parseInt(readerId.slice(-COUNTING_DIGITS), 16) * GOLDEN_RATIO) % 1;
}
