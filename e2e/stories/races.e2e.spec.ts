import { type RideView, rideHttp } from '@pothik/contracts/ride';
import { book } from '../support/people.js';
import {
  accept,
  cancel,
  codes,
  engagedRides,
  historyOf,
  LOCATIONS,
  move,
  openRides,
  ROUNDS,
  statuses,
} from './race-calls.js';
import { type Racers, racesOf } from './racers.js';

const FARE = 220;

/** An accepted ride with a fare, and the code its rider reads out. */
async function agreedRide({ riders: [rider], driver }: Racers): Promise<{ ride: RideView; otp: string }> {
  const ride = await book(rider.visitor, driver.driverId);
  await driver.visitor.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus: 'ACCEPTED' });
  await driver.visitor.call(rideHttp.setFare, { rideId: ride._id, fare: FARE });
  const { startCode } = await rider.visitor.call(rideHttp.getRide, { rideId: ride._id });
  return { ride, otp: startCode ?? '' };
}

const { race } = racesOf(ROUNDS);

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
