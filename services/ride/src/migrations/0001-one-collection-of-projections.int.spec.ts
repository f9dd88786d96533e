import { getConnectionToken } from '@nestjs/mongoose';
import { runMigrationIn } from '@pothik/service-kit/testing';
import type { Connection } from 'mongoose';
import { dataOf } from '../testing/ride-answers.js';
import { newId, RideFixture } from '../testing/ride-fixture.js';
import { oneCollectionOfProjections } from './0001-one-collection-of-projections.migration.js';

let fixture: RideFixture;
beforeAll(async () => {
  fixture = await RideFixture.open();
});
afterAll(() => fixture.close());

const app = () => fixture.platform.service('ride').app;
const move = () => runMigrationIn(fixture.platform.service('ride'), oneCollectionOfProjections);
const put = (name: string, document: { _id: string } & Record<string, unknown>) =>
  app().get<Connection>(getConnectionToken()).collection<{ _id: string }>(name).insertOne(document);

/** A driver projection as an earlier release stored it. */
async function formerDriver(): Promise<{ id: string; userId: string }> {
  const [id, userId, vehicleId] = [newId(), newId(), newId()];
  const statusSince = new Date('2026-11-01T06:00:00.000Z');
  const state = { status: 'APPROVED', statusSince, availabilityStatus: 'ONLINE', experience: 4 };
  const vehicle = { vehicleType: 'CNG', brand: 'Bajaj', model: 'RE 4S', vehicleLicense: 'DHAKA-D-1', images: [] };
  await put('driverfacts', { _id: id, aggregateVersion: 3, userId, vehicleId, ...state });
  await put('vehiclefacts', { _id: vehicleId, aggregateVersion: 1, ...vehicle });
  await put('personnames', { _id: userId, aggregateVersion: 1, name: 'Karim' });
  await put('personprofiles', { _id: userId, aggregateVersion: 2, name: 'Karim Ali', phone: '01711111111', image: '' });
  return { id, userId };
}

describe('projections of an earlier release', () => {
  it('are moved to the present collection, also in two attempts', async () => {
    const [rider, driver] = [await fixture.rider(), await formerDriver()];
    await move();
    await move();
    const ride = await fixture.booked(rider, { driverId: driver.id } as Parameters<RideFixture['book']>[1]);
    expect(ride.driver).toMatchObject({ experience: 4, user: { _id: driver.userId, name: 'Karim Ali' } });
    expect(ride.driver.vehicle).toMatchObject({ brand: 'Bajaj', model: 'RE 4S' });
  });

  it('do not replace newer projections', async () => {
    const [rider, driver] = [await fixture.rider('New Name'), await fixture.driver()];
    await put('personprofiles', { _id: rider.person.id, aggregateVersion: 0, name: 'Old Name', phone: '', image: '' });
    await move();
    expect(dataOf<{ user: object }>(await fixture.book(rider, driver), 201).user).toMatchObject({ name: 'New Name' });
  });
});
