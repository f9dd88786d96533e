import { driverHttp } from '@pothik/contracts/driver';
import { type RideView, rideHttp } from '@pothik/contracts/ride';
import type { Actor, DriverActor, Lane } from '../model/actor.js';
import { assembleLanes } from '../model/assemble-lanes.js';
import { eventually } from '../support/eventually.js';
import { book } from '../support/people.js';
import { type RunningPlatform, startPlatform } from '../support/platform.js';
import type { Answer } from '../support/visitor.js';
import { everyRound, type Race, type Racers } from './racers.js';

/** Rounds of each race: 1,000 with `npm run test:long`; 15 when distributed, where a call costs more. */
const ROUNDS = process.env.LONG ? 1_000 : process.env.PLATFORM === 'distributed' ? 15 : 32;
const PATIENCE_MS = process.env.LONG ? 3_600_000 : 300_000;
const LOCATIONS = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Farmgate' };
const FARE = 220;

let platform: RunningPlatform;
let lanes: Lane[];

beforeAll(async () => {
  platform = await startPlatform({ demonstration: true, environment: { RATE_LIMITS: 'off' } });
  lanes = await assembleLanes(platform, 4);
});

afterAll(() => platform?.stop());

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const codes = (answers: readonly Answer[]) =>
  answers.map(({ body }) => (body as { code?: string }).code).filter(Boolean);
const move = (who: Actor, ride: RideView, rideStatus: RideView['rideStatus'], reason?: string) =>
  who.visitor.ask(rideHttp.updateStatus, { rideId: ride._id, rideStatus, ...(reason ? { reason } : {}) });
const accept = (driver: Actor, ride: RideView) => move(driver, ride, 'ACCEPTED');
const cancel = (who: Actor, ride: RideView) => move(who, ride, 'CANCELLED', 'Changed my mind');
const reject = (driver: Actor, ride: RideView) => move(driver, ride, 'REJECTED');
/** Asks these drivers, one after another. */
const asking = (rider: Actor, drivers: readonly DriverActor[]) =>
  rider.visitor.ask(rideHttp.askNearest, { ...LOCATIONS, drivers: drivers.map(({ driverId }) => driverId) });
const rideFrom = ({ status, body }: Answer<{ data: RideView }>): RideView => {
  expect(status).toBe(201);
  return body.data;
};
const asSeenBy = (rider: Actor, { _id: rideId }: RideView): Promise<RideView> =>
  rider.visitor.call(rideHttp.getRide, { rideId });
const historyOf = async (rider: Actor, ride: RideView) =>
  (await rider.visitor.call(rideHttp.getRide, { rideId: ride._id })).history.map(({ to }) => to);

async function openRides({ visitor }: Actor): Promise<number> {
  const { meta } = await visitor.call(rideHttp.rides, { rideStatus: 'REQUESTED,ACCEPTED,PICKED UP,IN TRANSIT' });
  return meta.total;
}

async function engagedRides({ visitor }: Actor): Promise<number> {
  const { meta } = await visitor.call(rideHttp.rides, { rideStatus: 'ACCEPTED,PICKED UP,IN TRANSIT' });
  return meta.total;
}

/** An accepted ride with a fare, and the code its rider reads out. */
async function agreedRide({ riders: [rider], driver }: Racers): Promise<{ ride: RideView; otp: string }> {
  const ride = await book(rider.visitor, driver.driverId);
  await driver.visitor.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus: 'ACCEPTED' });
  await driver.visitor.call(rideHttp.setFare, { rideId: ride._id, fare: FARE });
  const { startCode } = await rider.visitor.call(rideHttp.getRide, { rideId: ride._id });
  return { ride, otp: startCode ?? '' };
}

const race = (sentence: string, run: Race) =>
  it(`${sentence} (${ROUNDS} times)`, () => everyRound(lanes, ROUNDS, run), PATIENCE_MS);

