import { dhakaDay } from '@pothik/contracts/platform';
import { type RideEstimate, type RideEstimates, type RideView, rideHttp } from '@pothik/contracts/ride';
import { standInDrivers } from '../testing/driver-stand-in.js';
import { dataOf } from '../testing/ride-answers.js';
import { type FixtureDriver, type FixtureRider, RideFixture } from '../testing/ride-fixture.js';
import { TAUGHT_RIDE } from './taught-ride.model.js';

const PICKUP = { lat: 23.7561, lng: 90.3745 };
const DROP = { lat: 23.733, lng: 90.4172 };
const TEXT = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Motijheel' };
/** A ride that takes so many minutes is three times as fast as the fastest stated one, and still believed. */
const FAKED_MINUTES = 11;
const FURTHEST = 1.5;
const DAY_MS = 24 * 3_600_000;

let fixture: RideFixture;
let asker: FixtureRider;
let stated: RideEstimate;
beforeEach(async () => {
  fixture = await RideFixture.open();
  asker = await fixture.rider();
  await fixture.platform.settled();
  stated = await estimate();
});
afterEach(async () => {
  standInDrivers.track = () => null;
  standInDrivers.isAway = false;
  await fixture.close();
});

const estimate = async (): Promise<RideEstimate> => {
  const points = { pickupLat: PICKUP.lat, pickupLng: PICKUP.lng, dropLat: DROP.lat, dropLng: DROP.lng };
  const query = Object.fromEntries(Object.entries(points).map(([name, value]) => [name, String(value)]));
  const answer = await fixture.call(rideHttp.estimates, query as never, { as: asker.person });
  const cng = dataOf<RideEstimates>(answer).estimates.find(({ vehicleType }) => vehicleType === 'CNG');
  if (!cng) throw new Error('There is no estimate.');
  return cng;
};
/** A completed ride between the two points, which begins at the hour that is asked about. */
const ride = async (rider: FixtureRider, driver: FixtureDriver): Promise<RideView> => {
  const { clock } = fixture.platform;
  const input = { ...TEXT, pickupPoint: PICKUP, dropPoint: DROP, driver: driver.driverId };
  const booked = dataOf<RideView>(await fixture.call(rideHttp.book, input, { as: rider.person }), 201);
  await fixture.setStatus(booked, driver.person, 'ACCEPTED');
  await fixture.fare(booked, driver, booked.estimate?.fare.high ?? 0);
  const { startCode = '' } = await fixture.see(booked, rider.person);
  dataOf(await fixture.verify(booked, driver, startCode));
  dataOf(await fixture.setStatus(booked, driver.person, 'IN TRANSIT'));
  clock.advance(FAKED_MINUTES * 60_000);
  const done = dataOf<RideView>(await fixture.setStatus(booked, driver.person, 'COMPLETED'));
  await fixture.platform.settled();
  // The same hour of the same day again.
  clock.advance(-FAKED_MINUTES * 60_000);
  return done;
};
const pairs = (count: number) =>
  Array.from({ length: count }, async () => [await fixture.rider(), await fixture.driver()] as const);
const ring = async (count: number) => {
  for (const pair of await Promise.all(pairs(count))) await ride(...pair);
};
/** Each driver told a way that fits the ride. */
const tracksAgree = () => {
  standInDrivers.track = () => ({
    metres: stated.metres.low,
    minutes: FAKED_MINUTES,
    metresFromPickup: 20,
    metresFromDrop: 30,
  });
};
const samples = async (): Promise<number> => {
  const stored = await fixture.platform.model<{ samples: object[] }>('ride', 'Experience').find().lean();
  return stored.reduce((sum, { samples: some }) => sum + some.length, 0);
};

describe('22 fake rides of 22 pairs', () => {
  it('move nothing without a track', async () => {
    await ring(22);
    expect(await samples()).toBe(0);
    expect(await estimate()).toEqual(stated);
  });

  it('move the ceiling not by a taka with forged tracks, and the minutes within their bound', async () => {
    tracksAgree();
    await ring(22);
    expect(await samples()).toBe(22);
    const moved = await estimate();
    expect(moved.ceiling).toBe(stated.ceiling);
    expect(moved.minutes).not.toEqual(stated.minutes);
    expect(moved.minutes.low).toBeGreaterThanOrEqual(Math.floor(stated.minutes.low / FURTHEST));
    expect(moved.minutes.high).toBeGreaterThanOrEqual(Math.floor(stated.minutes.high / FURTHEST));
  });
});

describe('a completed ride teaches', () => {
  it('once a person and day in Dhaka, rider and driver each', async () => {
    tracksAgree();
    const [[rider, driver], [otherRider, otherDriver]] = (await Promise.all(pairs(2))) as [
      readonly [FixtureRider, FixtureDriver],
      readonly [FixtureRider, FixtureDriver],
    ];
    const first = await ride(rider, driver);
    await ride(rider, driver);
    await ride(rider, otherDriver);
    await ride(otherRider, driver);
    expect(await samples()).toBe(1);
    // Neither of them has taught: the refused rides took nothing from them.
    await ride(otherRider, otherDriver);
    expect(await samples()).toBe(2);
    fixture.platform.clock.advance(DAY_MS);
    await ride(rider, driver);
    expect(await samples()).toBe(3);
    const taught = fixture.platform.model<{ _id: string; day: string }>('ride', TAUGHT_RIDE);
    expect(await taught.findById(first._id).lean()).toMatchObject({ day: dhakaDay(new Date(first.createdAt)) });
  });

  it('nothing with a track of another way', async () => {
    tracksAgree();
    const agreeing = standInDrivers.track;
    standInDrivers.track = (question) => {
      const track = agreeing(question);
      return track && { ...track, metresFromDrop: 4_000 };
    };
    await ring(1);
    expect(await samples()).toBe(0);
  });

  it('is asked of the driver’s own track from pickup to end', async () => {
    const asked: unknown[] = [];
    standInDrivers.track = (question) => {
      asked.push(question);
      return null;
    };
    const [[rider, driver]] = (await Promise.all(pairs(1))) as [readonly [FixtureRider, FixtureDriver]];
    const done = await ride(rider, driver);
    expect(asked).toEqual([
      expect.objectContaining({ rideId: done._id, driverId: driver.driverId, pickup: PICKUP, drop: DROP }),
    ]);
  });

  it('nothing while the driver service is away, and the ride is completed', async () => {
    tracksAgree();
    standInDrivers.isAway = true;
    const [[rider, driver]] = (await Promise.all(pairs(1))) as [readonly [FixtureRider, FixtureDriver]];
    expect((await ride(rider, driver)).rideStatus).toBe('COMPLETED');
    expect(await samples()).toBe(0);
  });
});
