import { setImmediate as others } from 'node:timers/promises';
import type { Point } from '@pothik/contracts/platform';
import { type RideEstimates, type RideView, rideHttp } from '@pothik/contracts/ride';
import { Directions } from '@pothik/engines/places';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { type FixtureRider, RideFixture } from '../testing/ride-fixture.js';

const DHANMONDI = { lat: 23.7561, lng: 90.3745 };
const MOTIJHEEL = { lat: 23.733, lng: 90.4172 };
/** About 2 km away. */
const FARMGATE = { lat: 23.7575, lng: 90.3897 };
const TEXTS = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Motijheel' };
const BOOKING = { fareOf: 'BOOKING' } as const;

let fixture: RideFixture;
let directions: Directions;
beforeAll(async () => {
  fixture = await RideFixture.open();
  directions = fixture.platform.service('ride').app.get(Directions, { strict: false });
});
afterAll(() => fixture.close());

const ceilings = async ({ person: as }: FixtureRider, drop: Point) => {
  const points = { pickupLat: DHANMONDI.lat, pickupLng: DHANMONDI.lng, dropLat: drop.lat, dropLng: drop.lng };
  const query = Object.fromEntries(Object.entries(points).map(([name, value]) => [name, String(value)]));
  const { estimates } = dataOf<RideEstimates>(await fixture.call(rideHttp.estimates, query as never, { as }));
  return estimates.map(({ vehicleType, ceiling, distanceBasis }) => [vehicleType, ceiling, distanceBasis]);
};
const book = async ({ person: as }: FixtureRider) => {
  const { driverId: driver } = await fixture.driver();
  const input = { ...TEXTS, pickupPoint: DHANMONDI, dropPoint: MOTIJHEEL, driver };
  return fixture.call(rideHttp.book, input, { as });
};

/** Does it while more ask by this question than may wait: whoever is answered or refused asks again. */
async function flooded<Done>(ask: () => Promise<unknown>, work: () => Promise<Done>): Promise<Done> {
  let isOver = false;
  const asking = Array.from({ length: 250 }, async () => {
    while (!isOver) {
      const answer = await ask().catch(() => undefined);
      // An answer's place is taken again before anybody else asks.
      if (answer === undefined) await others();
    }
  });
  await others();
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(asking);
  }
}

const looks = () => directions.line(DHANMONDI, MOTIJHEEL);
const books = () => directions.distance(DHANMONDI, MOTIJHEEL, BOOKING);

it.each([
  ['across the city', MOTIJHEEL],
  ['2 km away', FARMGATE],
])('a full queue of ways moves no ceiling %s by a taka', async (_how, drop) => {
  const rider = await fixture.rider();
  const quiet = await ceilings(rider, drop);
  const busy = await flooded(looks, async () => {
    expect((await directions.distance(DHANMONDI, drop)).basis).toBe('STRAIGHT_LINE');
    return ceilings(rider, drop);
  });
  expect(quiet.map(([, , basis]) => basis)).toEqual(Array(6).fill('ROADS'));
  expect(busy).toEqual(quiet);
});

it('a full queue of ways takes no booking’s ceiling away', async () => {
  const [quiet, busy] = [await fixture.rider(), await fixture.rider()];
  const expected = dataOf<RideView>(await book(quiet), 201).estimate;
  const ride = dataOf<RideView>(await flooded(looks, () => book(busy)), 201);
  expect(ride.estimate).toEqual(expected);
});

it('a booking behind too many others is refused, and nothing is booked', async () => {
  const rider = await fixture.rider();
  expect(outcomeOf(await flooded(books, () => book(rider)))).toBe('503 platform/unavailable');
  expect(dataOf(await fixture.call(rideHttp.currentRide, {}, { as: rider.person }))).toBeNull();
  expect((await book(rider)).status).toBe(201);
});