describe('concurrent calls leave a consistent state', () => {
  race('one driver accepting two requests at once gets one of them', async ({ riders, driver }) => {
    const [first, second] = riders;
    const rides = await Promise.all([first, second].map(({ visitor }) => book(visitor, driver.driverId)));
    const answers = await Promise.all(rides.map((ride) => accept(driver, ride)));
    expect(statuses(answers)).toEqual([200, 409]);
    expect(codes(answers)).toEqual([expect.stringMatching(/^ride\/(driver-busy|illegal-transition)$/)]);
    expect(await engagedRides(driver)).toBe(1);
  });

  race(
    'of one driver’s two concurrent accepts one succeeds, and another driver’s is refused',
    async ({ riders, driver, other }) => {
      const [rider] = riders;
      const ride = await book(rider.visitor, driver.driverId);
      const [mine, again, others] = await Promise.all([
        accept(driver, ride),
        accept(driver, ride),
        accept(other, ride),
      ]);
      expect(statuses([mine, again])).toEqual([200, 409]);
      expect(others).toMatchObject({ status: 404, body: { code: 'ride/not-found' } });
      expect(await historyOf(rider, ride)).toEqual(['REQUESTED', 'ACCEPTED']);
    },
  );

  race('a busy driver accepting a third is refused', async ({ riders: [first, second, third], driver }) => {
    const ride = await book(first.visitor, driver.driverId);
    const others = await Promise.all([second, third].map(({ visitor }) => book(visitor, driver.driverId)));
    expect((await accept(driver, ride)).status).toBe(200);
    const answers = await Promise.all(others.map((other) => accept(driver, other)));
    expect(statuses(answers)).toEqual([409, 409]);
    expect(await engagedRides(driver)).toBe(1);
  });

  race('one rider booking twice at once has one open ride', async ({ riders: [rider], driver, other }) => {
    const answers = await Promise.all(
      [driver, other].map(({ driverId }) => rider.visitor.ask(rideHttp.book, { ...LOCATIONS, driver: driverId })),
    );
    expect(statuses(answers)).toEqual([201, 409]);
    expect(codes(answers)).toEqual(['ride/rider-has-open-ride']);
    expect(await openRides(rider)).toBe(1);
  });

  race('the same idempotency key twice at once makes one ride and two equal answers', async (racers) => {
    const { visitor } = racers.riders[0];
    const key = { 'idempotency-key': crypto.randomUUID() };
    const input = { ...LOCATIONS, driver: racers.driver.driverId };
    const answers = await Promise.all([1, 2].map(() => visitor.ask(rideHttp.book, input, key)));
    expect(statuses(answers)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    expect(await openRides(racers.riders[0])).toBe(1);
    const other = await visitor.ask(rideHttp.book, { ...input, dropLocation: 'Gulshan' }, key);
    expect(other).toMatchObject({ status: 409, body: { code: 'request/key-reused' } });
  });

  race('a concurrent cancel and accept have one consistent history', async ({ riders: [rider], driver }) => {
    const ride = await book(rider.visitor, driver.driverId);
    const [cancelled, accepted] = await Promise.all([cancel(rider, ride), accept(driver, ride)]);
    expect(cancelled.status).toBe(200);
    // The accept may have come first: then the rider cancelled an accepted ride. It is never accepted after the cancel.
    expect(await historyOf(rider, ride)).toEqual(
      accepted.status === 200 ? ['REQUESTED', 'ACCEPTED', 'CANCELLED'] : ['REQUESTED', 'CANCELLED'],
    );
    if (accepted.status !== 200)
      expect(accepted).toMatchObject({ status: 409, body: { code: 'ride/illegal-transition' } });
    expect(await engagedRides(driver)).toBe(0);
  });

  race('a trip never starts without the rider’s code, whatever else is tried at once', async (racers) => {
    const { driver, riders } = racers;
    const { ride, otp } = await agreedRide(racers);
    const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
    const [pushed, guessed, skipped] = await Promise.all([
      move(driver, ride, 'PICKED UP'),
      driver.visitor.ask(rideHttp.verifyCode, { rideId: ride._id, otp: wrong }),
      move(driver, ride, 'IN TRANSIT'),
    ]);
    expect(codes([pushed, guessed, skipped])).toEqual([
      'ride/code-required',
      'ride/code-wrong',
      'ride/illegal-transition',
    ]);
    expect(await historyOf(riders[0], ride)).toEqual(['REQUESTED', 'ACCEPTED']);
  });

  race(
    'a ride never starts for a fare its rider did not see, even when it changes while the code is entered',
    async (racers) => {
      const { ride, otp } = await agreedRide(racers);
      const { visitor } = racers.driver;
      const [entered, raised] = await Promise.all([
        visitor.ask(rideHttp.verifyCode, { rideId: ride._id, otp }),
        visitor.ask(rideHttp.setFare, { rideId: ride._id, fare: FARE * 4 }),
      ]);
      const after = await racers.riders[0].visitor.call(rideHttp.getRide, { rideId: ride._id });
      if (after.rideStatus === 'PICKED UP') {
        expect(after.fare).toBe(FARE);
        expect(raised).toMatchObject({ status: 409, body: { code: 'ride/fare-frozen' } });
      } else {
        expect(after).toMatchObject({ rideStatus: 'ACCEPTED', fare: FARE * 4 });
        expect(codes([entered])).toEqual([expect.stringMatching(/^(ride\/code-wrong|request\/conflict)$/)]);
      }
    },
  );

  race('a completion has the agreed fare, and either it or a concurrent cancel succeeds', async (racers) => {
    const { driver, administrator, riders } = racers;
    const { ride, otp } = await agreedRide(racers);
    await driver.visitor.call(rideHttp.verifyCode, { rideId: ride._id, otp });
    await driver.visitor.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus: 'IN TRANSIT' });
    const [completed, cancelled, raised] = await Promise.all([
      move(driver, ride, 'COMPLETED'),
      cancel(administrator, ride),
      driver.visitor.ask(rideHttp.setFare, { rideId: ride._id, fare: 999_999 }),
    ]);
    expect(statuses([completed, cancelled])).toEqual([200, 409]);
    expect(raised.status).toBe(400);
    const after = await riders[0].visitor.call(rideHttp.getRide, { rideId: ride._id });
    expect(after).toMatchObject({ rideStatus: completed.status === 200 ? 'COMPLETED' : 'CANCELLED', fare: FARE });
    expect(after.history).toHaveLength(5);
  });
});

