import { type DriverView, driverHttp } from '@pothik/contracts/driver';
import { notificationHttp } from '@pothik/contracts/notification';
import { rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import { eventually } from '../support/eventually.js';
import { approveAndGoOnline, book, logIn, newDriver, newRider } from '../support/people.js';
import { type ReachedPlatform, reachPlatform } from '../support/reach-platform.js';
import type { Visitor } from '../support/visitor.js';

let platform: ReachedPlatform;
let administrator: Visitor;

beforeAll(async () => {
  platform = await reachPlatform({ demonstration: true });
  administrator = await logIn(platform.url, 'admin@pothik.test');
});

afterAll(() => platform?.stop());

const ownProfile = async (driver: Visitor): Promise<DriverView> => {
  const { data } = await driver.call(driverHttp.drivers, {});
  return data[0] as DriverView;
};

describe('a rider books a driver who accepts, sets a fare, enters the code and drives', () => {
  it('from registration to COMPLETED; another service handles the event of every step', async () => {
    const rider = await newRider(platform, 'Rahima Khatun', 'rahima@story.test');
    const { visitor: driver, profile } = await newDriver(platform, 'Karim Mia', 'karim@story.test');
    expect((await driver.call(userHttp.getMe, {})).role).toBe('DRIVER');
    expect(profile).toMatchObject({
      status: 'PENDING',
      availabilityStatus: 'OFFLINE',
      totalRides: 0,
      totalEarnings: 0,
    });

    await approveAndGoOnline(administrator, driver, profile._id, rider);
    const ride = await book(rider, profile._id);
    expect(ride).toMatchObject({ rideStatus: 'REQUESTED', fare: null, driver: { _id: profile._id } });
    expect(ride.driver.user.phone).toBeUndefined();

    const accepted = await driver.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus: 'ACCEPTED' });
    expect(accepted.startCode).toBeUndefined();
    await eventually(async () => {
      const { data } = await rider.call(driverHttp.freeDrivers, {});
      expect(data.map(({ _id }) => _id)).not.toContain(profile._id);
    });

    await driver.call(rideHttp.setFare, { rideId: ride._id, fare: 220 });
    const agreed = await rider.call(rideHttp.currentRide, {});
    expect(agreed).toMatchObject({ rideStatus: 'ACCEPTED', fare: 220, startCode: expect.stringMatching(/^\d{6}$/) });

    const pickedUp = await driver.call(rideHttp.verifyCode, { rideId: ride._id, otp: agreed?.startCode ?? '' });
    expect(pickedUp.rideStatus).toBe('PICKED UP');
    await driver.call(rideHttp.sendSos, { rideId: ride._id });
    const incidents = await administrator.call(rideHttp.incidents, {});
    expect(incidents.data[0]).toMatchObject({ ride: ride._id, status: 'OPEN', raisedBy: 'DRIVER' });
    await eventually(async () => {
      const { entries } = await administrator.call(notificationHttp.feed, {});
      expect(entries.map(({ kind }) => kind)).toContain('sos-raised');
    });

    await driver.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus: 'IN TRANSIT' });
    const completed = await driver.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus: 'COMPLETED' });
    expect(completed.history.map(({ to }) => to)).toEqual([
      'REQUESTED',
      'ACCEPTED',
      'PICKED UP',
      'IN TRANSIT',
      'COMPLETED',
    ]);

    for (const visitor of [rider, driver]) {
      const { data } = await visitor.call(rideHttp.rides, { rideStatus: 'COMPLETED' });
      expect(data.map(({ _id }) => _id)).toEqual([ride._id]);
    }
    await eventually(async () => {
      expect(await ownProfile(driver)).toMatchObject({ totalEarnings: 220, totalRides: 1 });
      const { data } = await rider.call(driverHttp.freeDrivers, {});
      expect(data.map(({ _id }) => _id)).toContain(profile._id);
    });
    expect(await rider.call(rideHttp.currentRide, {})).toBeNull();
  });
});
