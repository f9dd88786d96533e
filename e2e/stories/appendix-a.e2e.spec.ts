import { driverHttp } from '@pothik/contracts/driver';
import { notificationHttp } from '@pothik/contracts/notification';
import { RIDE_STATUS, rideHttp, START_CODE } from '@pothik/contracts/ride';
import type { Actor, Lane } from '../support/actors/actor.js';
import { assembleLanes } from '../support/actors/assemble-lanes.js';
import { privacyFindings } from '../support/actors/privacy.rules.js';
import { eventually } from '../support/eventually.js';
import { book } from '../support/people.js';
import { type RunningPlatform, startPlatform } from '../support/platform.js';
import { Visitor } from '../support/visitor.js';
import { FARE, RideFixture } from './ride-fixture.js';

const STATUSES = Object.values(RIDE_STATUS);

let platform: RunningPlatform;
let fixture: RideFixture;

// Every limit is on: these tests stay within what ordinary people do.
beforeAll(async () => {
  platform = await startPlatform({ demonstration: true });
  fixture = new RideFixture((await assembleLanes(platform, 1))[0] as Lane);
});

afterAll(() => platform?.stop());
afterEach(() => fixture.endAll());

describe('who may change a ride’s status', () => {
  it('another driver may not accept, reject or progress a ride, nor become its driver', async () => {
    const { driver, otherDriver } = fixture;
    const ride = await fixture.rideAt('REQUESTED');
    for (const step of fixture.way) {
      await step(ride);
      const before = await fixture.now(ride);
      for (const wanted of STATUSES) {
        expect(await fixture.move(otherDriver, ride, wanted)).toMatchObject({
          status: 404,
          body: { code: 'ride/not-found' },
        });
      }
      expect(await fixture.now(ride)).toEqual(before);
      expect(before.driver._id).toBe(driver.driverId);
    }
  });

  it('a cancelled ride never becomes completed, though its code was verified', async () => {
    const { driver, administrator } = fixture;
    const ride = await fixture.rideAt('PICKED UP');
    await fixture.must(administrator, ride, 'CANCELLED');
    for (const wanted of STATUSES) {
      expect(await fixture.move(driver, ride, wanted)).toMatchObject({
        status: 409,
        body: { code: 'ride/illegal-transition' },
      });
    }
    expect((await fixture.now(ride)).rideStatus).toBe('CANCELLED');
  });

  it('a ride progresses only in the order of the table', async () => {
    const { driver } = fixture;
    const ride = await fixture.rideAt('ACCEPTED');
    for (const wanted of ['IN TRANSIT', 'COMPLETED', 'REQUESTED', 'REJECTED'] as const) {
      expect((await fixture.move(driver, ride, wanted)).body.message).toBe(
        `A ride that is ACCEPTED cannot become ${wanted}.`,
      );
    }
  });

  it('a rider cancels neither a completed nor a rejected ride, and the earnings stay', async () => {
    const { rider, driver } = fixture;
    const completed = await fixture.rideAt('COMPLETED');
    const rejected = await fixture.rideAt('REQUESTED');
    await fixture.must(driver, rejected, 'REJECTED');
    for (const ride of [completed, rejected]) {
      expect(await fixture.move(rider, ride, 'CANCELLED')).toMatchObject({
        status: 409,
        body: { code: 'ride/illegal-transition' },
      });
    }
    const { meta } = await driver.visitor.call(rideHttp.rides, { rideStatus: 'COMPLETED' });
    await eventually(async () => {
      const { data } = await driver.visitor.call(driverHttp.drivers, {});
      expect(data[0]).toMatchObject({ totalRides: meta.total, totalEarnings: meta.totalFare });
    });
  });

  it('a driver has one engaged ride and a rider one open ride, however they try to get a second', async () => {
    const { rider, otherRider, driver, otherDriver } = fixture;
    const waiting = await book(otherRider.visitor, driver.driverId);
    await fixture.rideAt('ACCEPTED');
    const second = await rider.visitor.ask(rideHttp.book, {
      pickupLocation: 'Mirpur 10',
      dropLocation: 'Farmgate',
      driver: otherDriver.driverId,
    });
    expect(second).toMatchObject({ status: 409, body: { code: 'ride/rider-has-open-ride' } });
    expect((await fixture.move(driver, waiting, 'ACCEPTED')).status).toBe(409);
    await eventually(async () => expect((await fixture.now(waiting)).rideStatus).toBe('REJECTED'));
    const again = { pickupLocation: 'Mirpur 10', dropLocation: 'Farmgate', driver: driver.driverId };
    expect(await otherRider.visitor.ask(rideHttp.book, again)).toMatchObject({
      status: 409,
      body: { code: 'ride/driver-not-free' },
    });
  });
});

