import { authEvents } from '@pothik/contracts/auth';
import { driverEvents } from '@pothik/contracts/driver';
import type { RideView } from '@pothik/contracts/ride';
import { userEvents } from '@pothik/contracts/user';
import { dataOf, outcomeOf } from '../testing/ride-answers.js';
import { RideFixture } from '../testing/ride-fixture.js';

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
afterAll(() => fixture.close());

describe('projections of other services’ data', () => {
  it('never return to an older state, whatever the order of events', async () => {
    const [rider, driver] = [await fixture.rider(), await fixture.driver()];
    await fixture.publishStatus(driver, 'SUSPENDED');
    await fixture.platform.settled();
    const [registered] = (await fixture.platform.published(driverEvents.driverRegistered)).slice(-1);
    expect(registered?.aggregateId).toBe(driver.driverId);
    await fixture.platform.publish(driverEvents.driverRegistered, {
      aggregateId: driver.driverId,
      aggregateVersion: 1,
      payload: { driver: { ...(registered as NonNullable<typeof registered>).payload.driver } },
    });
    await fixture.platform.settled();
    expect(outcomeOf(await fixture.book(rider, driver))).toBe('409 ride/driver-not-free');
  });

  it('reinstate a driver', async () => {
    const [rider, driver] = [await fixture.rider(), await fixture.driver({ status: 'SUSPENDED' })];
    await fixture.publishStatus(driver, 'APPROVED');
    await fixture.platform.settled();
    expect(dataOf(await fixture.book(rider, driver), 201)).toMatchObject({ rideStatus: 'REQUESTED' });
  });

  it('show a person by the current name and picture', async () => {
    const [rider, driver] = [await fixture.rider('Old Name'), await fixture.driver()];
    const ride = await fixture.booked(rider, driver);
    expect(ride.user.name).toBe('Old Name');
    const profile = { id: rider.person.id, name: 'New Name', phone: '01999999999', image: '/api/v1/user/images/me' };
    await fixture.platform.publish(userEvents.profileUpdated, { aggregateId: rider.person.id, payload: { profile } });
    await fixture.platform.settled();
    const { user }: RideView = await fixture.see(ride, driver.person);
    expect(user).toEqual({ _id: rider.person.id, name: 'New Name', image: '/api/v1/user/images/me' });
  });
});

it('a phone is shown as proven, or not, with the phone alone', async () => {
  const [rider, driver] = [await fixture.rider(), await fixture.driver()];
  const ride = await fixture.booked(rider, driver);
  const profile = { id: rider.person.id, name: 'Rahima', phone: rider.phone, image: '' };
  const proven = { profile: { ...profile, isPhoneProven: true as const } };
  await fixture.platform.publish(userEvents.profileUpdated, { aggregateId: rider.person.id, payload: proven });
  await fixture.platform.settled();
  expect((await fixture.see(ride, driver.person)).user).not.toHaveProperty('isPhoneProven');
  await fixture.setStatus(ride, driver.person, 'ACCEPTED');
  expect((await fixture.see(ride, driver.person)).user).toMatchObject({ phone: rider.phone, isPhoneProven: true });
  await fixture.platform.publish(userEvents.profileUpdated, { aggregateId: rider.person.id, payload: { profile } });
  await fixture.platform.settled();
  const { user } = await fixture.see(ride, driver.person);
  expect(user).toMatchObject({ phone: rider.phone });
  expect(user).not.toHaveProperty('isPhoneProven');
});

describe('a deleted person', () => {
  const deleted = async (id: string) => {
    const account = { id, name: '', email: '', role: 'RIDER' as const, verified: false };
    await fixture.platform.publish(authEvents.userDeleted, { aggregateId: id, payload: { account } });
    await fixture.platform.settled();
  };

  it('is shown with an empty name, also after a late or repeated event', async () => {
    const [rider, driver] = [await fixture.rider('Gone Person'), await fixture.driver()];
    const ride = await fixture.booked(rider, driver);
    await deleted(rider.person.id);
    const profile = { id: rider.person.id, name: 'Gone Person', phone: rider.phone, image: '/api/v1/user/images/me' };
    const late = { aggregateId: rider.person.id, aggregateVersion: 9, payload: { profile } };
    await fixture.platform.publish(userEvents.profileUpdated, late);
    const account = { id: rider.person.id, name: 'Gone Person', email: '', role: 'RIDER' as const, verified: true };
    const oldest = { aggregateId: rider.person.id, aggregateVersion: 1, payload: { account } };
    await fixture.platform.publish(authEvents.userRegistered, oldest);
    await deleted(rider.person.id);
    expect((await fixture.see(ride, driver.person)).user).toEqual({ _id: rider.person.id, name: '', image: '' });
  });

  it('keeps no open ride booked at that very moment, as rider or as driver', async () => {
    const [rider, driver] = [await fixture.rider(), await fixture.driver()];
    const theirs = await fixture.accepted(rider, driver);
    await deleted(rider.person.id);
    expect((await fixture.see(theirs, fixture.administrator)).rideStatus).toBe('CANCELLED');
    const other = await fixture.booked(await fixture.rider(), driver);
    await deleted(driver.person.id);
    expect((await fixture.see(other, fixture.administrator)).rideStatus).toBe('REJECTED');
  });

  it('can no longer be booked as a driver', async () => {
    const [rider, driver] = [await fixture.rider(), await fixture.driver()];
    await deleted(driver.person.id);
    expect(outcomeOf(await fixture.book(rider, driver))).toBe('404 ride/driver-not-found');
  });
});
