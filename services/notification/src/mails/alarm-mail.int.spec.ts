import { authEvents } from '@pothik/contracts/auth';
import { notificationHttp } from '@pothik/contracts/notification';
import { EngineUnavailable, type Mail, Mailer } from '@pothik/engines';
import { Sweeper } from '@pothik/service-kit';
import type { TestPlatform } from '@pothik/service-kit/testing';
import { alarmsMailed, fareSetFor, knownPerson, raiseSos, startNotification } from '../testing/person-events.js';
import { ALARM_MAIL_MODEL } from './alarm-mail.model.js';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNotification();
});
afterAll(() => platform.close());
afterEach(() => jest.restoreAllMocks());

const mailer = () => platform.service('notification').app.get(Mailer, { strict: false });
const makeMailUnavailable = () =>
  jest.spyOn(mailer(), 'send').mockRejectedValue(new EngineUnavailable('mail', new Error('away')));
const anHourPasses = () => {
  platform.clock.advance(3_600_000);
  return alarmsMailed(platform);
};
const mailsTo = ({ email }: { email: string }) => platform.mailbox.list({ to: email });

describe('while the mail server is unavailable', () => {
  it('an SOS and a later event are notified live, and the SOS is mailed once when the server is back', async () => {
    const administrator = await knownPerson(platform, 'ADMIN');
    const rider = await knownPerson(platform, 'RIDER');
    await platform.settled();
    const sending = makeMailUnavailable();
    const { aggregateId } = await raiseSos(platform);
    await fareSetFor(platform, rider.id);
    await alarmsMailed(platform);
    const notifications = await platform.call(notificationHttp.feed, {}, { as: administrator });
    expect(notifications.body.data.entries).toMatchObject([{ kind: 'sos-raised', subjectId: aggregateId }]);
    expect((await platform.call(notificationHttp.feed, {}, { as: rider })).body.data.entries).toHaveLength(1);
    for (let hours = 0; hours < 12; hours += 1) await anHourPasses();
    expect(sending.mock.calls.length).toBeGreaterThan(1);
    sending.mockRestore();
    platform.clock.advance(5_000);
    await alarmsMailed(platform);
    expect(await mailsTo(administrator)).toHaveLength(1);
    await anHourPasses();
    expect(await mailsTo(administrator)).toHaveLength(1);
  });

  it('the sweep is due at the next try, and no more once everything is sent', async () => {
    await knownPerson(platform, 'ADMIN');
    await platform.settled();
    const sending = makeMailUnavailable();
    await raiseSos(platform);
    await alarmsMailed(platform);
    const due = jest.spyOn(platform.service('notification').app.get(Sweeper, { strict: false }), 'due');
    await alarmsMailed(platform);
    const again = new Date(platform.clock.now().getTime() + 5_000);
    expect(due.mock.calls).toEqual([
      ['alarm-mails', again],
      ['alarm-mails', again],
    ]);
    sending.mockRestore();
    await anHourPasses();
    due.mockClear();
    await alarmsMailed(platform);
    expect(due.mock.calls).toEqual([]);
  });

  it('an administrator deleted meanwhile is not mailed, the others are', async () => {
    const [gone, stays] = [await knownPerson(platform, 'ADMIN'), await knownPerson(platform, 'ADMIN')];
    await platform.settled();
    const sending = makeMailUnavailable();
    await raiseSos(platform);
    await alarmsMailed(platform);
    const account = { id: gone.id, name: '', email: '', role: 'ADMIN' as const, verified: false };
    await platform.publish(authEvents.userDeleted, { aggregateId: gone.id, payload: { account } });
    await platform.settled();
    sending.mockRestore();
    await anHourPasses();
    expect([await mailsTo(gone), await mailsTo(stays)]).toEqual([[], [expect.anything()]]);
  });
});

it('an address that always refuses delays no other', async () => {
  const [refusing, other] = [await knownPerson(platform, 'ADMIN'), await knownPerson(platform, 'ADMIN')];
  await platform.settled();
  const send = mailer().send.bind(mailer());
  jest.spyOn(mailer(), 'send').mockImplementation(async (mail: Mail) => {
    if (mail.to === refusing.email) throw Object.assign(new Error('no such address'), { responseCode: 550 });
    await send(mail);
  });
  await raiseSos(platform);
  await alarmsMailed(platform);
  expect([await mailsTo(refusing), await mailsTo(other)]).toEqual([[], [expect.anything()]]);
});

it('a mailed alarm keeps neither names nor text', async () => {
  const administrator = await knownPerson(platform, 'ADMIN');
  await platform.settled();
  const { id } = await raiseSos(platform);
  await alarmsMailed(platform);
  const stored = await platform
    .model('notification', ALARM_MAIL_MODEL)
    .findOne({ key: `alarm:${id}:${administrator.id}` })
    .lean();
  expect(stored).toMatchObject({ subject: '', text: '', mailDueAt: null, mailedAt: platform.clock.now() });
});
