import { dhakaDay } from '@pothik/contracts/platform';
import type { PaymentStatus } from '@pothik/contracts/ride';

/** A book as it is stored; amounts in whole BDT. */
export interface StoredBook {
  driverUserId: string;
  sums: Readonly<Record<string, number>>;
  transfers: readonly StoredTransfer[];
}
interface StoredTransfer {
  key: string;
  kind: string;
  rideId: string;
  at: Date;
  legs: readonly { account: string; amount: number }[];
}

/** What the services store of one driver’s rides. */
export interface DriverMoney {
  books: readonly StoredBook[];
  /** Completed rides that ended since there are payments. */
  completed: readonly { id: string; fare: number | null }[];
  payments: readonly { id: string; fare: number; status: PaymentStatus; tip: { amount: number } | null }[];
  /** By ride. */
  earnings: ReadonlyMap<string, { fare: number; completedAt: Date }>;
}

/** Every transfer sums to 0, and a book’s sums are those of its transfers. */
export function isBalanced({ sums, transfers }: Pick<StoredBook, 'sums' | 'transfers'>): boolean {
  const summed = new Map<string, number>();
  for (const { legs } of transfers) {
    if (legs.reduce((sum, { amount }) => sum + amount, 0) !== 0) return false;
    for (const { account, amount } of legs) summed.set(account, (summed.get(account) ?? 0) + amount);
  }
  const accounts = new Set([...Object.keys(sums), ...summed.keys()]);
  return [...accounts].every((account) => (sums[account] ?? 0) === (summed.get(account) ?? 0));
}

/** The keys and amounts that a driver’s payments lead to. */
function expectedOf({ id, fare, status, tip }: DriverMoney['payments'][number]): [string, number][] {
  return [
    [`fare:${id}`, fare],
    ...(status === 'SETTLED' ? [[`paid:${id}`, fare] as [string, number]] : []),
    ...(status === 'WRITTEN_OFF' ? [[`off:${id}`, fare] as [string, number]] : []),
    ...(tip ? [[`tip:${id}`, tip.amount] as [string, number]] : []),
  ];
}

/** Whether a driver’s books have each payment once and nothing else, and each completed ride has a payment of its fare. */
export function isBooked({ books, completed, payments }: DriverMoney): boolean {
  const booked = books.flatMap(({ transfers }) => transfers);
  const amounts = new Map(booked.map(({ key, legs }) => [key, Math.max(...legs.map(({ amount }) => amount))]));
  const expected = payments.flatMap(expectedOf);
  const fares = new Map(payments.map(({ id, fare }) => [id, fare]));
  return (
    amounts.size === booked.length &&
    expected.length === booked.length &&
    expected.every(([key, amount]) => amounts.get(key) === amount) &&
    completed.every(({ id, fare }) => fares.get(id) === fare)
  );
}

/** Whether each fare of the books stands in the driver’s earnings, on the same day. */
export function isEarned({ books, earnings }: Pick<DriverMoney, 'books' | 'earnings'>): boolean {
  const fares = books.flatMap(({ transfers }) => transfers.filter(({ kind }) => kind === 'fare'));
  return fares.every(({ rideId, at, legs }) => {
    const line = earnings.get(rideId);
    return line !== undefined && dhakaDay(line.completedAt) === dhakaDay(at) && legs[0]?.amount === line.fare;
  });
}
