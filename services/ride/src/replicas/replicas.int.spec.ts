import { authEvents } from '@pothik/contracts/auth';
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

describe('a deleted person', () => {
  const deleted = async (id: string) => {
    const account = { id, name: '', email: '', role: 'RIDER' as const, verified: false };
    await stage.platform.publish(authEvents.userDeleted, { aggregateId: id, payload: { account } });
    await stage.platform.settled();
  };

  it('is shown with an empty name, and does not come back by a late or a repeated event', async () => {
    const [rider, driver] = [await stage.rider('Gone Person'), await stage.driver()];
    const ride = await stage.booked(rider, driver);
    await deleted(rider.person.id);
    const profile = { id: rider.person.id, name: 'Gone Person', phone: rider.phone, image: '/api/v1/user/images/me' };
    const late = { aggregateId: rider.person.id, aggregateVersion: 9, payload: { profile } };
    await stage.platform.publish(userEvents.profileUpdated, late);
    const account = { id: rider.person.id, name: 'Gone Person', email: '', role: 'RIDER' as const, verified: true };
    const oldest = { aggregateId: rider.person.id, aggregateVersion: 1, payload: { account } };
    await stage.platform.publish(authEvents.userRegistered, oldest);
    await deleted(rider.person.id);
    expect((await stage.see(ride, driver.person)).user).toEqual({ _id: rider.person.id, name: '', image: '' });
  });

  it('leaves no open ride that was booked at that very moment, as rider or as driver', async () => {
    const [rider, driver] = [await stage.rider(), await stage.driver()];
    const theirs = await stage.accepted(rider, driver);
    await deleted(rider.person.id);
    expect((await stage.see(theirs, stage.administrator)).rideStatus).toBe('CANCELLED');
    const other = await stage.booked(await stage.rider(), driver);
    await deleted(driver.person.id);
    expect((await stage.see(other, stage.administrator)).rideStatus).toBe('REJECTED');
  });

  it('can no longer be booked as a driver', async () => {
    const [rider, driver] = [await stage.rider(), await stage.driver()];
    await deleted(driver.person.id);
    expect(outcomeOf(await stage.book(rider, driver))).toBe('404 ride/driver-not-found');
  });
});
