import { type RideStatus, type RideView, rideEvents, rideHttp } from '@pothik/contracts/ride';
import { Sweeper } from '@pothik/service-kit';
import { dataOf, outcomeOf, RideStage, type StageDriver, type StageRider } from '../testing/ride-stage.js';
import { RideDeadlines } from './ride.deadlines.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
jest.setTimeout(60_000);

const openStage = async () => (await RideStage.open()).stopSweeps();

let stage: RideStage;
let rider: StageRider;
let driver: StageDriver;
beforeAll(async () => {
  stage = await openStage();
});
beforeEach(async () => {
  [rider, driver] = await Promise.all([stage.rider(), stage.driver()]);
});
afterAll(() => stage.close());

const wait = (ms: number) => stage.platform.clock.advance(ms);
const sweep = () => stage.deadlines().carryOut();
const statusOf = async (ride: RideView) => (await stage.see(ride, rider.person)).rideStatus;
const renew = (ride: RideView) => stage.call(rideHttp.renewCode, { rideId: ride._id }, { as: rider.person });
const codeOf = async (ride: RideView) => (await stage.see(ride, rider.person)).startCode ?? '';
const anotherThan = (code: string) => (code === '000000' ? '111111' : '000000');
const toldOf = async <D extends (typeof rideEvents)[keyof typeof rideEvents]>(definition: D, ride: { _id: string }) => {
  await stage.platform.settled();
  return (await stage.platform.published(definition)).filter(({ aggregateId }) => aggregateId === ride._id);
};
const endsOf = async (ride: { _id: string }) =>
  (await toldOf(rideEvents.statusChanged, ride)).map(({ payload }) => payload).filter(({ to }) => to === 'CANCELLED');

describe('REQUESTED to CANCELLED, by the system: unanswered for 2 minutes', () => {
  it('is answered until then', async () => {
    const ride = await stage.booked(rider, driver);
    wait(2 * MINUTE - 1);
    await sweep();
    dataOf(await stage.setStatus(ride, driver.person, 'ACCEPTED'));
  });

  it.each(['ACCEPTED', 'REJECTED'] as const)('is not %s any more, sweep or not', async (answer) => {
    const ride = await stage.booked(rider, driver);
    wait(2 * MINUTE);
    expect(outcomeOf(await stage.setStatus(ride, driver.person, answer))).toBe('409 ride/answer-too-late');
    expect(await statusOf(ride)).toBe('REQUESTED');
    await sweep();
    expect(await statusOf(ride)).toBe('CANCELLED');
    expect(await endsOf(ride)).toEqual([expect.objectContaining({ by: 'SYSTEM', cause: 'unanswered' })]);
    expect(dataOf<RideView>(await stage.book(rider, driver), 201).rideStatus).toBe('REQUESTED');
  });
});

describe('a ride whose time has passed stands in nobody’s way, sweep or not', () => {
  it('its rider books at once, and it has ended once', async () => {
    const ride = await stage.booked(rider, driver);
    wait(2 * MINUTE);
    await Promise.all([stage.booked(rider, driver), sweep()]);
    expect(await endsOf(ride)).toEqual([expect.objectContaining({ by: 'SYSTEM', cause: 'unanswered' })]);
  });

  it('its driver accepts another at once', async () => {
    const ride = await stage.accepted(rider, driver);
    wait(43.5 * MINUTE);
    // Asked for by what was known before: a driver who is engaged is not asked.
    const other = await requestOfOld(await stage.rider());
    wait(1.5 * MINUTE);
    dataOf(await stage.setStatus(other, driver.person, 'ACCEPTED'));
    expect(await endsOf(ride)).toEqual([expect.objectContaining({ by: 'SYSTEM', cause: 'not-picked-up' })]);
  });

  /** A request made before the driver was engaged is still there for a moment: here for as long as the test needs. */
  async function requestOfOld(one: StageRider): Promise<RideView> {
    const ride = await stage.booked(one, await stage.driver());
    const { driverId, vehicleId, person } = driver;
    const asked = { driverId, vehicleId, driverUserId: person.id };
    await stage.platform.model('ride', 'Ride').updateOne({ _id: ride._id }, asked);
    return ride;
  }
});

describe('ACCEPTED to CANCELLED, by the system: not picked up within 45 minutes', () => {
  it('takes neither code nor fare nor renewal any more, sweep or not', async () => {
    const ride = await stage.accepted(rider, driver);
    dataOf(await stage.fare(ride, driver, 200));
    const code = await codeOf(ride);
    wait(45 * MINUTE);
    expect(outcomeOf(await stage.verify(ride, driver, code))).toBe('409 ride/pick-up-too-late');
    expect(outcomeOf(await stage.fare(ride, driver, 300))).toBe('409 ride/pick-up-too-late');
    expect(outcomeOf(await renew(ride))).toBe('409 ride/pick-up-too-late');
    expect(await stage.see(ride, rider.person)).toMatchObject({ rideStatus: 'ACCEPTED', fare: 200, startCode: code });
    await sweep();
    expect(await endsOf(ride)).toEqual([expect.objectContaining({ by: 'SYSTEM', cause: 'not-picked-up' })]);
  });

  it('is picked up until then', async () => {
    const ride = await stage.accepted(rider, driver);
    dataOf(await stage.fare(ride, driver, 200));
    wait(45 * MINUTE - 1);
    await sweep();
    dataOf(await stage.verify(ride, driver, await codeOf(ride)));
  });
});