describe('asking the nearest, concurrently with everybody else', () => {
  /** The only ride these drivers are engaged in, all of them together. */
  const engagedTogether = async (drivers: readonly DriverActor[]): Promise<number> =>
    (await Promise.all(drivers.map(engagedRides))).reduce((sum, count) => sum + count, 0);

  race(
    'a driver who is asked and booked at once, and accepts both, has one; the other ride finds another driver or ends',
    async ({ riders: [asker, booker], driver, other }) => {
      const [asked, booked] = await Promise.all([
        asking(asker, [driver, other]),
        booker.visitor.ask(rideHttp.book, { ...LOCATIONS, driver: driver.driverId }),
      ]);
      const [ride, direct] = [rideFrom(asked), rideFrom(booked)];
      const answers = await Promise.all([accept(driver, ride), accept(driver, direct)]);
      expect(statuses(answers)).toEqual([200, 409]);
      expect(codes(answers)).toEqual([expect.stringMatching(/^ride\/(driver-busy|illegal-transition|passed-on)$/)]);
      expect(await engagedRides(driver)).toBe(1);
      const [won] = answers;
      if (won?.status === 200) {
        await eventually(async () => expect(await historyOf(booker, direct)).toEqual(['REQUESTED', 'REJECTED']));
      } else {
        await eventually(async () => expect((await asSeenBy(asker, ride)).driver._id).toBe(other.driverId));
        expect((await accept(other, ride)).status).toBe(200);
      }
      expect(await historyOf(asker, ride)).toEqual(['REQUESTED', 'ACCEPTED']);
      expect(await openRides(asker)).toBe(1);
      expect(await engagedTogether([driver, other])).toBe(won?.status === 200 ? 1 : 2);
    },
  );

  race(
    'nobody is asked after the rider’s cancel, even when the driver rejects at the same time',
    async ({ riders: [rider], driver, other, third }) => {
      const ride = rideFrom(await asking(rider, [driver, other, third]));
      const [cancelled, rejected] = await Promise.all([cancel(rider, ride), reject(driver, ride)]);
      expect(cancelled.status).toBe(200);
      const wasFirst = rejected.status === 200;
      if (!wasFirst) expect(rejected).toMatchObject({ status: 409, body: { code: 'ride/illegal-transition' } });
      const after = await asSeenBy(rider, ride);
      expect(after.history.map(({ to }) => to)).toEqual(['REQUESTED', 'CANCELLED']);
      expect(after.driver._id).toBe((wasFirst ? other : driver).driverId);
      expect(after.asking).toMatchObject({ waiting: 0, asked: { length: wasFirst ? 1 : 0 } });
      expect(await Promise.all([rider, driver, other, third].map(openRides))).toEqual([0, 0, 0, 0]);
      expect((await accept(other, ride)).status).toBe(wasFirst ? 409 : 404);
      expect((await accept(third, ride)).status).toBe(404);
    },
  );

  race(
    'a driver who accepts another ride while he is asked has that one, and the next driver is asked',
    async ({ riders: [asker, booker], driver, other }) => {
      const direct = await book(booker.visitor, driver.driverId);
      const [asked, accepted] = await Promise.all([asking(asker, [driver, other]), accept(driver, direct)]);
      expect(accepted.status).toBe(200);
      const ride = rideFrom(asked);
      await eventually(async () => expect((await asSeenBy(asker, ride)).driver._id).toBe(other.driverId));
      expect((await accept(driver, ride)).status).toBeGreaterThanOrEqual(400);
      expect((await accept(other, ride)).status).toBe(200);
      expect(await Promise.all([driver, other].map(engagedRides))).toEqual([1, 1]);
      expect(await openRides(asker)).toBe(1);
    },
  );

  race(
    'a ride that is rejected while the next driver goes OFFLINE is one driver’s',
    async ({ riders: [rider, , nextRider], driver, other, third, administrator }) => {
      const ride = rideFrom(await asking(rider, [driver, other, third]));
      const available = (availabilityStatus: 'ONLINE' | 'OFFLINE') =>
        other.visitor.ask(driverHttp.update, { id: other.driverId, availabilityStatus });
      const [rejected, left] = await Promise.all([reject(driver, ride), available('OFFLINE')]);
      expect(statuses([rejected, left])).toEqual([200, 200]);
      const { driver: next, asking: turns } = await asSeenBy(rider, ride);
      expect([other.driverId, third.driverId]).toContain(next._id);
      expect(turns?.asked).toHaveLength(1);
      const answers = await Promise.all([driver, other, third].map((one) => accept(one, ride)));
      expect(statuses(answers)).toEqual([200, 404, 409]);
      expect(codes(answers).sort()).toEqual(['ride/not-found', 'ride/passed-on']);
      expect(await engagedTogether([driver, other, third])).toBe(1);
      expect((await asSeenBy(rider, ride)).driver._id).toBe(next._id);
      await cancel(administrator, ride);
      await available('ONLINE');
      // The next round begins when the ride service knows that he is back.
      await book(nextRider.visitor, other.driverId);
    },
  );

  race(
    'of all answers at once exactly one driver ends with the ride',
    async ({ riders: [rider], driver, other, third }) => {
      const ride = rideFrom(await asking(rider, [driver, other, third]));
      const [accepted, rejected, others] = await Promise.all([
        accept(driver, ride),
        reject(driver, ride),
        accept(other, ride),
      ]);
      expect(statuses([accepted, rejected])).toEqual([200, 409]);
      if (accepted.status === 200) expect(others.status).toBe(404);
      else expect(codes([accepted])).toEqual(['ride/passed-on']);
      if (rejected.status === 200 && others.status !== 200) expect((await accept(other, ride)).status).toBe(200);
      const { driver: present, rideStatus } = await asSeenBy(rider, ride);
      const winner = accepted.status === 200 ? driver : other;
      expect({ rideStatus, driver: present._id }).toEqual({ rideStatus: 'ACCEPTED', driver: winner.driverId });
      expect(await Promise.all([driver, other, third].map(engagedRides))).toEqual(
        [driver, other, third].map((one) => (one === winner ? 1 : 0)),
      );
    },
  );
});
