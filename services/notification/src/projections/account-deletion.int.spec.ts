import { authEvents } from '@pothik/contracts/auth';
import { notificationHttp } from '@pothik/contracts/notification';
import { userEvents } from '@pothik/contracts/user';
import type { Person } from '@pothik/service-kit';
import type { TestPlatform } from '@pothik/service-kit/testing';
import { alarmsMailed, fareSetFor, knownPerson, raiseSos, startNotification } from '../testing/person-events.js';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNotification();
});
afterAll(() => platform.close());

const deleted = async ({ id, role }: Person) => {
  const account = { id, name: '', email: '', role, verified: false };
  await platform.publish(authEvents.userDeleted, { aggregateId: id, payload: { account } });
  await platform.settled();
};

describe('a deleted person', () => {
  it('has no notifications', async () => {
    const rahima = await knownPerson(platform, 'RIDER');
    await fareSetFor(platform, rahima.id);
    await platform.settled();
    const entries = async () =>
      (await platform.call(notificationHttp.feed, {}, { as: rahima })).body.data.entries.length;
    expect(await entries()).toBe(1);
    await deleted(rahima);
    await deleted(rahima);
    expect(await entries()).toBe(0);
  });

  it('gets no more mail', async () => {
    const [gone, stays] = [await knownPerson(platform, 'ADMIN'), await knownPerson(platform, 'ADMIN')];
    await platform.settled();
    await deleted(gone);
    await raiseSos(platform);
    await alarmsMailed(platform);
    expect(await platform.mailbox.list({ to: gone.email })).toEqual([]);
    expect(await platform.mailbox.list({ to: stays.email })).toHaveLength(1);
    expect((await platform.mailbox.list()).every(({ to }) => to !== '')).toBe(true);
  });

  it('has no stored name, also after a late event', async () => {
    const gone = await knownPerson(platform, 'ADMIN', 'Gone Person');
    await deleted(gone);
    const profile = { id: gone.id, name: 'Late Name', phone: '', image: '' };
    await platform.publish(userEvents.profileUpdated, {
      aggregateId: gone.id,
      aggregateVersion: 9,
      payload: { profile },
    });
    const account = { id: gone.id, name: 'Late Name', email: gone.email, role: 'ADMIN' as const, verified: true };
    const late = { aggregateId: gone.id, aggregateVersion: 1, payload: { account } };
    await platform.publish(authEvents.userVerified, late);
    await platform.settled();
    for (const model of ['AccountProjection', 'ProfileProjection'])
      expect(await platform.model('notification', model).findById(gone.id).lean()).toMatchObject({ name: '' });
  });
});