describe('5 wrong tries lock the code', () => {
  it('only the rider’s own renewal resets them, at most 5 a ride; a new fare does not', async () => {
    const ride = await stage.accepted(rider, driver);
    dataOf(await stage.fare(ride, driver, 200));
    const lock = async () => {
      const wrong = anotherThan(await codeOf(ride));
      for (let tries = 0; tries < 5; tries += 1)
        expect(outcomeOf(await stage.verify(ride, driver, wrong))).toBe('400 ride/code-wrong');
    };
    await lock();
    expect(outcomeOf(await stage.verify(ride, driver, await codeOf(ride)))).toBe('409 ride/code-locked');
    dataOf(await stage.fare(ride, driver, 300));
    expect(outcomeOf(await stage.verify(ride, driver, await codeOf(ride)))).toBe('409 ride/code-locked');
    for (let renewals = 0; renewals < 5; renewals += 1) {
      dataOf(await renew(ride));
      await lock();
    }
    expect(outcomeOf(await renew(ride))).toBe('409 ride/code-renewals-used');
    expect(outcomeOf(await stage.verify(ride, driver, await codeOf(ride)))).toBe('409 ride/code-locked');
  });
});

describe('administrators are alerted 6 hours after pick-up, the ride ends 24 hours after it', () => {
  it.each(['PICKED UP', 'IN TRANSIT'] as const)('%s', async (status) => {
    const ride = await stage.pickedUp(rider, driver);
    if (status === 'IN TRANSIT') dataOf(await stage.setStatus(ride, driver.person, 'IN TRANSIT'));
    wait(6 * HOUR - 1);
    await sweep();
    expect(await toldOf(rideEvents.rideOverdue, ride)).toHaveLength(0);
    wait(1);
    await sweep();
    await sweep();
    wait(HOUR);
    await sweep();
    expect(await toldOf(rideEvents.rideOverdue, ride)).toHaveLength(1);
    wait(17 * HOUR - 1);
    await sweep();
    expect(await statusOf(ride)).toBe(status);
    wait(1);
    const next: RideStatus = status === 'PICKED UP' ? 'IN TRANSIT' : 'COMPLETED';
    expect(outcomeOf(await stage.setStatus(ride, driver.person, next))).toBe('409 ride/end-too-late');
    dataOf(await stage.call(rideHttp.sendSos, { rideId: ride._id }, { as: rider.person }));
    await sweep();
    expect(await endsOf(ride)).toEqual([
      expect.objectContaining({ from: status, by: 'SYSTEM', cause: 'too-long', reason: expect.stringMatching(/.{3}/) }),
    ]);
    expect(await toldOf(rideEvents.rideOverdue, ride)).toHaveLength(1);
  });
});

describe('sweeps carry deadlines out, two replicas at once do no harm', () => {
  it('each effect comes once', async () => {
    const replica = (await stage.platform.startReplica('ride')).app;
    await replica.get(Sweeper, { strict: false }).onModuleDestroy();
    const both = () => Promise.all([sweep(), replica.get(RideDeadlines, { strict: false }).carryOut(), sweep()]);
    const underWay = await stage.pickedUp(rider, driver);
    wait(6 * HOUR);
    await both();
    expect(await toldOf(rideEvents.rideOverdue, underWay)).toHaveLength(1);

    const riders = await Promise.all(Array.from({ length: 12 }, () => stage.rider()));
    const [asked, accepting] = await Promise.all([stage.driver(), stage.driver()]);
    const accepted = await stage.accepted(await stage.rider(), accepting);
    wait(45 * MINUTE - 2 * MINUTE);
    const requests = await Promise.all(riders.map((one) => stage.booked(one, asked)));
    wait(2 * MINUTE);
    await both();
    for (const ride of [accepted, ...requests]) expect(await endsOf(ride)).toHaveLength(1);

    wait(18 * HOUR);
    await both();
    expect(await endsOf(underWay)).toHaveLength(1);
    expect(await toldOf(rideEvents.rideOverdue, underWay)).toHaveLength(1);
  });
});

describe('deadlines stand in the document', () => {
  it('and a service that starts again carries out what passed meanwhile', async () => {
    const before = stage;
    stage = await openStage();
    try {
      [rider, driver] = await Promise.all([stage.rider(), stage.driver()]);
      const ride = await stage.booked(rider, driver);
      await stage.platform.settled();
      await stage.platform.service('ride').close();
      wait(3 * MINUTE);
      const again = (await stage.platform.startReplica('ride')).app;
      await again.get(Sweeper, { strict: false }).run('ride-deadlines');
      expect(await endsOf(ride)).toEqual([expect.objectContaining({ cause: 'unanswered' })]);
    } finally {
      await stage.close();
      stage = before;
    }
  });
});
