import { dhakaDay, type EventOf } from '@pothik/contracts/platform';
import {
  PAYMENT_ACT,
  PAYMENT_STATUS,
  PAYMENT_WAY,
  type PaymentWay,
  type rideEvents,
  type StatementKind,
} from '@pothik/contracts/ride';

export const ACCOUNT = {
  RIDER_OWES: 'RIDER_OWES',
  DRIVER_FARES: 'DRIVER_FARES',
  CASH_OF_DRIVER: 'CASH_OF_DRIVER',
  WALLET_OF_DRIVER: 'WALLET_OF_DRIVER',
  DRIVER_TIPS: 'DRIVER_TIPS',
  WRITTEN_OFF: 'WRITTEN_OFF',
} as const;
export type Account = (typeof ACCOUNT)[keyof typeof ACCOUNT];

/** Whole BDT, never 0. */
export interface Leg {
  account: Account;
  amount: number;
}

/** Money that moves between accounts. Its legs sum to 0; `key` is unique in all books of a driver. */
export interface Transfer {
  key: string;
  kind: StatementKind;
  rideId: string;
  at: Date;
  legs: Leg[];
}

const transfer = (
  kind: StatementKind,
  { rideId, at }: { rideId: string; at: string },
  amount: number,
  [plus, minus]: readonly [Account, Account],
): Transfer => ({
  key: `${kind}:${rideId}`,
  kind,
  rideId,
  at: new Date(at),
  legs: [
    { account: plus, amount },
    { account: minus, amount: -amount },
  ],
});

const heldIn = (way: PaymentWay): Account =>
  way === PAYMENT_WAY.CASH ? ACCOUNT.CASH_OF_DRIVER : ACCOUNT.WALLET_OF_DRIVER;

type Change = EventOf<typeof rideEvents.paymentChanged>['payload'];

/** What a change of a payment moves; undefined: nothing. A ride is paid under one key, whatever the way: nobody pays twice. */
export function transferOf(change: Change): Transfer | undefined {
  const { act, status, fare, way, tip } = change;
  if (act === PAYMENT_ACT.OPENED) return transfer('fare', change, fare, [ACCOUNT.RIDER_OWES, ACCOUNT.DRIVER_FARES]);
  if (act === PAYMENT_ACT.TIPPED)
    return tip === undefined ? undefined : transfer('tip', change, tip, [heldIn(way), ACCOUNT.DRIVER_TIPS]);
  if (status === PAYMENT_STATUS.SETTLED) return transfer('paid', change, fare, [heldIn(way), ACCOUNT.RIDER_OWES]);
  if (status === PAYMENT_STATUS.WRITTEN_OFF)
    return transfer('off', change, fare, [ACCOUNT.WRITTEN_OFF, ACCOUNT.RIDER_OWES]);
  return undefined;
}

/** The day on which a transfer happened, in Dhaka. A later book has it only if that day was closed. */
export const dayOf = ({ at }: Pick<Transfer, 'at'>): string => dhakaDay(at);

/** Throws for what would unbalance a book: that is a bug. */
export function requireBalance({ key, legs }: Pick<Transfer, 'key' | 'legs'>): void {
  const isWhole = legs.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0);
  if (!isWhole || legs.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    throw new Error(`The legs of transfer ${key} do not balance`);
}
