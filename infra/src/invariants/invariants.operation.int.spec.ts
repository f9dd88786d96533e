import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pothik/embedded-mongo';
import { type Document, MongoClient, ObjectId } from 'mongodb';
import { SERVICES } from '../platform/local-services.js';
import { bookInvariants } from './books.invariants.js';
import { check, lineOf } from './check.js';
import { declaredInvariants } from './declared.invariants.js';
import { driverTotalsInvariant } from './driver-totals.invariant.js';
import { frozenFareInvariant } from './frozen-fare.invariant.js';
import { heldRideInvariants } from './held-rides.invariants.js';
import type { DatabaseOf, Invariant } from './invariant.js';
import { projectionInvariants } from './projections.invariants.js';
import { rideHistoryInvariant } from './ride-history.invariant.js';

const [engaged, open] = heldRideInvariants as [Invariant, Invariant];
const id = (number: number) => new ObjectId(number.toString(16).padStart(24, '0'));

let folder: string;
let server: EmbeddedMongo;
let client: MongoClient;
const database: DatabaseOf = (owner) => client.db(`pothik_${owner}`);

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pothik-invariants-'));
  server = await startEmbeddedMongo({ directory: folder, port: 0 });
  client = await MongoClient.connect(server.url);
});
afterAll(async () => {
  await client.close();
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  for (const owner of ['auth', 'user', 'driver', 'ride', 'notification'] as const) await database(owner).dropDatabase();
});

const put = (owner: Parameters<DatabaseOf>[0], collection: string, ...documents: Document[]) =>
  database(owner).collection(collection).insertMany(documents);
const verdict = (invariant: Invariant) => check(invariant, database);
const HOLDS = { ids: [], hasMore: false };
const brokenBy = (...ids: unknown[]) => ({ ids: ids.map(String), hasMore: false });

const at = new Date('2026-11-02T06:00:00.000Z');
const step = (from: string | null, to: string, by: string, reason = '') => ({ from, to, by, personId: '', at, reason });
const ride = (number: number, status: string, rest: Document = {}) => ({
  _id: id(number),
  riderId: `rider-${number}`,
  driverId: `driver-${number}`,
  status,
  fare: null,
  pickedUpAt: null,
  eventSequence: 3,
  history: [],
  ...rest,
});

describe('held rides', () => {
  it('are one a driver from ACCEPTED on, and one a rider from REQUESTED on', async () => {
    await put(
      'ride',
      'rides',
      ride(1, 'ACCEPTED'),
      ride(2, 'REQUESTED', { driverId: 'driver-1' }),
      ride(3, 'COMPLETED'),
    );
    expect([await verdict(engaged), await verdict(open)]).toEqual([HOLDS, HOLDS]);
    await put(
      'ride',
      'rides',
      ...[4, 5].map((number) => ride(number, 'IN TRANSIT', { driverId: 'driver-1', riderId: 'rider-2' })),
    );
    expect(await verdict(engaged)).toEqual(brokenBy('driver-1'));
    expect(await verdict(open)).toEqual(brokenBy('rider-2'));
  });
});

describe('a ride', () => {
  const begun = [step(null, 'REQUESTED', 'RIDER'), step('REQUESTED', 'ACCEPTED', 'DRIVER')];

  it('moves along the table', async () => {
    await put('ride', 'rides', ride(1, 'ACCEPTED', { history: begun }));
    expect(await verdict(rideHistoryInvariant)).toEqual(HOLDS);
    await put('ride', 'rides', ride(2, 'COMPLETED', { history: [...begun, step('ACCEPTED', 'COMPLETED', 'DRIVER')] }));
    expect(await verdict(rideHistoryInvariant)).toEqual(brokenBy(id(2)));
  });

  it('has the fare of its projection and of the ledger from pick-up on', async () => {
    const pickedUp = { fare: 220, pickedUpAt: at };
    await put('ride', 'rides', ...[1, 2, 3, 4].map((number) => ride(number, 'COMPLETED', pickedUp)));
    await put('driver', 'ride_facts', { _id: id(1), status: 'COMPLETED', fare: 220 });
    await put('driver', 'ride_facts', { _id: id(2), status: 'PICKED UP', fare: 180 });
    await put('driver', 'earnings', { _id: id(1), fare: 220 }, { _id: id(3), fare: 230 });
    expect(await verdict(frozenFareInvariant)).toEqual(brokenBy(id(2), id(3)));
  });
});

describe('a driver’s totals', () => {
  it('are the sums of the ledger', async () => {
    const line = (number: number, driver: number, fare: number) => ({ _id: id(number), driverId: id(driver), fare });
    await put('driver', 'drivers', ...[1, 2, 3, 4].map((number) => ({ _id: id(number) })));
    await put('driver', 'earnings', line(10, 1, 100), line(11, 1, 50), line(12, 2, 70), line(13, 4, 30));
    await put(
      'driver',
      'driver_records',
      { _id: id(1), totalRides: 2, totalEarnings: 150 },
      { _id: id(2), totalRides: 2, totalEarnings: 140 },
      { _id: id(3), lastRideEndedAt: at },
    );
    expect(await verdict(driverTotalsInvariant)).toEqual(brokenBy(id(2), id(4)));
  });
});

