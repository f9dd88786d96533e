import { authEvents } from '@pothik/contracts/auth';
import { type DriverAnalytics, type DriverView, driverEvents, driverHttp } from '@pothik/contracts/driver';
import type { PageMeta } from '@pothik/contracts/platform';
import { userEvents } from '@pothik/contracts/user';
import type { Person } from '@pothik/service-kit';
import { codeOf, DriverFixture, dataOf } from '../testing/driver-fixture.js';

let fixture: DriverFixture;
beforeAll(async () => {
  fixture = await DriverFixture.start();
});
afterAll(() => fixture.close());

const deleted = async ({ id }: Person) => {
  const account = { id, name: '', email: '', role: 'DRIVER' as const, verified: false };
  await fixture.platform.publish(authEvents.userDeleted, { aggregateId: id, payload: { account } });
  await fixture.platform.settled();
};

/** What the database has of a driver whom nobody can read any more. */
const stored = (id: string) =>
  fixture.platform
    .model('driver', 'Driver')
    .findById(id)
    .lean<Pick<DriverView, 'status' | 'availabilityStatus' | 'licenseNumber'>>();
const storedPerson = async ({ id }: Person) => ({
  account: await fixture.platform.model('driver', 'AccountProjection').findById(id).lean(),
  profile: await fixture.platform.model('driver', 'ProfileProjection').findById(id).lean(),
});

describe('a driver whose account is deleted', () => {
  it('is not found: by an administrator, a rider and the driver, as one that never was', async () => {
    const karim = await fixture.onDuty({ name: 'Karim Gone' });
    await deleted(karim.owner);
    for (const as of [fixture.administrator, await fixture.newcomer('A Rider'), karim.owner]) {
      const answer = await fixture.platform.call(driverHttp.getDriver, { id: karim.driver._id }, { as });
      expect([answer.status, answer.body]).toMatchObject([
        404,
        { success: false, code: 'driver/not-found', message: 'Driver not found' },
      ]);
    }
  });

  it('goes OFFLINE, is no longer free, and has no name, e-mail, phone or picture', async () => {
    const karim = await fixture.onDuty({ name: 'Karim Leaves' });
    expect(await fixture.freeIds({ searchTerm: 'Karim Leaves' })).toEqual([karim.driver._id]);
    await deleted(karim.owner);
    expect(await fixture.freeIds()).not.toContain(karim.driver._id);
    expect(await stored(karim.driver._id)).toMatchObject({ availabilityStatus: 'OFFLINE' });
    expect(await storedPerson(karim.owner)).toMatchObject({
      account: { name: '', email: '' },
      profile: { name: '', phone: '', image: '' },
    });
    const published = await fixture.published(driverEvents.availabilityChanged, karim.driver._id);
    expect(published.at(-1)?.payload).toMatchObject({ to: 'OFFLINE' });
  });

  it('stays deleted after a late profile event and a repeated deletion event', async () => {
    const karim = await fixture.onDuty({ name: 'Karim Late' });
    await deleted(karim.owner);
    const profile = { id: karim.owner.id, name: 'Karim Late', phone: '01712345678', image: '/api/v1/user/images/a' };
    await fixture.platform.publish(userEvents.profileUpdated, {
      aggregateId: karim.owner.id,
      aggregateVersion: 9,
      payload: { profile },
    });
    await deleted(karim.owner);
    expect((await storedPerson(karim.owner)).profile).toMatchObject({ name: '', phone: '', image: '' });
    const published = await fixture.published(driverEvents.availabilityChanged, karim.driver._id);
    expect(published.filter(({ payload }) => payload.to === 'OFFLINE')).toHaveLength(1);
  });

  it('releases the licence number, which may be registered again', async () => {
    const { owner, driver } = await fixture.registered({ name: 'Karim Again' });
    await deleted(owner);
    const again = await fixture.newcomer('Karim Again');
    const vehicle = await fixture.vehicleOf(again);
    const form = fixture.registrationOf(again, vehicle, driver.licenseNumber);
    expect((await fixture.platform.call(driverHttp.registerDriver, form, { as: again })).status).toBe(201);
  });

  it('is deleted, whatever licence number somebody else has typed', async () => {
    const { owner, driver } = await fixture.onDuty({ name: 'Karim Known' });
    const other = await fixture.newcomer('Knows His Id');
    const form = fixture.registrationOf(other, await fixture.vehicleOf(other), `deleted-${driver._id}`);
    expect((await fixture.platform.call(driverHttp.registerDriver, form, { as: other })).status).toBe(201);
    await deleted(owner);
    const deletedDriver = await stored(driver._id);
    expect(deletedDriver?.availabilityStatus).toBe('OFFLINE');
    expect(deletedDriver?.licenseNumber).not.toBe(driver.licenseNumber);
  });

  it('is no longer listed, counted or given a status, whatever the status was', async () => {
    const as = fixture.administrator;
    const count = async () =>
      dataOf<DriverAnalytics>(await fixture.platform.call(driverHttp.analytics, {}, { as })).byStatus;
    const listed = async (user: string) =>
      dataOf<{ meta: PageMeta }>(await fixture.platform.call(driverHttp.drivers, { user }, { as })).meta.total;
    const before = await count();
    const pending = await fixture.registered({ name: 'Karim Pending' });
    expect([await count(), await listed(pending.owner.id)]).not.toEqual([before, 0]);
    await deleted(pending.owner);
    expect([await count(), await listed(pending.owner.id)]).toEqual([before, 0]);
    const approval = await fixture.setStatus(pending.driver._id, 'APPROVED');
    expect([approval.status, codeOf(approval)]).toEqual([404, 'driver/not-found']);
    expect((await stored(pending.driver._id))?.status).toBe('PENDING');
  });

  it('can change nothing, although the statement is still valid', async () => {
    const karim = await fixture.onDuty({ name: 'Karim Crossing' });
    await deleted(karim.owner);
    const { _id: id } = karim.driver;
    const update = (input: object) => fixture.platform.call(driverHttp.update, { id, ...input }, { as: karim.owner });
    expect(codeOf(await update({ licenseNumber: 'DK-1234567' }))).toBe('driver/not-found');
    expect(codeOf(await update({ availabilityStatus: 'ONLINE' }))).toBe('driver/not-found');
    expect((await stored(id))?.availabilityStatus).toBe('OFFLINE');
  });

  it('is not found in a service without a profile of that person', async () => {
    const rider = await fixture.newcomer('A Rider');
    await deleted(rider);
    const answer = await fixture.platform.call(driverHttp.drivers, { user: rider.id }, { as: fixture.administrator });
    expect(answer.body.data.data).toEqual([]);
  });
});
