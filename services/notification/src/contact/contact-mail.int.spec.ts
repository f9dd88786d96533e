import { EngineUnavailable, Mailer, Sweeper } from '@pothik/service-kit';
import type { TestPlatform } from '@pothik/service-kit/testing';
import { ContactDesk, contactForm } from '../testing/contact-desk.js';
import { startNotification } from '../testing/facts.js';

let platform: TestPlatform;
let desk: ContactDesk;
beforeAll(async () => {
  platform = await startNotification();
  desk = new ContactDesk(platform);
});
afterAll(() => platform.close());
afterEach(() => jest.restoreAllMocks());

const application = () => platform.service('notification').app;

describe('two replicas mailing at once', () => {
  it('send every message once', async () => {
    const replica = (await platform.startReplica('notification')).app.get(Sweeper, { strict: false });
    const forms = Array.from({ length: 20 }, () => contactForm());
    await Promise.all(forms.flatMap((form) => [desk.send(form), desk.sweep(), replica.run('contact-mails')]));
    await Promise.all([desk.sweep(), replica.run('contact-mails')]);
    for (const { email } of forms) expect(await desk.mailed(email)).toHaveLength(1);
  });
});

describe('while mail is away', () => {
  it('a message is kept, and mailed once when mail is back', async () => {
    const away = new EngineUnavailable('mail', new Error('away'));
    const mailer = application().get(Mailer, { strict: false });
    const sending = jest.spyOn(mailer, 'send').mockRejectedValue(away);
    const form = contactForm();
    expect((await desk.send(form)).status).toBe(200);
    expect(await desk.mailed(form.email)).toEqual([]);
    for (let tries = 0; tries < 12; tries += 1) {
      platform.clock.advance(3_600_000);
      await desk.sweep();
    }
    expect((await desk.stored(form.email))[0]).toMatchObject({ mailedAt: null, mailTries: expect.any(Number) });
    sending.mockRestore();
    platform.clock.advance(3_600_000);
    expect(await desk.mailed(form.email)).toHaveLength(1);
    expect((await desk.stored(form.email))[0]?.mailedAt).toEqual(platform.clock.now());
  });

  it('a message refused for good does not hold up the others', async () => {
    const mailer = application().get(Mailer, { strict: false });
    const [refused, other] = [contactForm(), contactForm()];
    const original = mailer.send.bind(mailer);
    jest.spyOn(mailer, 'send').mockImplementation(async (mail) => {
      if (mail.replyTo === refused.email) throw Object.assign(new Error('no such address'), { responseCode: 550 });
      await original(mail);
    });
    await Promise.all([desk.send(refused), desk.send(other)]);
    expect(await desk.mailed(other.email)).toHaveLength(1);
    expect(await desk.mailed(refused.email)).toEqual([]);
  });
});
