import type { Input } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { Types } from 'mongoose';
import { DemonstrationRides, type SeededRide } from '../rides/demonstration.js';
import { RIDE, type RideDocument } from '../rides/ride.model.js';
import { completedCondition } from '../rides/ride.queries.js';
import { dataOf } from '../testing/ride-answers.js';
import { type FixtureDriver, RideFixture } from '../testing/ride-fixture.js';
import { seededRide } from '../testing/seeded-ride.js';
import { RIDE_DAY, type RideDayDocument } from './ride-day.model.js';
import { RideDayService } from './ride-day.service.js';

type Query = Partial<Input<typeof rideHttp.rides>>;

/** An inner day of the periods below. */
const INNER_DAY = '2026-10-22';
const noonOf = (day: string) => new Date(`${day}T12:00:00+06:00`);
const CAR = { vehicleType: 'CAR', brand: 'Toyota', model: 'Axio', vehicleLicense: 'DHAKA-GA-11-1234' };

let fixture: RideFixture;
let driver: FixtureDriver;
beforeAll(async () => {
  fixture = await (await RideFixture.open()).stopSweeps();
  driver = await fixture.driver();
});
afterAll(() => fixture.close());

const get = <T>(type: new (...parts: never[]) => T): T =>
  fixture.platform.service('ride').app.get<T>(type, { strict: false });
const rides = () => fixture.platform.model<RideDocument>('ride', RIDE);
const days = () => fixture.platform.model<RideDayDocument>('ride', RIDE_DAY);

/** Stores a ride without an event; `change`: what it has unlike a ride of the demonstration. */
async function store(seeded: Partial<SeededRide>, change: Partial<RideDocument> = {}): Promise<void> {
  const ride = seededRide(driver, seeded);
  await get(DemonstrationRides).seed([ride]);
  const _id = new Types.ObjectId(ride.rideId);
  await rides().collection.updateOne({ _id }, { $set: change, $inc: { version: 1 } });
}

/** The sum as an administrator's list has it. */
async function listed(query: Query = {}): Promise<number | undefined> {
  const input = { ...query, rideStatus: 'COMPLETED' } as never;
  const answer = await fixture.call(rideHttp.rides, input, { as: fixture.administrator });
  return dataOf<{ meta: { totalFare?: number } }>(answer).meta.totalFare;
}

/** The sum over the rides that the same list has, one by one. */
async function added(query: Query = {}): Promise<number> {
  let sum = 0;
  for (let page = 1; ; page += 1) {
    const input = { ...query, rideStatus: 'COMPLETED', limit: 100, page } as never;
    const answer = await fixture.call(rideHttp.rides, input, { as: fixture.administrator });
    const { data, meta } = dataOf<{ data: { fare: number }[]; meta: { totalPage: number } }>(answer);
    for (const { fare } of data) sum += fare;
    if (page >= meta.totalPage) return sum;
  }
}

/** Changes the stored fares of the inner day: a sum that reads its rides, or its count, does not follow. */
const changeFares = (by: number) => days().updateOne({ _id: INNER_DAY }, { $inc: { 'fares.all': by } });

it('is nothing while no ride is stored', async () => {
  expect(await listed()).toBe(0);
});

describe('The sum of fares of everybody’s completed rides', () => {
  beforeAll(async () => {
    const CREATED_LATER_MS = 7;
    for (const [index, day] of [
      '2026-10-18',
      '2026-10-20',
      '2026-10-21',
      INNER_DAY,
      '2026-10-24',
      '2026-11-02',
    ].entries()) {
      await store({ fare: 100 + index, requestedAt: noonOf(day) });
      await store({ fare: 1_000 + index, requestedAt: noonOf(day) }, { vehicle: CAR } as Partial<RideDocument>);
      await store({ fare: 50, requestedAt: noonOf(day), outcome: 'CANCELLED' });
      const requestedAt = new Date(`${day}T23:59:59.995+06:00`);
      const createdAt = new Date(requestedAt.getTime() + CREATED_LATER_MS);
      if (day !== '2026-11-02') await store({ fare: 10_000 * (index + 1), requestedAt }, { createdAt });
    }
  });

  it.each<Query>([
    {},
    { from: '2026-10-20' },
    { from: '2026-10-21' },
    { to: '2026-10-20' },
    { to: '2026-10-23' },
    { from: '2026-10-20', to: '2026-10-24' },
    { from: '2026-10-21', to: '2026-10-21' },
    { from: '2026-11-02' },
    { from: '2026-10-01', to: '2026-12-01' },
    { from: '2026-10-22', to: '2026-10-20' },
    { from: '2026-12-01' },
    { to: '9999-12-31' },
    { from: '2026-10-20T06:00:00Z', to: '2026-10-24T06:00:00Z' },
    { from: '2026-10-20T06:00:00.001Z', to: '2026-10-24T05:59:59.999Z' },
    { from: '2026-10-20T18:00:00Z', to: '2026-10-24T18:00:00Z' },
    { from: '2026-10-20T18:00:00.002Z', to: '2026-10-24T18:00:00.002Z' },
    { from: '2026-10-20T18:00:00.003Z', to: '2026-10-24T18:00:00.001Z' },
    { from: '2026-10-20T17:59:59.996Z', to: '2026-10-24T17:59:59.996Z' },
    { from: '2026-10-22T05:00:00Z', to: '2026-10-22T07:00:00Z' },
    { vehicleType: 'CAR' },
    { vehicleType: 'BIKE' },
    { vehicleType: 'CAR', from: '2026-10-20', to: '2026-10-22T06:00:00Z' },
  ])('equals that over the rides of the list: %j', async (query) => {
    expect(await listed(query)).toBe(await added(query));
  });

  it('has a ride of today as soon as it is completed, before its event', async () => {
    const rider = await fixture.rider();
    const ride = await fixture.pickedUp(rider, driver, 275);
    dataOf(await fixture.setStatus(ride, driver.person, 'IN TRANSIT'));
    const before = await listed();
    dataOf(await fixture.setStatus(ride, driver.person, 'COMPLETED'));
    expect(await listed()).toBe((before ?? 0) + 275);
    expect(await listed({ from: '2026-11-02' })).toBe(await added({ from: '2026-11-02' }));
  });

  it('has a ride of a past day with its event', async () => {
    const before = (await listed()) ?? 0;
    await store({ fare: 333, requestedAt: noonOf(INNER_DAY) });
    expect(await listed()).toBe(before);
    await get(RideDayService).mark(noonOf(INNER_DAY));
    expect([await listed(), await added()]).toEqual([before + 333, before + 333]);
  });

  it('reads of the days between its bounds no ride and no count, but the fares beside', async () => {
    const before = (await listed()) ?? 0;
    await changeFares(500);
    await days().updateOne({ _id: INNER_DAY }, { $set: { 'count.vehicles': [] } });
    expect(await listed()).toBe(before + 500);
    expect(await listed({ from: '2026-10-22', to: '2026-10-22' })).toBe(
      (await added({ from: '2026-10-22', to: '2026-10-22' })) + 500,
    );
  });

  it('is read from the rides of a person or of a search', async () => {
    await changeFares(500);
    const { riderId = '' } =
      (await rides()
        .findOne({ requestedAt: noonOf(INNER_DAY), status: 'COMPLETED' })
        .lean()) ?? {};
    for (const query of [
      { driver: driver.driverId },
      { user: riderId },
      { searchTerm: 'Mirpur' },
      { find: driver.phone },
    ])
      expect(await listed(query)).toBe(await added(query));
  });
});

