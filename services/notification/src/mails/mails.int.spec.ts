import { notificationHttp } from '@pothik/contracts/notification';
import { person, type TestPlatform } from '@pothik/service-kit/testing';
import {
  alarmAgain,
  alarmsMailed,
  identifier,
  knownPerson,
  raiseSos,
  startNotification,
} from '../testing/person-events.js';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNotification();
});
afterAll(() => platform.close());

describe('a code mail', () => {
  it.each(['en', 'bn'] as const)('reaches its person, with the code in the text (%s)', async (language) => {
    const to = `${language}@pothik.test`;
    const answer = await platform.call(notificationHttp.sendCodeMail, { to, code: '012345', language });
    expect([answer.status, answer.body.data]).toEqual([200, null]);
    const [mail] = await platform.mailbox.list({ to });
    expect(mail?.text).toContain('012345');
  });

  it('says the purpose of its code, by default proving the e-mail', async () => {
    const to = 'purposes@pothik.test';
    const mail = { to, code: '012345', language: 'en' } as const;
    for (const purpose of [undefined, 'prove-email', 'reset-password'] as const)
      await platform.call(notificationHttp.sendCodeMail, { ...mail, ...(purpose && { purpose }) });
    const subjects = (await platform.mailbox.list({ to })).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Reset your Pothik password',
      'Your Pothik verification code',
      'Your Pothik verification code',
    ]);
  });

  it('is sent only for services', async () => {
    const mail = { to: 'a@b.test', code: '012345', language: 'en' } as const;
    const asPerson = await platform.call(notificationHttp.sendCodeMail, mail, { as: person({ role: 'SUPER_ADMIN' }) });
    expect(asPerson.status).toBe(403);
    expect(await platform.mailbox.list({ to: 'a@b.test' })).toEqual([]);
  });

  it.each([{ to: 'no' }, { code: '12345' }, { code: 'abcdef' }, { language: 'fr' }, { purpose: 'other' }, { more: 1 }])(
    'is refused with %j and not sent',
    async (wrong) => {
      const mail = { to: 'c@d.test', code: '012345', language: 'en', ...wrong };
      const answer = await platform.call(notificationHttp.sendCodeMail, mail as never);
      expect([answer.status, answer.body.code]).toEqual([400, 'request/invalid']);
      expect(await platform.mailbox.list({ to: 'c@d.test' })).toEqual([]);
    },
  );
});

describe('an SOS', () => {
  it('mails and notifies every administrator once, however often its event arrives', async () => {
    const administrators = [await knownPerson(platform, 'ADMIN'), await knownPerson(platform, 'SUPER_ADMIN')];
    const rider = await knownPerson(platform, 'RIDER', 'Rahima Khatun');
    await platform.settled();
    const incidentId = identifier();
    const incident = { id: incidentId, riderId: rider.id };
    const { id } = await raiseSos(platform, incident);
    await raiseSos(platform, incident, { id });
    await alarmsMailed(platform);
    for (const administrator of administrators) {
      const mails = await platform.mailbox.list({ to: administrator.email });
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('Rahima Khatun');
      expect(mails[0]?.text).toContain('https://pothik.test/admin/sos');
      const notifications = await platform.call(notificationHttp.feed, {}, { as: administrator });
      expect(notifications.body.data.entries).toMatchObject([{ kind: 'sos-raised', subjectId: incidentId }]);
    }
    expect(await platform.mailbox.list({ to: rider.email })).toEqual([]);
  });

  it('in hand without a note mails and notifies every administrator once each time', async () => {
    const administrators = [await knownPerson(platform, 'ADMIN'), await knownPerson(platform, 'SUPER_ADMIN')];
    const rider = await knownPerson(platform, 'RIDER', 'Rahima Khatun');
    await platform.settled();
    const incident = { id: identifier(), riderId: rider.id };
    const { id } = await alarmAgain(platform, incident);
    await alarmAgain(platform, incident, { id });
    await alarmsMailed(platform);
    for (const administrator of administrators) {
      const mails = await platform.mailbox.list({ to: administrator.email });
      expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('nobody has written a note')]);
      const notifications = await platform.call(notificationHttp.feed, {}, { as: administrator });
      expect(notifications.body.data.entries).toMatchObject([{ kind: 'sos-alarmed-again', subjectId: incident.id }]);
    }
    expect(await platform.mailbox.list({ to: rider.email })).toEqual([]);
  });

  it('raised again mails and notifies every administrator again', async () => {
    const administrator = await knownPerson(platform, 'ADMIN');
    await platform.settled();
    const incidentId = identifier();
    await raiseSos(platform, { id: incidentId });
    platform.clock.advance(61_000);
    const now = platform.clock.now().toISOString();
    await raiseSos(platform, { id: incidentId });
    await alarmsMailed(platform);
    const mails = await platform.mailbox.list({ to: administrator.email });
    expect(mails).toHaveLength(2);
    expect(mails.filter(({ text }) => text.includes(now))).toHaveLength(1);
    const notifications = await platform.call(notificationHttp.feed, {}, { as: administrator });
    expect(notifications.body.data.entries.filter(({ subjectId }) => subjectId === incidentId)).toHaveLength(2);
  });

  it('older than a day mails nobody', async () => {
    const before = (await platform.mailbox.list()).length;
    const occurredAt = new Date(platform.clock.now().getTime() - 25 * 3_600_000);
    await raiseSos(platform, {}, { occurredAt });
    await alarmsMailed(platform);
    expect((await platform.mailbox.list()).length).toBe(before);
  });
});