describe('books', () => {
  const transfer = (kind: string, plus: string, minus: string) => ({
    key: `${kind}:${id(1)}`,
    kind,
    rideId: String(id(1)),
    at,
    legs: [
      { account: plus, amount: 220 },
      { account: minus, amount: -220 },
    ],
  });
  const fare = transfer('fare', 'RIDER_OWES', 'DRIVER_FARES');
  const all = async () => Promise.all(bookInvariants.map(verdict));

  it('balance, have each payment once, and are the earnings', async () => {
    const driver = { driverUserId: 'user-1' };
    expect(await all()).toEqual([HOLDS, HOLDS, HOLDS]);
    await put('ride', 'rides', ride(1, 'COMPLETED', { ...driver, fare: 220, endedAt: at }));
    await put('ride', 'payments', { _id: id(1), ...driver, fare: 220, status: 'OWED', tip: null, createdAt: at });
    await put('ride', 'books', {
      _id: id(9),
      ...driver,
      transfers: [fare],
      sums: { RIDER_OWES: 220, DRIVER_FARES: -220 },
    });
    await put('driver', 'earnings', { _id: id(1), fare: 220, completedAt: at });
    expect(await all()).toEqual([HOLDS, HOLDS, HOLDS]);
    await put('ride', 'rides', ride(2, 'COMPLETED', { ...driver, fare: 90, endedAt: at }));
    await put('ride', 'books', { _id: id(8), ...driver, transfers: [fare], sums: {} });
    await database('driver')
      .collection('earnings')
      .updateOne({ _id: id(1) }, { $set: { fare: 210 } });
    expect(await all()).toEqual([brokenBy(id(8)), brokenBy('user-1'), brokenBy('user-1')]);
  });
});

describe('a projection', () => {
  const originals = async () => {
    await put('ride', 'rides', ride(1, 'COMPLETED'));
    await put('auth', 'accounts', { _id: id(2), eventSequence: 2 });
    await put('user', 'users', { _id: id(2), eventSequence: 1 });
    await put('driver', 'drivers', { _id: id(3), eventSequence: 4 });
    await put('driver', 'vehicles', { _id: id(4), eventSequence: 1 });
  };
  const verdicts = async () =>
    Object.fromEntries(
      (
        await Promise.all(projectionInvariants.map(async (one) => [one.name, (await verdict(one)).ids] as const))
      ).filter(([, ids]) => ids.length > 0),
    );

  it('is as new as its original or older, and outlives only an account', async () => {
    await originals();
    await put('driver', 'ride_facts', { _id: id(1), aggregateVersion: 3 });
    await put('driver', 'account_facts', { _id: id(99), aggregateVersion: 3 });
    await put('driver', 'profile_facts', { _id: id(2), aggregateVersion: Number.MAX_SAFE_INTEGER });
    await put(
      'ride',
      'facts',
      { _id: `name/${id(2)}`, aggregateVersion: 2 } as Document,
      ...[2, 3, 4].map((number): Document => ({ _id: String(id(number)) as never, aggregateVersion: 1 })),
    );
    expect(await verdicts()).toEqual({});
  });

  it('is broken when it is newer, or when there is no original', async () => {
    await originals();
    await put('auth', 'ride_facts', { _id: id(1), aggregateVersion: 4 }, { _id: id(98), aggregateVersion: 1 });
    await put('ride', 'facts', { _id: `name/${id(2)}`, aggregateVersion: 3 } as Document);
    await put('ride', 'facts', { _id: String(id(3)), aggregateVersion: 5 } as Document);
    expect(await verdicts()).toEqual({
      'pothik_auth.ride_facts is never newer than pothik_ride.rides': [String(id(1)), String(id(98))],
      'pothik_ride.facts is never newer than pothik_auth.accounts': [`name/${id(2)}`],
      'pothik_ride.facts is never newer than pothik_driver.drivers, pothik_driver.vehicles, pothik_user.users': [
        String(id(3)),
      ],
    });
  });
});

describe('what services declare', () => {
  it('no event waits longer than a few minutes', async () => {
    const invariants = await declaredInvariants(SERVICES, 5);
    const waiting = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await put('ride', 'incidents', { _id: id(1), pendingSince: waiting(1) }, { _id: id(2), pendingSince: waiting(9) });
    const incidents = invariants.find(({ name }) => name.startsWith('pothik_ride.incidents')) as Invariant;
    expect(await verdict(incidents)).toEqual(brokenBy(id(2)));
    expect(invariants.filter(({ name }) => name.includes('waits')).length).toBeGreaterThan(5);
  });

  it('unique indexes exist', async () => {
    const unique = (await declaredInvariants(SERVICES, 5)).at(-1) as Invariant;
    await database('ride').collection('rides').createIndex({ riderId: 1 }, { unique: true });
    const { ids, hasMore } = await verdict(unique);
    expect(ids).toContain('pothik_driver.vehicles (ownerId 1)');
    expect([...ids, hasMore]).not.toContain('pothik_ride.rides (riderId 1)');
  });
});

describe('an operator', () => {
  it('reads one line for each invariant, and the first twenty of many ids', async () => {
    await put('driver', 'drivers', ...Array.from({ length: 30 }, (_, index) => ({ _id: id(index) })));
    await put('driver', 'earnings', ...Array.from({ length: 30 }, (_, index) => ({ driverId: id(index), fare: 1 })));
    const many = await verdict(driverTotalsInvariant);
    expect(many.ids).toHaveLength(20);
    expect(lineOf(driverTotalsInvariant, many)).toMatch(/^BROKEN {2}drivers’ totals .*: 0{24}, .* and more$/);
    expect(lineOf(driverTotalsInvariant, HOLDS)).toMatch(/^holds {3}drivers’ totals [^:]*$/);
  });
});
