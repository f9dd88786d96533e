/** How many of the rides counted last a record remembers, so that a repeated event needs no sum. */
export const COUNTED_MAXIMUM = 100;

/**
 * How long a record is summed before it is added to: a day. The former release sums too and writes the greater total, so
 * both releases may run for that long.
 */
const SUMMING_MS = 24 * 60 * 60 * 1_000;

interface Counting {
  totalRides: number;
  counted?: readonly { toString(): string }[];
  timesSummed?: number;
  addsFrom?: Date;
}

/** A ledger line with the record's numbers from before it; a line of the former release has none. */
export interface LineNumbers {
  /** `totalRides` of the record. */
  afterRides?: number | undefined;
  /** `timesSummed` of the record. */
  afterSums?: number | undefined;
}

/** The numbers of a line that this release inserted. */
export type KnownNumbers = LineNumbers & { afterRides: number };

/** Whether the totals have this ride. False also for a ride counted long ago. */
export const hasCounted = (record: Pick<Counting, 'counted'> | undefined, rideId: string): boolean =>
  record?.counted?.some((id) => id.toString() === rideId) ?? false;

/** Below how many rides a record still remembers a ride of this line, if it was added. */
export const remembersBelow = (afterRides: number): number => afterRides + COUNTED_MAXIMUM;

/**
 * Whether a ride that the record does not remember is added to the totals. Otherwise the totals may have it, and the
 * driver's whole ledger is summed.
 */
export const isAdded = (record: Counting | undefined, line: LineNumbers, now: Date): line is KnownNumbers =>
  record?.addsFrom !== undefined &&
  record.addsFrom <= now &&
  line.afterRides !== undefined &&
  record.totalRides < remembersBelow(line.afterRides) &&
  record.timesSummed === line.afterSums;

/** From when on a record summed now is added to. */
export const addsFromAfter = (now: Date): Date => new Date(now.getTime() + SUMMING_MS);
