import { randomInt } from 'node:crypto';
import { rounds } from '@pothik/service-kit/testing';
import { PaidRides } from '../testing/paid-rides.js';
import { newId } from '../testing/ride-fixture.js';
import { BOOK, type BookDocument } from './book.model.js';
import { BookRepository } from './book.repository.js';
import { textOfTransfers } from './book.rules.js';
import type { Transfer } from './transfer.rules.js';

const TRANSFERS = rounds(300) * 10;
const DRIVERS = 6;
const AT_ONCE = 32;
const DAYS = ['2026-11-01', '2026-11-02'] as const;

let rides: PaidRides;
let books: BookRepository[];
beforeAll(async () => {
  rides = await PaidRides.open();
  await rides.fixture.stopSweeps();
  const { platform } = rides.fixture;
  const instances = [platform.service('ride'), await platform.startInstance('ride')];
  books = instances.map(({ app }) => app.get(BookRepository, { strict: false }));
});
afterAll(() => rides.fixture.close());

const any = <T>(all: readonly T[]): T => all[randomInt(all.length)] as T;

function newTransfer(): Transfer {
  const rideId = newId();
  const amount = 10 + randomInt(500);
  const at = new Date(`${any(DAYS)}T06:00:00Z`);
  const legs = [
    { account: 'RIDER_OWES', amount },
    { account: 'DRIVER_FARES', amount: -amount },
  ] as const;
  return { key: `fare:${rideId}`, kind: 'fare', rideId, at, legs: [...legs] };
}

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, order: randomInt(2 ** 32) }))
    .sort((a, b) => a.order - b.order)
    .map(({ one }) => one);
}

async function atOnce(jobs: readonly (() => Promise<unknown>)[]): Promise<void> {
  const left = [...jobs];
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

it(`${TRANSFERS} transfers of two instances, repeated, while days close: each once, and closed days never change`, async () => {
  const { platform } = rides.fixture;
  const drivers = Array.from({ length: DRIVERS }, () => ({ driverId: newId(), driverUserId: newId() }));
  const ids = drivers.map(({ driverId }) => driverId);
  const stored = () =>
    platform
      .model<BookDocument>('ride', BOOK)
      .find({ driverId: { $in: ids } })
      .lean<BookDocument[]>();
  const closed = new Map<string, string>();
  const wanted = new Map<string, Transfer>();
  const posts = Array.from({ length: TRANSFERS }, () => {
    const [driver, transfer] = [any(drivers), newTransfer()];
    wanted.set(transfer.key, transfer);
    return Array.from({ length: 1 + randomInt(3) }, () => () => any(books).post(driver, transfer));
  }).flat();
  // Closing looks at the clock, so it moves on: written an hour ago, a day is closed.
  const close = async () => {
    platform.clock.advance(2 * 3_600_000);
    await Promise.all(books.map((each) => each.closeDue()));
    for (const { _id, digest, transfers, isClosed } of await stored()) {
      if (!isClosed || digest === null) continue;
      const was = closed.get(_id.toString());
      const is = `${digest} ${textOfTransfers(transfers)}`;
      if (was !== undefined) expect(is).toBe(was);
      closed.set(_id.toString(), is);
    }
  };
  const closings = Array.from({ length: 8 }, () => close);
  await atOnce(shuffled([...posts, ...closings]));
  await close();
  const all = await stored();
  const keys = all.flatMap(({ transfers }) => transfers.map(({ key }) => key));
  expect(keys.sort()).toEqual([...wanted.keys()].sort());
  expect(all.some(({ isClosed }) => isClosed)).toBe(true);
  for (const { transfers, sums, day } of all) {
    const summed: Record<string, number> = {};
    for (const { legs, at, isLate } of transfers) {
      expect(isLate).toBe(day !== at.toISOString().slice(0, 10));
      for (const { account, amount } of legs) summed[account] = (summed[account] ?? 0) + amount;
    }
    expect(sums).toEqual(summed);
    expect(Object.values(summed).reduce((one, other) => one + other, 0)).toBe(0);
  }
});