describe('who sees what', () => {
  it('rides are listed only to their own people, whatever the filter says', async () => {
    const { rider, otherRider, driver, otherDriver } = fixture;
    const ride = await fixture.rideAt('REQUESTED');
    for (const stranger of [otherRider, otherDriver]) {
      for (const filter of [{}, { user: rider.personId }, { driver: driver.driverId }]) {
        const { data } = await stranger.visitor.call(rideHttp.rides, { limit: 100, ...filter });
        expect(data.map(({ _id }) => _id)).not.toContain(ride._id);
      }
      expect((await stranger.visitor.ask(rideHttp.getRide, { rideId: ride._id })).status).toBe(404);
    }
    expect((await new Visitor(platform.url).ask(rideHttp.rides, {})).status).toBe(401);
  });

  it('the code is never sent to the driver', async () => {
    const { driver, administrator } = fixture;
    const ride = await fixture.rideAt('ACCEPTED');
    const otp = await fixture.codeOf(ride);
    expect(otp).toMatch(/^\d{6}$/);
    for (const who of [driver, administrator]) {
      const { visitor } = who;
      const answers = await Promise.all([
        visitor.ask(rideHttp.getRide, { rideId: ride._id }),
        visitor.ask(rideHttp.rides, {}),
        visitor.ask(notificationHttp.feed, {}),
      ]);
      expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(otp);
    }
    expect(JSON.stringify(await driver.visitor.call(rideHttp.currentRide, {}))).not.toContain(otp);
  });

  it('free drivers are not public and have no phone or e-mail', async () => {
    const { rider, driver, otherDriver } = fixture;
    expect((await new Visitor(platform.url).ask(driverHttp.freeDrivers, {})).status).toBe(401);
    expect((await driver.visitor.ask(driverHttp.freeDrivers, {})).status).toBe(403);
    const answer = await rider.visitor.ask(driverHttp.freeDrivers, {});
    expect(answer.body.data.data.map(({ _id }) => _id)).toContain(otherDriver.driverId);
    expect(privacyFindings(rider, answer.body)).toEqual([]);
  });

  it('a driver profile is changed only by its owner', async () => {
    const { rider, driver, otherDriver, administrator } = fixture;
    const change = { id: driver.driverId, experience: 29 };
    expect((await new Visitor(platform.url).ask(driverHttp.update, change)).status).toBe(401);
    expect((await rider.visitor.ask(driverHttp.update, change)).status).toBe(403);
    expect((await administrator.visitor.ask(driverHttp.update, change)).status).toBe(403);
    expect(await otherDriver.visitor.ask(driverHttp.update, change)).toMatchObject({
      status: 404,
      body: { code: 'driver/not-found' },
    });
    expect(await driver.visitor.call(driverHttp.getDriver, { id: driver.driverId })).toMatchObject({ experience: 5 });
  });

  it('a ride’s events are stored with it: every step has its notification', async () => {
    const { rider, driver } = fixture;
    const ride = await fixture.rideAt('COMPLETED');
    await eventually(async () => {
      const notified = async ({ visitor }: Actor) =>
        (await visitor.call(notificationHttp.feed, {})).entries
          .filter(({ subjectId }) => subjectId === ride._id)
          .map(({ kind, facts }) => facts.to ?? kind);
      expect(await notified(rider)).toEqual(['ACCEPTED', 'fare-set', 'PICKED UP', 'IN TRANSIT', 'COMPLETED']);
      expect(await notified(driver)).toEqual(['ride-requested']);
    });
  });
});

describe('the code and the fare', () => {
  it('nobody but its driver verifies a code, and five wrong ones lock it', async () => {
    const { rider, otherRider, driver, otherDriver } = fixture;
    const ride = await fixture.rideAt('ACCEPTED');
    const otp = await fixture.codeOf(ride);
    const verify = (who: Actor, typed: string) =>
      who.visitor.ask(rideHttp.verifyCode, { rideId: ride._id, otp: typed });
    expect((await verify(rider, otp)).status).toBe(403);
    expect((await verify(otherRider, otp)).status).toBe(403);
    expect((await verify(otherDriver, otp)).status).toBe(404);
    const wrong = String((Number(otp) + 1) % 1_000_000).padStart(START_CODE.length, '0');
    for (let tries = 0; tries < START_CODE.tries; tries += 1) {
      expect(await verify(driver, wrong)).toMatchObject({ status: 400, body: { code: 'ride/code-wrong' } });
    }
    expect(await verify(driver, otp)).toMatchObject({ status: 409, body: { code: 'ride/code-locked' } });
    expect((await fixture.now(ride)).rideStatus).toBe('ACCEPTED');
  });

  it('the fare never comes from extra fields of a booking: the driver sets it, within its bounds', async () => {
    const { rider, driver, otherDriver } = fixture;
    const locations = { pickupLocation: 'Mirpur 10', dropLocation: 'Farmgate', driver: driver.driverId };
    for (const more of [{ distance: 1 }, { fare: 1 }]) {
      const body = { ...locations, ...more };
      expect((await rider.visitor.send('POST', '/api/v1/ride/book', { body })).status).toBe(400);
    }
    const ride = await fixture.rideAt('ACCEPTED');
    const fare = (who: Actor, amount: number) => who.visitor.ask(rideHttp.setFare, { rideId: ride._id, fare: amount });
    for (const amount of [0, -5, 0.5, 999_999]) expect((await fare(driver, amount)).status).toBe(400);
    expect((await fare(rider, 1)).status).toBe(403);
    expect((await fare(otherDriver, 1)).status).toBe(404);
    expect((await fixture.now(ride)).fare).toBe(FARE);
  });
});
