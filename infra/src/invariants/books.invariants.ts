import type { Document, ObjectId } from 'mongodb';
import { type DriverMoney, isBalanced, isBooked, isEarned, type StoredBook } from './books.rules.js';
import { among, type DatabaseOf, type Invariant } from './invariant.js';

interface Payment {
  _id: ObjectId;
  driverUserId: string;
  fare: number;
  status: DriverMoney['payments'][number]['status'];
  tip: { amount: number } | null;
  createdAt: Date;
}
interface Ride extends Document {
  _id: ObjectId;
  fare: number | null;
}

const booksBalance: Invariant = {
  name: 'books balance: every transfer sums to 0, and the sums are those of the transfers',
  broken: async function* (database, of) {
    const books = database('ride').collection<StoredBook & { _id: ObjectId }>('books');
    for await (const book of books.find(among('_id', of), { projection: { transfers: 1, sums: 1 } }))
      if (!isBalanced(book)) yield book._id;
  },
};

/** Yields drivers by their account, because a driver’s books are read together. */
const perDriver = (name: string, holds: (money: DriverMoney) => boolean): Invariant => ({
  name,
  broken: async function* (database, of) {
    const payments = database('ride').collection<Payment>('payments');
    const [first] = await payments.find({}).sort({ createdAt: 1 }).limit(1).toArray();
    if (first === undefined) return;
    let last = '';
    for await (const { driverUserId } of payments.find(among('driverUserId', of)).sort({ driverUserId: 1 })) {
      if (driverUserId === last) continue;
      last = driverUserId;
      if (!holds(await moneyOf(database, driverUserId, first.createdAt))) yield driverUserId;
    }
  },
});

async function moneyOf(database: DatabaseOf, driverUserId: string, since: Date): Promise<DriverMoney> {
  const ride = database('ride');
  const completed = { driverUserId, status: 'COMPLETED', endedAt: { $gte: since } };
  const [books, rides, payments] = await Promise.all([
    ride.collection<StoredBook>('books').find({ driverUserId }).toArray(),
    ride
      .collection<Ride>('rides')
      .find(completed, { projection: { fare: 1 } })
      .toArray(),
    ride.collection<Payment>('payments').find({ driverUserId }).toArray(),
  ]);
  const ids = payments.map(({ _id }) => _id);
  const lines = database('driver').collection<{ _id: ObjectId; fare: number; completedAt: Date }>('earnings');
  const earnings = await lines.find({ _id: { $in: ids } }).toArray();
  return {
    books,
    completed: rides.map(({ _id, fare }) => ({ id: String(_id), fare })),
    payments: payments.map(({ _id, fare, status, tip }) => ({ id: String(_id), fare, status, tip })),
    earnings: new Map(earnings.map(({ _id, fare, completedAt }) => [String(_id), { fare, completedAt }])),
  };
}

export const bookInvariants: readonly Invariant[] = [
  booksBalance,
  perDriver('books have each completed ride’s fare once, and what its payment says', isBooked),
  perDriver('fares in books are the driver’s earnings, day by day', isEarned),
];
