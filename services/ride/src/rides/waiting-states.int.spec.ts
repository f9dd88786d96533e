import { type RideStatus, type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { Sweeper } from '@pothik/service-kit';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';
import { RideDeadlines } from './ride.deadlines.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const openFixture = async () => (await RideFixture.open()).stopSweeps();

let fixture: RideFixture;
let rider: FixtureRider;
let driver: FixtureDriver;
beforeAll(async () => {
  fixture = await openFixture();
});
beforeEach(async () => {
  [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
});
afterAll(() => fixture.close());

const wait = (ms: number) => fixture.platform.clock.advance(ms);
const sweep = () => fixture.deadlines().carryOut();
const statusOf = async (ride: RideView) => (await fixture.see(ride, rider.person)).rideStatus;
const renew = (ride: RideView) => fixture.call(rideHttp.renewCode, { rideId: ride._id }, { as: rider.person });
const codeOf = async (ride: RideView) => (await fixture.see(ride, rider.person)).startCode ?? '';
const anotherThan = (code: string) => (code === '000000' ? '111111' : '000000');
const publishedOf = async <D extends (typeof rideEvents)[keyof typeof rideEvents]>(
  definition: D,
  ride: { _id: string },
) => {
  await fixture.platform.settled();
  return (await fixture.platform.published(definition)).filter(({ aggregateId }) => aggregateId === ride._id);
};
const endsOf = async (ride: { _id: string }) =>
  (await publishedOf(rideEvents.statusChanged, ride))
    .map(({ payload }) => payload)
    .filter(({ to }) => to === 'CANCELLED');

describe('REQUESTED to CANCELLED, by the system: unanswered for 2 minutes', () => {
  it('is answered until then', async () => {
    const ride = await fixture.booked(rider, driver);
    wait(2 * MINUTE - 1);
    await sweep();
    dataOf(await fixture.setStatus(ride, driver.person, 'ACCEPTED'));
  });

  it.each(['ACCEPTED', 'REJECTED'] as const)('can no longer be %s, sweep or not', async (answer) => {
    const ride = await fixture.booked(rider, driver);
    wait(2 * MINUTE);
    expect(outcomeOf(await fixture.setStatus(ride, driver.person, answer))).toBe('409 ride/answer-too-late');
    expect(await statusOf(ride)).toBe('REQUESTED');
    await sweep();
    expect(await statusOf(ride)).toBe('CANCELLED');
    expect(await endsOf(ride)).toEqual([expect.objectContaining({ by: 'SYSTEM', cause: 'unanswered' })]);
    expect(dataOf<RideView>(await fixture.book(rider, driver), 201).rideStatus).toBe('REQUESTED');
  });
});

describe('an expired ride blocks nobody, sweep or not', () => {
  it('its rider can book at once, and it ends once', async () => {
    const ride = await fixture.booked(rider, driver);
    wait(2 * MINUTE);
    await Promise.all([fixture.booked(rider, driver), sweep()]);
    expect(await endsOf(ride)).toEqual([expect.objectContaining({ by: 'SYSTEM', cause: 'unanswered' })]);
  });

  it('its driver can accept another at once', async () => {
    const ride = await fixture.accepted(rider, driver);
    wait(43.5 * MINUTE);
    // Made for another driver first, because an engaged driver cannot be requested.
    const other = await requestOfOld(await fixture.rider());
    wait(1.5 * MINUTE);
    dataOf(await fixture.setStatus(other, driver.person, 'ACCEPTED'));
    expect(await endsOf(ride)).toEqual([expect.objectContaining({ by: 'SYSTEM', cause: 'not-picked-up' })]);
  });

  /** A request that was made before the driver was engaged and is not closed yet. */
  async function requestOfOld(one: FixtureRider): Promise<RideView> {
    const ride = await fixture.booked(one, await fixture.driver());
    const { driverId, vehicleId, person } = driver;
    const moved = { driverId, vehicleId, driverUserId: person.id };
    await fixture.platform.model('ride', 'Ride').updateOne({ _id: ride._id }, moved);
    return ride;
  }
});

describe('ACCEPTED to CANCELLED, by the system: not picked up within 45 minutes', () => {
  it('accepts neither code nor fare nor renewal, sweep or not', async () => {
    const ride = await fixture.accepted(rider, driver);
    dataOf(await fixture.fare(ride, driver, 200));
    const code = await codeOf(ride);
    wait(45 * MINUTE);
    expect(outcomeOf(await fixture.verify(ride, driver, code))).toBe('409 ride/pick-up-too-late');
    expect(outcomeOf(await fixture.fare(ride, driver, 300))).toBe('409 ride/pick-up-too-late');
    expect(outcomeOf(await renew(ride))).toBe('409 ride/pick-up-too-late');
    expect(await fixture.see(ride, rider.person)).toMatchObject({ rideStatus: 'ACCEPTED', fare: 200, startCode: code });
    await sweep();
    expect(await endsOf(ride)).toEqual([expect.objectContaining({ by: 'SYSTEM', cause: 'not-picked-up' })]);
  });

  it('is picked up until then', async () => {
    const ride = await fixture.accepted(rider, driver);
    dataOf(await fixture.fare(ride, driver, 200));
    wait(45 * MINUTE - 1);
    await sweep();
    dataOf(await fixture.verify(ride, driver, await codeOf(ride)));
  });
});

describe('5 wrong tries lock the code', () => {
  it('only the rider’s own renewal resets them, at most 5 a ride; a new fare does not', async () => {
    const ride = await fixture.accepted(rider, driver);
    dataOf(await fixture.fare(ride, driver, 200));
    const lock = async () => {
      const wrong = anotherThan(await codeOf(ride));
      for (let tries = 0; tries < 5; tries += 1)
        expect(outcomeOf(await fixture.verify(ride, driver, wrong))).toBe('400 ride/code-wrong');
    };
    await lock();
    expect(outcomeOf(await fixture.verify(ride, driver, await codeOf(ride)))).toBe('409 ride/code-locked');
    dataOf(await fixture.fare(ride, driver, 300));
    expect(outcomeOf(await fixture.verify(ride, driver, await codeOf(ride)))).toBe('409 ride/code-locked');
    for (let renewals = 0; renewals < 5; renewals += 1) {
      dataOf(await renew(ride));
      await lock();
    }
    expect(outcomeOf(await renew(ride))).toBe('409 ride/code-renewals-used');
    expect(outcomeOf(await fixture.verify(ride, driver, await codeOf(ride)))).toBe('409 ride/code-locked');
  });
});

describe('administrators are alerted 6 hours after pick-up, the ride ends 24 hours after it', () => {
  it.each(['PICKED UP', 'IN TRANSIT'] as const)('%s', async (status) => {
    const ride = await fixture.pickedUp(rider, driver);
    if (status === 'IN TRANSIT') dataOf(await fixture.setStatus(ride, driver.person, 'IN TRANSIT'));
    wait(6 * HOUR - 1);
    await sweep();
    expect(await publishedOf(rideEvents.rideOverdue, ride)).toHaveLength(0);
    wait(1);
    await sweep();
    await sweep();
    wait(HOUR);
    await sweep();
    expect(await publishedOf(rideEvents.rideOverdue, ride)).toHaveLength(1);
    wait(17 * HOUR - 1);
    await sweep();
    expect(await statusOf(ride)).toBe(status);
    wait(1);
    const next: RideStatus = status === 'PICKED UP' ? 'IN TRANSIT' : 'COMPLETED';
    expect(outcomeOf(await fixture.setStatus(ride, driver.person, next))).toBe('409 ride/end-too-late');
    dataOf(await fixture.call(rideHttp.sendSos, { rideId: ride._id }, { as: rider.person }));
    await sweep();
    expect(await endsOf(ride)).toEqual([
      expect.objectContaining({ from: status, by: 'SYSTEM', cause: 'too-long', reason: '' }),
    ]);
    expect(await publishedOf(rideEvents.rideOverdue, ride)).toHaveLength(1);
  });
});

describe('sweeps in two instances at once', () => {
  it('apply each deadline once', async () => {
    const instance = (await fixture.platform.startInstance('ride')).app;
    await instance.get(Sweeper, { strict: false }).onModuleDestroy();
    const both = () => Promise.all([sweep(), instance.get(RideDeadlines, { strict: false }).carryOut(), sweep()]);
    const underWay = await fixture.pickedUp(rider, driver);
    wait(6 * HOUR);
    await both();
    expect(await publishedOf(rideEvents.rideOverdue, underWay)).toHaveLength(1);

    const riders = await Promise.all(Array.from({ length: 12 }, () => fixture.rider()));
    const [asked, accepting] = await Promise.all([fixture.driver(), fixture.driver()]);
    const accepted = await fixture.accepted(await fixture.rider(), accepting);
    wait(45 * MINUTE - 2 * MINUTE);
    const requests = await Promise.all(riders.map((one) => fixture.booked(one, asked)));
    wait(2 * MINUTE);
    await both();
    for (const ride of [accepted, ...requests]) expect(await endsOf(ride)).toHaveLength(1);

    wait(18 * HOUR);
    await both();
    expect(await endsOf(underWay)).toHaveLength(1);
    expect(await publishedOf(rideEvents.rideOverdue, underWay)).toHaveLength(1);
  });
});

describe('deadlines are stored in the document', () => {
  it('and a restarted service applies those that expired meanwhile', async () => {
    const before = fixture;
    fixture = await openFixture();
    try {
      [rider, driver] = await Promise.all([fixture.rider(), fixture.driver()]);
      const ride = await fixture.booked(rider, driver);
      await fixture.platform.settled();
      await fixture.platform.service('ride').close();
      wait(3 * MINUTE);
      const again = (await fixture.platform.startInstance('ride')).app;
      await again.get(Sweeper, { strict: false }).run('ride-deadlines');
      expect(await endsOf(ride)).toEqual([expect.objectContaining({ cause: 'unanswered' })]);
    } finally {
      await fixture.close();
      fixture = before;
    }
  });
});
