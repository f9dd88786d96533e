import { endOfDhakaDay } from '@pothik/contracts/platform';
import { rideEvents, type StatementLine, type StatementSums } from '@pothik/contracts/ride';
import { ACCOUNT, type Account, type Transfer } from './transfer.rules.js';

/** A transfer as a book has it. */
export interface BookedTransfer extends Transfer {
  /** It happened on an earlier day, whose book was closed. */
  isLate: boolean;
}

/** A driver’s day. */
export interface Book {
  driverId: string;
  driverUserId: string;
  /** In Dhaka, as `2026-11-02`. */
  day: string;
  isClosed: boolean;
  closesAt: Date;
  closedAt: Date | null;
  digest: string | null;
  transfers: BookedTransfer[];
  /** Whole BDT by account. */
  sums: Partial<Record<Account, number>>;
}

/** A day is closed at 03:00 of the next. */
const CLOSES_AFTER_MS = 3 * 3_600_000;
/** A book that was written is left open so long, so that what was waiting for a service comes into its own day. */
const QUIET_MS = 3_600_000;

/** When a day’s book closes that is written now. */
export function closesAt(day: string, now: Date): Date {
  const usual = endOfDhakaDay(day).getTime() + CLOSES_AFTER_MS;
  return new Date(Math.max(usual, now.getTime() + QUIET_MS));
}

/** Closes a book whose time has come; undefined: it is closed, or is not due. Nothing comes into a closed book. */
export function closeBook(book: Book, now: Date, digestOf: (transfers: readonly BookedTransfer[]) => string) {
  if (book.isClosed || book.closesAt > now) return undefined;
  const digest = digestOf(book.transfers);
  const { driverId, driverUserId, day, transfers } = book;
  const payload = { driverId, driverUserId, day, transfers: transfers.length, digest };
  return {
    book: { ...book, isClosed: true, closedAt: now, digest },
    events: [{ definition: rideEvents.bookClosed, payload }],
  };
}

/** A book’s transfers as one text, the same whatever the order in which they came: its digest is of this. */
export const textOfTransfers = (transfers: readonly BookedTransfer[]): string =>
  JSON.stringify(
    transfers
      .map(({ key, kind, rideId, at, isLate, legs }) => [
        key,
        kind,
        rideId,
        at.toISOString(),
        isLate,
        legs.map(({ account, amount }) => [account, amount]),
      ])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );

export const NO_SUMS: StatementSums = { rides: 0, fares: 0, cash: 0, wallet: 0, tips: 0, writtenOff: 0, open: 0 };

/** What a book says in a driver’s words. */
export function sumsOf({ sums, transfers }: Pick<Book, 'sums' | 'transfers'>): StatementSums {
  const of = (account: Account) => sums[account] ?? 0;
  return {
    rides: transfers.filter(({ kind }) => kind === 'fare').length,
    // An account that gives has a negative sum; `0 -` makes no -0.
    fares: 0 - of(ACCOUNT.DRIVER_FARES),
    cash: of(ACCOUNT.CASH_OF_DRIVER),
    wallet: of(ACCOUNT.WALLET_OF_DRIVER),
    tips: 0 - of(ACCOUNT.DRIVER_TIPS),
    writtenOff: of(ACCOUNT.WRITTEN_OFF),
    open: of(ACCOUNT.RIDER_OWES),
  };
}

/** The sums of several days. */
export function together(all: readonly StatementSums[]): StatementSums {
  const total = { ...NO_SUMS };
  for (const sums of all) for (const name of Object.keys(total) as (keyof StatementSums)[]) total[name] += sums[name];
  return total;
}

/** A transfer as a line of a statement. */
export function lineOf({ kind, rideId, at, legs, isLate }: BookedTransfer, isUnderReview: boolean): StatementLine {
  const received = legs.find(({ amount }) => amount > 0);
  const way = { CASH_OF_DRIVER: 'CASH', WALLET_OF_DRIVER: 'WALLET' } as const;
  const account = received?.account;
  return {
    kind,
    ride: rideId,
    at: at.toISOString(),
    amount: received?.amount ?? 0,
    ...(account === 'CASH_OF_DRIVER' || account === 'WALLET_OF_DRIVER' ? { way: way[account] } : {}),
    ...(isLate ? { isLate: true as const } : {}),
    ...(isUnderReview ? { isUnderReview: true as const } : {}),
  };
}
