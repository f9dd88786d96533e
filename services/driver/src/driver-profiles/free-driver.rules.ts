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

/** Multiples of it, without their whole part, lie evenly between 0 and 1 (Knuth, The Art of Computer Programming, 6.4). */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;
/** Of an id, those that count. */
const COUNTING_DIGITS = 6;

/** Where the sample of a reader begins, from 0 to 1: always the same for one, spread evenly over all. */
export function sampleStart(readerId: string): number {
  return (Number.parseInt(readerId.slice(-COUNTING_DIGITS), 16) * GOLDEN_RATIO) % 1;
}
