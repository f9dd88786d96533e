import { driverEvents } from '@pothik/contracts/driver';
import type { RideView } from '@pothik/contracts/ride';
import { userEvents } from '@pothik/contracts/user';
import { dataOf, outcomeOf, RideStage } from '../testing/ride-stage.js';

let stage: RideStage;
beforeAll(async () => {
  stage = await RideStage.open();
});
afterAll(() => stage.close());

describe('what other services tell', () => {
  it('never goes back to an older state, in whatever order it comes', async () => {
    const [rider, driver] = [await stage.rider(), await stage.driver()];
    await stage.tellStatus(driver, 'SUSPENDED');
    await stage.platform.settled();
    const [registered] = (await stage.platform.published(driverEvents.driverRegistered)).slice(-1);
    expect(registered?.aggregateId).toBe(driver.driverId);
    await stage.platform.publish(driverEvents.driverRegistered, {
      aggregateId: driver.driverId,
      aggregateVersion: 1,
      payload: { driver: { ...(registered as NonNullable<typeof registered>).payload.driver } },
    });
    await stage.platform.settled();
    expect(outcomeOf(await stage.book(rider, driver))).toBe('409 ride/driver-not-free');
  });

  it('reinstates a driver', async () => {
    const [rider, driver] = [await stage.rider(), await stage.driver({ status: 'SUSPENDED' })];
    await stage.tellStatus(driver, 'APPROVED');
    await stage.platform.settled();
    expect(dataOf(await stage.book(rider, driver), 201)).toMatchObject({ rideStatus: 'REQUESTED' });
  });

  it('shows a person by the name and picture of today', async () => {
    const [rider, driver] = [await stage.rider('Old Name'), await stage.driver()];
    const ride = await stage.booked(rider, driver);
    expect(ride.user.name).toBe('Old Name');
    const profile = { id: rider.person.id, name: 'New Name', phone: '01999999999', image: '/api/v1/user/images/me' };
    await stage.platform.publish(userEvents.profileUpdated, { aggregateId: rider.person.id, payload: { profile } });
    await stage.platform.settled();
    const { user }: RideView = await stage.see(ride, driver.person);
    expect(user).toEqual({ _id: rider.person.id, name: 'New Name', image: '/api/v1/user/images/me' });
  });
});
