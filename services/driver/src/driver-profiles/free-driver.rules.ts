import { SIGN_OF_LIFE } from '@pothik/contracts/notification';
import type { Range } from '@pothik/contracts/platform';

export interface FreeDriver {
  id: string;
  userId: string;
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
export function nearestFirst<D extends { id: string }>(drivers: readonly D[], metres: ReadonlyMap<string, Range>): D[] {
  const shown = ({ id }: D) => {
    const { low, high } = metres.get(id) ?? { low: Number.MAX_SAFE_INTEGER, high: Number.MAX_SAFE_INTEGER };
    return { low: Math.floor(low / SHOWN_METRES), high: Math.ceil(high / SHOWN_METRES) };
  };
  return drivers.toSorted((one, other) => {
    const [left, right] = [shown(one), shown(other)];
    return left.low - right.low || left.high - right.high;
  });
}

/**
 * Somebody who is ONLINE without a sign of life for the window is reached by push alone. A stored sign may be older than the last
 * one by the pause between two. `seen`: each kind of sign at its last moment, and since when signs are kept.
 */
export function isPushAlone(seen: readonly (Date | undefined)[], now: Date, windowMs: number): boolean {
  const last = Math.max(...seen.map((moment) => moment?.getTime() ?? 0));
  return now.getTime() - last >= windowMs + SIGN_OF_LIFE.everyMs;
}

/** Of equally near drivers, those who are reached by push alone last. The drivers are in the order of `nearestFirst`. */
export const pushAloneLast = <D extends { id: string }>(
  drivers: readonly D[],
  metres: ReadonlyMap<string, Range>,
  pushAlone: ReadonlySet<string>,
): D[] =>
  nearestFirst(
    [...drivers.filter(({ id }) => !pushAlone.has(id)), ...drivers.filter(({ id }) => pushAlone.has(id))],
    metres,
  );

/** Multiples of it, without their whole part, lie evenly between 0 and 1 (Knuth, The Art of Computer Programming, 6.4). */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;
/** Of an id, those that count. */
const COUNTING_DIGITS = 6;

/** Where the sample of a reader begins, from 0 to 1: always the same for one, spread evenly over all. */
export function sampleStart(readerId: string): number {
  return (Number.parseInt(readerId.slice(-COUNTING_DIGITS), 16) * GOLDEN_RATIO) % 1;
}
