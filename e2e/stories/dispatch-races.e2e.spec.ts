import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import type { DriverActor } from '../support/actors/actor.js';
import { eventually } from '../support/eventually.js';
import { book } from '../support/people.js';
import {
  accept,
  asSeenBy,
  cancel,
  codes,
  engagedRides,
  historyOf,
  LOCATIONS,
  move,
  openRides,
  ROUNDS,
  reject,
  rideFrom,
  searchAmong,
  statuses,
} from './race-calls.js';
import { racesOf } from './racers.js';

/** In whole BDT. */
const OFFER = { first: 100, raised: 120 };

const { race } = racesOf(ROUNDS);

describe('dispatch, concurrently with everybody else', () => {
  /** The only ride these drivers are engaged in, all of them together. */
  const engagedTogether = async (drivers: readonly DriverActor[]): Promise<number> =>
    (await Promise.all(drivers.map(engagedRides))).reduce((sum, count) => sum + count, 0);

  race(
    'a driver who is asked and booked at once, and accepts both, has one; the other ride finds another driver or ends',
    async ({ riders: [asker, booker], driver, other }) => {
      const search = await searchAmong([driver, other]);
      const [asked, booked] = await Promise.all([
        search(asker),
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
      const ride = rideFrom(await (await searchAmong([driver, other, third]))(rider));
      const [cancelled, rejected] = await Promise.all([cancel(rider, ride), reject(driver, ride)]);
      expect(cancelled.status).toBe(200);
      const wasFirst = rejected.status === 200;
      if (!wasFirst) expect(rejected).toMatchObject({ status: 409, body: { code: 'ride/illegal-transition' } });
      const after = await asSeenBy(rider, ride);
      expect(after.history.map(({ to }) => to)).toEqual(['REQUESTED', 'CANCELLED']);
      expect(after.driver._id).toBe((wasFirst ? other : driver).driverId);
      expect(after.asking?.asked).toHaveLength(wasFirst ? 1 : 0);
      expect(await Promise.all([rider, driver, other, third].map(openRides))).toEqual([0, 0, 0, 0]);
      expect((await accept(other, ride)).status).toBe(wasFirst ? 409 : 404);
      expect((await accept(third, ride)).status).toBe(404);
    },
  );

  race(
    'a driver who accepts another ride while he is asked has that one, and the next driver is asked',
    async ({ riders: [asker, booker], driver, other }) => {
      const search = await searchAmong([driver, other]);
      const direct = await book(booker.visitor, driver.driverId);
      const [asked, accepted] = await Promise.all([search(asker), accept(driver, direct)]);
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
      const ride = rideFrom(await (await searchAmong([driver, other, third]))(rider));
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
      const ride = rideFrom(await (await searchAmong([driver, other, third]))(rider));
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

  race(
    'an offer that is raised as the driver accepts is the fare, or comes too late',
    async ({ riders: [rider], driver }) => {
      const booked = { ...LOCATIONS, driver: driver.driverId, offer: OFFER.first };
      const ride = rideFrom(await rider.visitor.ask(rideHttp.book, booked));
      const [raised, accepted] = await Promise.all([
        rider.visitor.ask(rideHttp.makeOffer, { rideId: ride._id, offer: OFFER.raised }),
        accept(driver, ride),
      ]);
      expect(accepted.status).toBe(200);
      if (raised.status !== 200) expect(raised).toMatchObject({ status: 409, body: { code: 'ride/offer-taken' } });
      const agreed = raised.status === 200 ? OFFER.raised : OFFER.first;
      const { fare, offer, startCode } = await asSeenBy(rider, ride);
      expect({ fare, offer: offer?.fare, code: typeof startCode }).toEqual({
        fare: agreed,
        offer: agreed,
        code: 'string',
      });
      expect(await historyOf(rider, ride)).toEqual(['REQUESTED', 'ACCEPTED']);
      expect(await engagedRides(driver)).toBe(1);
    },
  );

  race(
    'a search that is stopped as a driver accepts is stopped, or that driver’s',
    async ({ riders: [rider], driver, other }) => {
      const ride = rideFrom(await (await searchAmong([driver, other]))(rider));
      const [stopped, accepted] = await Promise.all([move(rider, ride, 'CANCELLED'), accept(driver, ride)]);
      const isStopped = stopped.status === 200;
      if (!isStopped) expect(codes([stopped])).toEqual(['ride/reason-required']);
      expect(accepted.status).toBe(isStopped ? 409 : 200);
      expect(await historyOf(rider, ride)).toEqual(['REQUESTED', isStopped ? 'CANCELLED' : 'ACCEPTED']);
      expect(await openRides(rider)).toBe(isStopped ? 0 : 1);
      expect(await engagedTogether([driver, other])).toBe(isStopped ? 0 : 1);
      expect((await accept(other, ride)).status).toBe(404);
    },
  );
});
