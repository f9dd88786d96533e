import { driverEvents } from '@pothik/contracts/driver';
import { type RideAnalytics, type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import type { Person } from '@pothik/service-kit';
import { standInDrivers } from '../testing/driver-stand-in.js';
import { codeOf, dataOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, newId, RideFixture } from '../testing/ride-fixture.js';

const TRUE_BOUNDS = { RIDE_SHORTEST_SECONDS: 60, RIDE_FASTEST_KMH: 120, RIDE_FARE_KMH: 60 };
const MINUTE = 60_000;

let fixture: RideFixture;
let rider: FixtureRider;
let driver: FixtureDriver;
beforeAll(async () => {
  fixture = await RideFixture.open(TRUE_BOUNDS);
});
beforeEach(async () => {
  await fixture.platform.empty();
  [rider, driver] = [await fixture.rider(), await fixture.driver()];
});
afterAll(() => fixture.close());

/** A ride of so many milliseconds from pick-up. */
async function ridden(milliseconds: number, fare: number): Promise<RideView> {
  const ride = await fixture.pickedUp(rider, driver, fare);
  dataOf(await fixture.setStatus(ride, driver.person, 'IN TRANSIT'));
  fixture.platform.clock.advance(milliseconds);
  return dataOf<RideView>(await fixture.setStatus(ride, driver.person, 'COMPLETED'));
}
const list = async (as: Person, query: object = {}) => {
  const answer = await fixture.call(rideHttp.rides, { rideStatus: 'COMPLETED', ...query } as never, { as });
  const { data, meta } = dataOf<{ data: RideView[]; meta: { totalFare: number; leftOut?: number } }>(answer);
  return { ids: data.map(({ _id }) => _id), totalFare: meta.totalFare, leftOut: meta.leftOut };
};
const analytics = async () =>
  dataOf<RideAnalytics>(await fixture.call(rideHttp.analytics, {}, { as: fixture.administrator }));
const counted = async () => {
  await fixture.platform.settled();
  const { totals, leftOut } = await analytics();
  return [totals.rides, totals.completed, totals.fare, leftOut];
};
const review = (ride: { _id: string }, counts: boolean, as = fixture.administrator) =>
  fixture.call(rideHttp.reviewRide, { rideId: ride._id, counts }, { as });
const pickupMissed = async (ride: RideView) => {
  const payload = { rideId: ride._id, driverId: driver.driverId, metres: 2_300 };
  await fixture.platform.publish(driverEvents.pickupMissed, { aggregateId: ride._id, payload });
  await fixture.platform.settled();
};

describe('implausible rides', () => {
  it('are whole for their people, and in no number of administrators', async () => {
    const real = await ridden(20 * MINUTE, 200);
    expect(real).not.toHaveProperty('review');
    const made: RideView[] = [];
    for (let ride = 0; ride < 5; ride += 1) made.push(await ridden(3_600, 50_000));
    for (const one of made) expect(one.review).toEqual({ state: 'REVIEW', reasons: ['too-quick', 'fare-too-high'] });
    for (const person of [rider.person, driver.person]) {
      const own = await list(person);
      expect([own.ids.length, own.totalFare, own.leftOut]).toEqual([6, 250_200, undefined]);
    }
    expect(await list(fixture.administrator)).toMatchObject({ totalFare: 200, leftOut: 5 });
    const found = await list(fixture.administrator, { find: rider.phone });
    expect(found).toMatchObject({ totalFare: 200, leftOut: 5 });
    expect(await counted()).toEqual([1, 1, 200, 5]);
    const { ids } = await list(fixture.administrator, { review: 'REVIEW' });
    expect([...ids].sort()).toEqual(made.map(({ _id }) => _id).sort());
  });

  it('count again once an administrator confirms them, and never when left out', async () => {
    const [one, other] = [await ridden(3_600, 300), await ridden(3_600, 400)];
    expect(await counted()).toEqual([0, 0, 0, 2]);
    expect(dataOf<RideView>(await review(one, true)).review?.state).toBe('CONFIRMED');
    dataOf(await review(other, false));
    expect(await counted()).toEqual([1, 1, 300, 1]);
    expect(await list(fixture.administrator)).toMatchObject({ totalFare: 300, leftOut: 1 });
    expect((await list(driver.person)).totalFare).toBe(700);
    const acts = await fixture.platform.published(rideEvents.actRecorded);
    expect(acts.map(({ payload }) => [payload.act, payload.subjectId])).toEqual(
      expect.arrayContaining([
        ['ride-confirmed', one._id],
        ['ride-left-out', other._id],
      ]),
    );
  });

  it('are decided once: repeated it changes nothing, otherwise it is refused', async () => {
    const ride = await ridden(3_600, 100);
    dataOf(await review(ride, true));
    const { updatedAt } = dataOf<RideView>(await review(ride, true));
    const refused = await review(ride, false);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'ride/not-under-review']);
    expect(await fixture.see(ride, driver.person)).toMatchObject({ updatedAt, review: { state: 'CONFIRMED' } });
    const plausible = await review(await ridden(20 * MINUTE, 100), true);
    expect([plausible.status, codeOf(plausible)]).toEqual([409, 'ride/not-under-review']);
  });

  it('are reviewed many at once; what cannot be is named', async () => {
    const [one, other, plausible] = [
      await ridden(3_600, 100),
      await ridden(3_600, 200),
      await ridden(20 * MINUTE, 150),
    ];
    const rides = [one._id, other._id, plausible._id, newId(), one._id];
    const answer = await fixture.call(rideHttp.reviewRides, { rides, counts: true }, { as: fixture.administrator });
    expect(dataOf(answer)).toEqual({ reviewed: [one._id, other._id], refused: [plausible._id, rides[3]] });
    expect(await counted()).toEqual([3, 3, 450, 0]);
    const many = Array.from({ length: 101 }, newId);
    for (const wrong of [many, []]) {
      const input = { rides: wrong, counts: true };
      expect((await fixture.call(rideHttp.reviewRides, input, { as: fixture.administrator })).status).toBe(400);
    }
  });

  it('are decided by one of two administrators at once', async () => {
    const ride = await ridden(3_600, 100);
    const answers = await Promise.all([review(ride, true), review(ride, false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are reviewed by administrators alone', async () => {
    const ride = await ridden(3_600, 100);
    for (const as of [rider.person, driver.person]) expect((await review(ride, true, as)).status).toBe(403);
    expect((await fixture.see(ride, rider.person)).review?.state).toBe('REVIEW');
  });
});

describe('a track that missed the pickup', () => {
  it('brings a counted ride under review, however often it is told; a decision stays', async () => {
    const ride = await ridden(20 * MINUTE, 200);
    expect(await counted()).toEqual([1, 1, 200, 0]);
    await pickupMissed(ride);
    await pickupMissed(ride);
    expect((await fixture.see(ride, rider.person)).review).toEqual({ state: 'REVIEW', reasons: ['far-from-pickup'] });
    expect(await counted()).toEqual([0, 0, 0, 1]);
    dataOf(await review(ride, true));
    await pickupMissed(ride);
    expect(await counted()).toEqual([1, 1, 200, 0]);
  });
});

describe('what rides teach', () => {
  afterEach(() => {
    standInDrivers.track = () => null;
  });

  const PICKUP = { lat: 23.7561, lng: 90.3745 };
  const DROP = { lat: 23.733, lng: 90.4172 };
  const samples = async () => {
    await fixture.platform.settled();
    const found = await fixture.platform.model<{ samples: unknown[] }>('ride', 'Experience').find().lean();
    return found.flatMap((hour) => hour.samples).length;
  };

  it('is forgotten while a ride is under review, and learned again when it is confirmed', async () => {
    const text = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Motijheel' };
    const input = { ...text, pickupPoint: PICKUP, dropPoint: DROP, driver: driver.driverId };
    const booked = dataOf<RideView>(await fixture.call(rideHttp.book, input, { as: rider.person }), 201);
    const metres = booked.estimate?.metres.low ?? 0;
    standInDrivers.track = () => ({ metres, minutes: 40, metresFromPickup: 20, metresFromDrop: 30 });
    dataOf(await fixture.setStatus(booked, driver.person, 'ACCEPTED'));
    dataOf(await fixture.fare(booked, driver, booked.estimate?.fare.low ?? 0));
    const { startCode = '' } = await fixture.see(booked, rider.person);
    dataOf(await fixture.verify(booked, driver, startCode));
    dataOf(await fixture.setStatus(booked, driver.person, 'IN TRANSIT'));
    fixture.platform.clock.advance(40 * MINUTE);
    const ride = dataOf<RideView>(await fixture.setStatus(booked, driver.person, 'COMPLETED'));
    expect(ride).not.toHaveProperty('review');
    expect(await samples()).toBe(1);
    await pickupMissed(ride);
    expect(await samples()).toBe(0);
    dataOf(await review(ride, true));
    expect(await samples()).toBe(1);
  });
});
