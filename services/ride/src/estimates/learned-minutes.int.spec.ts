import { type RideEstimates, type RideView, rideHttp } from '@pothik/contracts/ride';
import { dataOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';
import { FURTHEST_FROM_STATED } from './minutes.rules.js';

const PICKUP = { lat: 23.7561, lng: 90.3745 };
const DROP = { lat: 23.733, lng: 90.4172 };
const TEXT = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Motijheel' };
const PAIRS = 22;
const MINUTE = 60_000;
/** Noon in Dhaka, so that no ride ends in another hour. */
const NOON = new Date('2026-11-20T06:05:00.000Z');

let fixture: RideFixture;
let asking: FixtureRider;
beforeAll(async () => {
  fixture = await RideFixture.open({ RATE_LIMITS: 'off' });
  asking = await fixture.rider();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.platform.model('ride', 'Experience').deleteMany({}));

const pairs = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => ({ rider: await fixture.rider(), driver: await fixture.driver() })),
  );

const estimateOfCng = async () => {
  const query = { pickupLat: PICKUP.lat, pickupLng: PICKUP.lng, dropLat: DROP.lat, dropLng: DROP.lng };
  const { estimates } = dataOf<RideEstimates>(
    await fixture.call(rideHttp.estimates, query as never, { as: asking.person }),
  );
  const found = estimates.find(({ vehicleType }) => vehicleType === 'CNG');
  if (!found) throw new Error('there is no estimate of a CNG');
  return found;
};

/** All at once, so that they take these minutes each. */
async function ride(all: readonly { rider: FixtureRider; driver: FixtureDriver }[], minutes: number): Promise<void> {
  const underWay = await Promise.all(
    all.map(async ({ rider, driver }) => {
      const input = { ...TEXT, pickupPoint: PICKUP, dropPoint: DROP, driver: driver.driverId };
      const booked = await fixture.call(rideHttp.book, input, { as: rider.person });
      const { _id, estimate } = dataOf<RideView>(booked, 201);
      dataOf(await fixture.setStatus({ _id }, driver.person, 'ACCEPTED'));
      dataOf(await fixture.fare({ _id }, driver, estimate?.fare.low ?? 0));
      const { startCode = '' } = await fixture.see({ _id }, rider.person);
      dataOf(await fixture.verify({ _id }, driver, startCode));
      dataOf(await fixture.setStatus({ _id }, driver.person, 'IN TRANSIT'));
      return { _id, driver };
    }),
  );
  fixture.platform.clock.advance(minutes * MINUTE);
  for (const { _id, driver } of underWay) dataOf(await fixture.setStatus({ _id }, driver.person, 'COMPLETED'));
  await fixture.platform.settled();
}

const learned = async () =>
  (await fixture.platform.model('ride', 'Experience').find().lean<{ samples: unknown[] }[]>()).flatMap(
    ({ samples }) => samples,
  );

describe('what rides teach of later ones', () => {
  it('leaves the legal ceiling as it is to the taka, and the minutes near those stated, whoever makes rides up', async () => {
    fixture.platform.clock.set(NOON);
    const before = await estimateOfCng();
    await ride(await pairs(PAIRS), 8);
    const { minutes, ceiling, minutesBasis } = await estimateOfCng();
    expect([ceiling, minutesBasis]).toEqual([before.ceiling, 'EXPERIENCE']);
    expect(minutes).not.toEqual(before.minutes);
    expect(minutes.low).toBeGreaterThanOrEqual(Math.floor(before.minutes.low / FURTHEST_FROM_STATED));
    expect(minutes.high).toBeGreaterThanOrEqual(Math.floor(before.minutes.high / FURTHEST_FROM_STATED));
  });

  it('is one ride of a person and day: a pair that rides all day teaches once, and again the next day', async () => {
    const [pair] = await pairs(1);
    if (!pair) throw new Error('there is no pair');
    for (let count = 0; count < 3; count += 1) await ride([pair], 30);
    expect(await learned()).toHaveLength(1);
    const [another] = await pairs(1);
    if (!another) throw new Error('there is no other pair');
    await ride([{ rider: another.rider, driver: pair.driver }], 30);
    expect(await learned()).toHaveLength(1);
    fixture.platform.clock.advance(24 * 60 * MINUTE);
    await ride([pair], 30);
    expect(await learned()).toHaveLength(2);
  });
});
