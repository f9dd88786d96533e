import { notificationHttp } from '@pothik/contracts/notification';
import { EngineUnavailable, Mailer, Sweeper } from '@pothik/service-kit';
import type { TestPlatform } from '@pothik/service-kit/testing';
import { identifier, SUPPORT_EMAIL, startNotification } from '../testing/facts.js';
import { CONTACT_MESSAGE_MODEL, type ContactMessageDocument } from './contact-message.model.js';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNotification();
});
afterAll(() => platform.close());
afterEach(() => jest.restoreAllMocks());

const formOf = () => ({
  name: 'Rahima Khatun',
  email: `${identifier()}@pothik.test`,
  message: 'I left my umbrella in a CNG.',
});
const send = (form: ReturnType<typeof formOf>) => platform.call(notificationHttp.contact, form);
const stored = (email: string) =>
  platform.model<ContactMessageDocument>('notification', CONTACT_MESSAGE_MODEL).find({ email }).lean();
const application = () => platform.service('notification').app;
const sweep = () => application().get(Sweeper, { strict: false }).run('contact-mails');
async function mailed(email: string) {
  // A turn that ran already may have looked before the message was there.
  await sweep();
  await sweep();
  return (await platform.mailbox.list({ to: SUPPORT_EMAIL })).filter(({ replyTo }) => replyTo === email);
}

describe('two replicas mailing at once', () => {
  it('send every message once', async () => {
    const replica = (await platform.startReplica('notification')).app.get(Sweeper, { strict: false });
    const forms = Array.from({ length: 20 }, () => formOf());
    await Promise.all(forms.flatMap((form) => [send(form), sweep(), replica.run('contact-mails')]));
    await Promise.all([sweep(), replica.run('contact-mails')]);
    for (const { email } of forms) expect(await mailed(email)).toHaveLength(1);
  });
});

describe('while mail is away', () => {
  it('a message is kept, and mailed once when mail is back', async () => {
    const away = new EngineUnavailable('mail', new Error('away'));
    const mailer = application().get(Mailer, { strict: false });
    const sending = jest.spyOn(mailer, 'send').mockRejectedValue(away);
    const form = formOf();
    expect((await send(form)).status).toBe(200);
    expect(await mailed(form.email)).toEqual([]);
    for (let tries = 0; tries < 12; tries += 1) {
      platform.clock.advance(3_600_000);
      await sweep();
    }
    expect((await stored(form.email))[0]).toMatchObject({ mailedAt: null, mailTries: expect.any(Number) });
    sending.mockRestore();
    platform.clock.advance(3_600_000);
    expect(await mailed(form.email)).toHaveLength(1);
    expect((await stored(form.email))[0]?.mailedAt).toEqual(platform.clock.now());
  });

  it('a message refused for good does not hold up the others', async () => {
    const mailer = application().get(Mailer, { strict: false });
    const [refused, other] = [formOf(), formOf()];
    const original = mailer.send.bind(mailer);
    jest.spyOn(mailer, 'send').mockImplementation(async (mail) => {
      if (mail.replyTo === refused.email) throw Object.assign(new Error('no such address'), { responseCode: 550 });
      await original(mail);
    });
    await Promise.all([send(refused), send(other)]);
    expect(await mailed(other.email)).toHaveLength(1);
    expect(await mailed(refused.email)).toEqual([]);
  });
});