/** The plans of the embedded engine; other servers have their own. */
const itPlans = process.env.TEST_MONGO_URL ? it.skip : it;

itPlans('What is read ride by ride, and the first of all rides, is found by an index', async () => {
  const span = { from: noonOf(INNER_DAY), before: noonOf('2026-10-24') };
  const plans = await Promise.all([
    rides()
      .find(completedCondition({ created: span, requested: { before: span.from } }))
      .explain(),
    rides()
      .find(completedCondition({ created: { from: span.from }, requested: {}, vehicleType: 'CAR' }))
      .explain(),
    rides().find({}, { requestedAt: 1 }).sort({ requestedAt: 1 }).limit(1).explain(),
  ]);
  for (const plan of plans) expect(JSON.stringify(plan)).toContain('"IXSCAN"');
});

describe('A day that the former release counted', () => {
  const day = '2026-10-27';
  const ofDay = () => listed({ from: day, to: day });
  const vehicle = { vehicleId: 'v', driverId: 'd', rides: 1, completed: 1, vehicleType: 'CAR' as const };
  const stored = async () => {
    const found = await days().findById(day).lean();
    if (!found?.count) throw new Error('The day is not counted.');
    return { ...found, count: found.count };
  };

  it('has no fares: they are those of its count, and kept', async () => {
    expect(await ofDay()).toBe(0);
    await days().updateOne(
      { _id: day },
      { $unset: { fares: 1 }, $set: { 'count.vehicles': [{ ...vehicle, fare: 70 }] } },
    );
    expect([await ofDay(), await listed({ from: day, to: day, vehicleType: 'BIKE' })]).toEqual([70, 0]);
    const { hoursMarks, countedMarks, fares } = await stored();
    expect(fares).toEqual({ all: 70, byType: { CAR: 70 }, hoursMarks, countedMarks });
    await days().updateOne({ _id: day }, { $set: { 'count.vehicles': [] } });
    expect(await ofDay()).toBe(70);
  });

  it('has the fares of an older count beside its own: they do not pass for it', async () => {
    const { count, hoursMarks = 0 } = await stored();
    const newer = { ...count, hoursMarks: hoursMarks + 1, vehicles: [{ ...vehicle, fare: 80 }] };
    await days().updateOne({ _id: day }, { $set: { count: newer, hoursMarks: hoursMarks + 1 } });
    expect([await ofDay(), (await stored()).fares]).toMatchObject([80, { all: 80, hoursMarks: hoursMarks + 1 }]);
  });

  it('before days were the sums of hours, is summed as it stands', async () => {
    const { count } = await stored();
    const { hoursMarks: _sums, ...whole } = { ...count, vehicles: [{ ...vehicle, fare: 90 }] };
    await days().replaceOne({ _id: day }, { marks: 3, countedMarks: 3, count: whole });
    expect([await ofDay(), (await stored()).fares]).toEqual([90, { all: 90, byType: { CAR: 90 }, countedMarks: 3 }]);
    expect(await ofDay()).toBe(90);
  });

  it('is counted again when that release marked it since', async () => {
    await days().updateOne({ _id: day }, { $inc: { marks: 1 } });
    await store({ fare: 120, requestedAt: noonOf(day) });
    expect([await ofDay(), (await stored()).fares]).toMatchObject([120, { all: 120, countedMarks: 4 }]);
    expect(await ofDay()).toBe(120);
  });
});
