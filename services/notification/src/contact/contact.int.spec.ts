import { CONTACT, notificationHttp } from '@pothik/contracts/notification';
import { EngineUnavailable } from '@pothik/engines';
import { person, rounds, type TestPlatform } from '@pothik/service-kit/testing';
import { ContactFixture, contactForm } from '../testing/contact-fixture.js';
import { startNotification } from '../testing/person-events.js';
import { CONTACT_MESSAGE_MODEL } from './contact-message.model.js';

const ROUNDS = rounds(200);

let platform: TestPlatform;
let fixture: ContactFixture;
beforeAll(async () => {
  platform = await startNotification();
  fixture = new ContactFixture(platform);
});
afterAll(() => platform.close());
afterEach(() => jest.restoreAllMocks());

describe('a message to the support', () => {
  it('by a stranger is stored and mailed once, with replies to the sender', async () => {
    const form = contactForm();
    const answer = await fixture.send({ ...form, name: '  Rahima Khatun ' });
    expect([answer.status, answer.body.message]).toEqual([200, 'Message sent successfully']);
    expect(answer.body.data).toEqual({
      ...form,
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      createdAt: platform.clock.now().toISOString(),
      updatedAt: platform.clock.now().toISOString(),
    });
    const mails = await fixture.mailed(form.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(form.message);
    await fixture.sweep();
    expect(await fixture.mailed(form.email)).toHaveLength(1);
  });

  it('by somebody signed in names the account', async () => {
    const rider = person({ role: 'RIDER' });
    const form = contactForm();
    expect((await fixture.send(form, { as: rider })).status).toBe(200);
    expect((await fixture.mailed(form.email))[0]?.text).toContain(rider.id);
  });

  it('cannot add a header or a recipient', async () => {
    const form = contactForm({ name: 'Eve\r\nBcc: victim@pothik.test\r\n\r\nHello' });
    const refused = await fixture.send(form);
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'name']);
    expect(await platform.mailbox.list({ to: 'victim@pothik.test' })).toEqual([]);
    expect(await platform.mailbox.list({ to: form.email })).toEqual([]);
  });

  it.each([
    ['a name of one character', { name: 'R' }],
    ['a name of 101 characters', { name: 'x'.repeat(101) }],
    ['no name', { name: undefined }],
    ['no e-mail address', { email: 'rahima' }],
    ['a header behind the e-mail', { email: 'a@pothik.test\r\nBcc: b@pothik.test' }],
    ['two e-mails', { email: 'a@pothik.test, b@pothik.test' }],
    ['an operator for an e-mail', { email: { $ne: '' } }],
    ['nine characters', { message: ` ${'x'.repeat(9)} ` }],
    ['2,001 characters', { message: 'x'.repeat(2_001) }],
    ['a field of its own', { to: 'somebody@pothik.test' }],
  ])('with %s is refused and leaves nothing', async (_what, wrong) => {
    const before = await platform.model('notification', CONTACT_MESSAGE_MODEL).countDocuments();
    const answer = await fixture.send(contactForm(wrong));
    expect([answer.status, answer.body.code]).toEqual([400, 'request/invalid']);
    expect(await platform.model('notification', CONTACT_MESSAGE_MODEL).countDocuments()).toBe(before);
  });

  it.each([10, 2_000])('may have %i characters', async (length) => {
    expect((await fixture.send(contactForm({ message: 'x'.repeat(length) }))).status).toBe(200);
  });
});

describe('a message sent again', () => {
  it('by a stranger within a minute is one message, later it is another', async () => {
    const form = contactForm();
    const first = await fixture.send(form);
    platform.clock.advance(CONTACT.repeatMs - 1);
    expect((await fixture.send(form)).body.data._id).toBe(first.body.data._id);
    expect((await fixture.send({ ...form, message: 'Another message, please.' })).body.data._id).not.toBe(
      first.body.data._id,
    );
    platform.clock.advance(1);
    expect((await fixture.send(form)).body.data._id).not.toBe(first.body.data._id);
    expect(await fixture.stored(form.email)).toHaveLength(3);
    expect(await fixture.mailed(form.email)).toHaveLength(3);
  });

  it('by somebody signed in with the same key is one message, with another key another', async () => {
    const rider = person({ role: 'RIDER' });
    const form = contactForm();
    const ids = [];
    for (const idempotencyKey of ['one', 'one', 'other'])
      ids.push((await fixture.send(form, { as: rider, idempotencyKey })).body.data._id);
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toBe(ids[1]);
    const reused = await fixture.send(
      { ...form, message: 'Something else with it.' },
      { as: rider, idempotencyKey: 'one' },
    );
    expect([reused.status, reused.body.code]).toEqual([409, 'request/key-reused']);
  });

  it.each(['a stranger', 'somebody signed in'])(
    `four times at once by %s is one message, ${ROUNDS} rounds`,
    async (who) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const form = contactForm();
        const options = who === 'a stranger' ? {} : { as: person({ role: 'RIDER' }), idempotencyKey: 'once' };
        const answers = await Promise.all([1, 2, 3, 4].map(() => fixture.send(form, options)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
        expect(await fixture.stored(form.email)).toHaveLength(1);
        expect(await fixture.mailed(form.email)).toHaveLength(1);
      }
    },
  );
});

describe('too many messages', () => {
  it('of one e-mail are refused for the rest of the hour with the seconds to wait; others are not', async () => {
    const { email } = contactForm();
    const another = (number: number) => fixture.send(contactForm({ email, message: `My message number ${number}` }));
    for (let number = 1; number <= CONTACT.perEmail.maximum; number += 1)
      expect((await another(number)).status).toBe(200);
    platform.clock.advance(60_000);
    const refused = await another(99);
    expect([refused.status, refused.body.code]).toEqual([429, 'request/too-many']);
    expect(refused.headers['retry-after']).toBe(String(CONTACT.perEmail.windowMs / 1000 - 60));
    expect(await fixture.stored(email)).toHaveLength(CONTACT.perEmail.maximum);
    expect((await fixture.send(contactForm())).status).toBe(200);
    platform.clock.advance(CONTACT.perEmail.windowMs);
    expect((await another(100)).status).toBe(200);
  });

  it('are not refused while the key-value store is unavailable', async () => {
    jest.spyOn(platform.keyValue, 'increment').mockRejectedValue(new EngineUnavailable('keyValue', new Error('away')));
    const { email } = contactForm();
    for (let number = 0; number <= CONTACT.perEmail.maximum; number += 1)
      expect((await fixture.send(contactForm({ email, message: `My message number ${number}` }))).status).toBe(200);
  });

  it('are not counted when limits are off', async () => {
    const unlimited = await startNotification({ RATE_LIMITS: 'off' });
    const { email } = contactForm();
    for (let number = 0; number <= CONTACT.perEmail.maximum; number += 1) {
      const form = contactForm({ email, message: `My message number ${number}` });
      expect((await unlimited.call(notificationHttp.contact, form)).status).toBe(200);
    }
    await unlimited.close();
  });
});
