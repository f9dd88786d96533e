import { notificationHttp } from '@pothik/contracts/notification';
import { rideEvents } from '@pothik/contracts/ride';
import { EngineUnavailable, Mailer } from '@pothik/engines';
import type { TestPlatform } from '@pothik/service-kit/testing';
import { alarmsMailed, knownPerson, rideOf, startNotification } from '../testing/person-events.js';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNotification();
});
afterAll(() => platform.close());

describe('administrators are alerted 6 hours after pick-up', () => {
  it('live and by e-mail, each once, also after repeated events and an unavailable mail server', async () => {
    const administrators = [await knownPerson(platform, 'ADMIN'), await knownPerson(platform, 'SUPER_ADMIN')];
    const rider = await knownPerson(platform, 'RIDER', 'Rahima Khatun');
    const driver = await knownPerson(platform, 'DRIVER', 'Karim Ali');
    await platform.settled();
    const mailer = platform.service('notification').app.get(Mailer, { strict: false });
    jest.spyOn(mailer, 'send').mockRejectedValueOnce(new EngineUnavailable('mail', new Error('away')));
    const pickedUpAt = '2026-11-02T00:00:00.000Z';
    const ride = { ...rideOf({ riderId: rider.id, driverUserId: driver.id, status: 'IN TRANSIT' }), pickedUpAt };
    const event = { aggregateId: ride.id, payload: { ride } };
    const { id } = await platform.publish(rideEvents.rideOverdue, event);
    await platform.publish(rideEvents.rideOverdue, { ...event, id });
    await platform.publish(rideEvents.rideOverdue, event);
    await alarmsMailed(platform);
    platform.clock.advance(3_600_000);
    await alarmsMailed(platform);
    for (const administrator of administrators) {
      const mails = await platform.mailbox.list({ to: administrator.email });
      expect(mails).toHaveLength(1);
      for (const part of ['Rahima Khatun', 'Karim Ali', ride.id, pickedUpAt, 'ছয় ঘণ্টা'])
        expect(mails[0]?.text).toContain(part);
      const notifications = await platform.call(notificationHttp.feed, {}, { as: administrator });
      expect(notifications.body.data.entries[0]).toMatchObject({ kind: 'ride-overdue', subjectId: ride.id });
    }
    for (const party of [rider, driver]) expect(await platform.mailbox.list({ to: party.email })).toEqual([]);
  });

  it('but not of an event older than a day', async () => {
    const before = (await platform.mailbox.list()).length;
    const ride = rideOf({ riderId: 'a'.repeat(24), driverUserId: 'b'.repeat(24), status: 'IN TRANSIT' });
    const occurredAt = new Date(platform.clock.now().getTime() - 25 * 3_600_000);
    await platform.publish(rideEvents.rideOverdue, { aggregateId: ride.id, payload: { ride }, occurredAt });
    await alarmsMailed(platform);
    expect(await platform.mailbox.list()).toHaveLength(before);
  });
});
