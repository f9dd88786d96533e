import type { RideView } from '@pothik/contracts/ride';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';

const MINUTE = 60_000;

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await (await RideFixture.open()).stopSweeps();
});
afterAll(() => fixture?.close());

const cancel = async (ride: RideView, { person }: FixtureRider) =>
  dataOf(await fixture.setStatus(ride, person, 'CANCELLED', 'Plans have changed'));
const cancelled = async (rider: FixtureRider, driver: FixtureDriver) =>
  cancel(await fixture.booked(rider, driver), rider);
const advance = (ms: number) => fixture.platform.clock.advance(ms);
const drivers = (count: number) => Promise.all(Array.from({ length: count }, () => fixture.driver()));
const asked = async (rider: FixtureRider, free: readonly FixtureDriver[]) =>
  dataOf<RideView>(await fixture.askNearest(rider, free), 201);

describe('a rider who cancels before an answer', () => {
  it('books ten times in ten minutes, the next is refused with the time, and then all is as before', async () => {
    const [rider, other, free] = [await fixture.rider(), await fixture.rider(), await drivers(11)];
    for (const driver of free.slice(0, 10)) await cancelled(rider, driver);
    advance(4 * MINUTE);
    const last = free[10] as FixtureDriver;
    const refused = await fixture.book(rider, last);
    expect(outcomeOf(refused)).toBe('429 ride/too-many-cancelled');
    expect(refused.headers['retry-after']).toBe('360');
    expect(outcomeOf(await fixture.askNearest(rider, [last]))).toBe('429 ride/too-many-cancelled');
    // Nobody else meets it.
    await cancelled(other, last);
    advance(6 * MINUTE);
    dataOf(await fixture.book(rider, last), 201);
  });

  it('is not limited by what drivers rejected or left unanswered', async () => {
    const [rider, driver] = [await fixture.rider(), await fixture.driver()];
    for (let round = 0; round < 6; round += 1) {
      dataOf(await fixture.setStatus(await fixture.booked(rider, driver), driver.person, 'REJECTED'));
      await fixture.booked(rider, driver);
      advance(2 * MINUTE);
    }
    dataOf(await fixture.book(rider, driver), 201);
  });
});

describe('two own cancellations at one driver', () => {
  it('pause that driver for this rider for 30 minutes, and for nobody else', async () => {
    const [rider, other] = [await fixture.rider(), await fixture.rider()];
    const [driver, another] = [await fixture.driver(), await fixture.driver()];
    await cancelled(rider, driver);
    await cancel(await fixture.accepted(rider, driver), rider);
    const refused = await fixture.book(rider, driver);
    expect([outcomeOf(refused), refused.headers['retry-after']]).toEqual(['409 ride/driver-paused', '1800']);
    expect((refused.body as { message: string }).message).toMatch(
      /^You cancelled twice with this driver\. You can book them again at \d+:\d\d [AP]M, or choose another driver now\.$/,
    );
    await cancelled(other, driver);
    await cancelled(rider, another);
    advance(30 * MINUTE);
    dataOf(await fixture.book(rider, driver), 201);
  });

  it('take the driver out of the turns of a search; where no other is near, the refusal names the time', async () => {
    const [rider, driver, next] = [await fixture.rider(), await fixture.driver(), await fixture.driver()];
    await cancelled(rider, driver);
    await cancelled(rider, driver);
    expect(outcomeOf(await fixture.askNearest(rider, [driver]))).toBe('409 ride/driver-paused');
    const ride = await asked(rider, [driver, next]);
    expect(ride.driver._id).toBe(next.driverId);
    dataOf(await fixture.setStatus(ride, next.person, 'REJECTED'));
    expect((await fixture.see(ride, rider.person)).asking).toMatchObject({ looking: true });
  });

  it('take the driver out of those who are asked next', async () => {
    const [rider, paused, leaving] = [await fixture.rider(), await fixture.driver(), await fixture.driver()];
    await cancelled(rider, paused);
    await cancelled(rider, paused);
    const ride = await fixture.movingAway(rider, leaving);
    fixture.free(paused);
    const { asking } = dataOf<RideView>(await fixture.askNext(ride, rider.person));
    expect(asking).toMatchObject({ looking: true });
  });

  it('stopping to look counts once, at the driver whose turn it was', async () => {
    const [rider, first, second] = [await fixture.rider(), await fixture.driver(), await fixture.driver()];
    for (let round = 0; round < 2; round += 1) {
      const ride = await asked(rider, [first, second]);
      dataOf(await fixture.setStatus(ride, first.person, 'REJECTED'));
      await cancel(ride, rider);
    }
    expect(outcomeOf(await fixture.book(rider, second))).toBe('409 ride/driver-paused');
    dataOf(await fixture.book(rider, first), 201);
  });
});

describe('honest people', () => {
  it('a rider who looks for the nearest again and again in the rain is never refused', async () => {
    const [rider, free] = [await fixture.rider(), await drivers(4)];
    // Nobody answers; the rider stops, walks to the corner, and asks anew. At last one comes.
    for (let round = 0; round < 4; round += 1) {
      const ride = await asked(rider, free);
      advance(20_000);
      await cancel(ride, rider);
      advance(MINUTE);
    }
    const ride = await asked(rider, free);
    const driver = free.find(({ driverId }) => driverId === ride.driver._id) as FixtureDriver;
    dataOf(await fixture.setStatus(ride, driver.person, 'ACCEPTED'));
  });

  it('a rider whose driver drives away twice may book him again', async () => {
    const [rider, driver] = [await fixture.rider(), await fixture.driver()];
    await cancel(await fixture.movingAway(rider, driver), rider);
    await cancel(await fixture.movingAway(rider, driver), rider);
    dataOf(await fixture.book(rider, driver), 201);
  });

  it('a repeated booking is answered with its ride, however many were cancelled since', async () => {
    const [rider, driver] = [await fixture.rider(), await fixture.driver()];
    const key = crypto.randomUUID();
    const made = dataOf<RideView>(await fixture.book(rider, driver, key), 201);
    await cancel(made, rider);
    await cancelled(rider, driver);
    expect(dataOf<RideView>(await fixture.book(rider, driver, key), 201)._id).toBe(made._id);
  });
});

it('RATE_LIMITS=off knows no limit, and rides are numbered all the same', async () => {
  const unlimited = await RideFixture.open({ RATE_LIMITS: 'off' });
  try {
    const [rider, driver] = [await unlimited.rider(), await unlimited.driver()];
    for (let round = 0; round < 12; round += 1)
      dataOf(await unlimited.setStatus(await unlimited.booked(rider, driver), rider.person, 'CANCELLED'));
    const rides = await unlimited.platform
      .model<{ ordinal: number }>('ride', 'Ride')
      .find()
      .sort({ ordinal: 1 })
      .lean();
    expect(rides.map(({ ordinal }) => ordinal)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  } finally {
    await unlimited.close();
  }
});
