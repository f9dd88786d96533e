import { EngineUnavailable, Mailer } from '@pothik/engines';
import { Sweeper } from '@pothik/service-kit';
import type { TestPlatform } from '@pothik/service-kit/testing';
import { ContactFixture, contactForm } from '../testing/contact-fixture.js';
import { startNotification } from '../testing/person-events.js';

let platform: TestPlatform;
let fixture: ContactFixture;
beforeAll(async () => {
  platform = await startNotification();
  fixture = new ContactFixture(platform);
});
afterAll(() => platform.close());
afterEach(() => jest.restoreAllMocks());

const application = () => platform.service('notification').app;

describe('two instances mailing at once', () => {
  it('send every message once', async () => {
    const instance = (await platform.startInstance('notification')).app.get(Sweeper, { strict: false });
    const forms = Array.from({ length: 20 }, () => contactForm());
    await Promise.all(forms.flatMap((form) => [fixture.send(form), fixture.sweep(), instance.run('contact-mails')]));
    await Promise.all([fixture.sweep(), instance.run('contact-mails')]);
    for (const { email } of forms) expect(await fixture.mailed(email)).toHaveLength(1);
  });
});

describe('while the mail server is unavailable', () => {
  it('a message is stored, and mailed once when the server is back', async () => {
    const away = new EngineUnavailable('mail', new Error('away'));
    const mailer = application().get(Mailer, { strict: false });
    const sending = jest.spyOn(mailer, 'send').mockRejectedValue(away);
    const form = contactForm();
    expect((await fixture.send(form)).status).toBe(200);
    expect(await fixture.mailed(form.email)).toEqual([]);
    for (let tries = 0; tries < 12; tries += 1) {
      platform.clock.advance(3_600_000);
      await fixture.sweep();
    }
    expect((await fixture.stored(form.email))[0]).toMatchObject({ mailedAt: null, mailTries: expect.any(Number) });
    sending.mockRestore();
    platform.clock.advance(3_600_000);
    expect(await fixture.mailed(form.email)).toHaveLength(1);
    expect((await fixture.stored(form.email))[0]?.mailedAt).toEqual(platform.clock.now());
  });

  it('a message that is always refused does not delay the others', async () => {
    const mailer = application().get(Mailer, { strict: false });
    const [refused, other] = [contactForm(), contactForm()];
    const original = mailer.send.bind(mailer);
    jest.spyOn(mailer, 'send').mockImplementation(async (mail) => {
      if (mail.replyTo === refused.email) throw Object.assign(new Error('no such address'), { responseCode: 550 });
      await original(mail);
    });
    await Promise.all([fixture.send(refused), fixture.send(other)]);
    expect(await fixture.mailed(other.email)).toHaveLength(1);
    expect(await fixture.mailed(refused.email)).toEqual([]);
  });
});
