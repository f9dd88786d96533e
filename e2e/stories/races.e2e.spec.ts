import { type DriverView, driverHttp } from '@pothik/contracts/driver';
import { type RideView, rideHttp } from '@pothik/contracts/ride';
import { eventually } from '../support/eventually.js';
import { book, logIn } from '../support/people.js';
import { type RunningPlatform, startPlatform } from '../support/platform.js';
import type { Answer, Visitor } from '../support/visitor.js';

/** Fired together so many times each; `npm run test:long` fires 200. */
const ROUNDS = process.env.LONG ? 200 : 15;
const PLACES = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Farmgate' };

let platform: RunningPlatform;
let riders: Visitor[];
let driver: Visitor;
let driverId: string;

beforeAll(async () => {
  platform = await startPlatform({ demonstration: true, environment: { RATE_LIMITS: 'off' } });
  riders = await Promise.all(['rider', 'rider2', 'rider3'].map((name) => logIn(platform.url, `${name}@pothik.test`)));
  driver = await logIn(platform.url, 'driver@pothik.test');
  driverId = ((await driver.call(driverHttp.drivers, {})).data[0] as DriverView)._id;
}, 120_000);

afterAll(() => platform?.stop());

const rider = (index: number) => riders[index] as Visitor;
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const codes = (answers: readonly Answer[]) =>
  answers.map(({ body }) => (body as { code?: string }).code).filter(Boolean);
const accept = (ride: RideView) => driver.ask(rideHttp.updateStatus, { rideId: ride._id, rideStatus: 'ACCEPTED' });
const cancel = (who: Visitor, ride: RideView) =>
  who.ask(rideHttp.updateStatus, { rideId: ride._id, rideStatus: 'CANCELLED', reason: 'Changed my mind' });

/** Ends whatever is open, so that the next round begins from nothing. */
async function clear(): Promise<void> {
  for (const visitor of riders) {
    await eventually(async () => {
      const ride = await visitor.call(rideHttp.currentRide, {});
      if (ride)
        await visitor.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus: 'CANCELLED', reason: 'Next round' });
    });
  }
  await eventually(async () => {
    const { data } = await rider(0).call(driverHttp.freeDrivers, {});
    expect(data.map(({ _id }) => _id)).toContain(driverId);
  });
}

afterEach(clear);

async function openRides(visitor: Visitor): Promise<number> {
  const { meta } = await visitor.call(rideHttp.rides, { rideStatus: 'REQUESTED,ACCEPTED,PICKED UP,IN TRANSIT' });
  return meta.total;
}

async function engagedRides(): Promise<number> {
  const { meta } = await driver.call(rideHttp.rides, { rideStatus: 'ACCEPTED,PICKED UP,IN TRANSIT' });
  return meta.total;
}

const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);

describe('fired together, nobody is wrong', () => {
  it.each(rounds)('one driver accepting two requests at once gets one of them (%i)', async () => {
    const rides = await Promise.all([book(rider(0), driverId), book(rider(1), driverId)]);
    const answers = await Promise.all(rides.map(accept));
    expect(statuses(answers)).toEqual([200, 409]);
    expect(codes(answers)).toEqual([expect.stringMatching(/^ride\/(driver-busy|illegal-transition)$/)]);
    expect(await engagedRides()).toBe(1);
  });

  it.each(rounds)('a busy driver accepting a third is refused (%i)', async () => {
    const first = await book(rider(0), driverId);
    const others = await Promise.all([book(rider(1), driverId), book(rider(2), driverId)]);
    expect((await accept(first)).status).toBe(200);
    const answers = await Promise.all(others.map(accept));
    expect(statuses(answers)).toEqual([409, 409]);
    expect(await engagedRides()).toBe(1);
  });

  it.each(rounds)('one rider booking twice at once has one open ride (%i)', async () => {
    const answers = await Promise.all([1, 2].map(() => rider(0).ask(rideHttp.book, { ...PLACES, driver: driverId })));
    expect(statuses(answers)).toEqual([201, 409]);
    expect(codes(answers)).toEqual(['ride/rider-has-open-ride']);
    expect(await openRides(rider(0))).toBe(1);
  });

  it.each(rounds)('the same idempotency key twice at once makes one ride and two equal answers (%i)', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const input = { ...PLACES, driver: driverId };
    const answers = await Promise.all([1, 2].map(() => rider(0).ask(rideHttp.book, input, key)));
    expect(statuses(answers)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    expect(await openRides(rider(0))).toBe(1);
    const other = await rider(0).ask(rideHttp.book, { ...input, dropLocation: 'Gulshan' }, key);
    expect(other).toMatchObject({ status: 409, body: { code: 'request/key-reused' } });
  });

  it.each(rounds)('a cancel against an accept has one story (%i)', async () => {
    const ride = await book(rider(0), driverId);
    const [cancelled, accepted] = await Promise.all([cancel(rider(0), ride), accept(ride)]);
    const { rideStatus, history } = await rider(0).call(rideHttp.getRide, { rideId: ride._id });
    expect(cancelled.status).toBe(200);
    expect(rideStatus).toBe('CANCELLED');
    // The accept may have come first: then the rider cancelled an accepted ride. It is never accepted afterwards.
    expect(history.map(({ to }) => to)).toEqual(
      accepted.status === 200 ? ['REQUESTED', 'ACCEPTED', 'CANCELLED'] : ['REQUESTED', 'CANCELLED'],
    );
    if (accepted.status !== 200)
      expect(accepted).toMatchObject({ status: 409, body: { code: 'ride/illegal-transition' } });
    expect(await engagedRides()).toBe(0);
  });
});
