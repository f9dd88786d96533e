import { type DriverMoney, isBalanced, isBooked, isEarned, type StoredBook } from './books.rules.js';

const at = new Date('2026-11-02T06:00:00Z');
const legs = (plus: string, minus: string, amount: number) => [
  { account: plus, amount },
  { account: minus, amount: -amount },
];
const fare = { key: 'fare:r1', kind: 'fare', rideId: 'r1', at, legs: legs('RIDER_OWES', 'DRIVER_FARES', 220) };
const paid = { key: 'paid:r1', kind: 'paid', rideId: 'r1', at, legs: legs('CASH_OF_DRIVER', 'RIDER_OWES', 220) };
const book: StoredBook = {
  driverUserId: 'u1',
  transfers: [fare, paid],
  sums: { RIDER_OWES: 0, DRIVER_FARES: -220, CASH_OF_DRIVER: 220 },
};
const money: DriverMoney = {
  books: [book],
  completed: [{ id: 'r1', fare: 220 }],
  payments: [{ id: 'r1', fare: 220, status: 'SETTLED', tip: null }],
  earnings: new Map([['r1', { fare: 220, completedAt: at }]]),
};
const payment = (fields: object) => [{ id: 'r1', fare: 220, status: 'SETTLED' as const, tip: null, ...fields }];

describe('books', () => {
  it('balance: each transfer sums to 0, and the sums are those of the transfers', () => {
    expect(isBalanced(book)).toBe(true);
    expect(isBalanced({ ...book, sums: { ...book.sums, CASH_OF_DRIVER: 219 } })).toBe(false);
    expect(isBalanced({ ...book, sums: {} })).toBe(false);
    const crooked = { ...fare, legs: [{ account: 'RIDER_OWES', amount: 220 }] };
    expect(isBalanced({ transfers: [crooked], sums: { RIDER_OWES: 220 } })).toBe(false);
  });

  it('have what the payments say, once', () => {
    expect(isBooked(money)).toBe(true);
    expect(isBooked({ ...money, books: [book, { ...book, transfers: [fare] }] })).toBe(false);
    expect(isBooked({ ...money, payments: payment({ status: 'OWED' }) })).toBe(false);
    expect(isBooked({ ...money, payments: payment({ status: 'WRITTEN_OFF' }) })).toBe(false);
    expect(isBooked({ ...money, payments: payment({ tip: { amount: 20 } }) })).toBe(false);
    expect(isBooked({ ...money, payments: payment({ fare: 230 }) })).toBe(false);
    expect(isBooked({ ...money, payments: [] })).toBe(false);
    expect(isBooked({ ...money, completed: [...money.completed, { id: 'r2', fare: 100 }] })).toBe(false);
  });

  it('have the fares of the earnings, day by day', () => {
    expect(isEarned(money)).toBe(true);
    expect(isEarned({ ...money, earnings: new Map() })).toBe(false);
    for (const line of [
      { fare: 219, completedAt: at },
      { fare: 220, completedAt: new Date('2026-11-03T06:00:00Z') },
    ])
      expect(isEarned({ ...money, earnings: new Map([['r1', line]]) })).toBe(false);
  });
});
