import { authEvents } from '@pothik/contracts/auth';
import { rideEvents } from '@pothik/contracts/ride';
import { PushSender } from '@pothik/engines';
import { Metrics } from '@pothik/service-kit';
import { knownToAuth } from '../testing/auth-stand-in.js';
import { knownPerson, raiseSos } from '../testing/person-events.js';
import { aDriver, PushFixture } from '../testing/push-fixture.js';
import { PUSH_SENDS } from './push.metrics.js';

let fixture: PushFixture;
let count: jest.SpyInstance;
beforeAll(async () => {
  fixture = await PushFixture.open();
  count = jest.spyOn(fixture.platform.service('notification').app.get(Metrics, { strict: false }), 'count');
});
afterAll(() => fixture.close());
afterEach(() => fixture.service.answerBy());
beforeEach(() => count.mockClear());

const endOf = async (eventId: string) => (await fixture.jobs({ eventId })).map(({ end, dueAt }) => [end, dueAt]);
const counted = () =>
  count.mock.calls.filter(([{ name }]) => name === PUSH_SENDS.name).map(([, { outcome }]) => outcome);

describe('a request', () => {
  it('reaches the phones of its driver alone, each with its own receipt, for as long as he may answer', async () => {
    const driver = aDriver();
    const phones = [await fixture.phoneOf(driver), await fixture.phoneOf(driver)];
    const other = await fixture.phoneOf(aDriver());
    const { ride, eventId } = await fixture.request(driver, { answerBy: '2027-01-01T00:00:00.000Z' });
    await fixture.pushed();
    const [first, second] = phones.map((phone) => fixture.messagesOf(phone));
    expect(first).toEqual([
      {
        v: 1,
        receipt: expect.stringMatching(/^[0-9a-f]{32}$/),
        tag: `ride:${ride.id}`,
        title: 'New ride request',
        body: 'ধানমন্ডি ২৭ – Motijheel',
        past: 'This request is over',
        path: '/driver/ride-request',
        until: '2027-01-01T00:00:00.000Z',
        quiet: false,
        stays: true,
      },
    ]);
    expect(second).toHaveLength(1);
    expect(second?.[0]?.receipt).not.toBe(first?.[0]?.receipt);
    expect(fixture.messagesOf(other)).toEqual([]);
    expect(await endOf(eventId)).toEqual([
      ['sent', null],
      ['sent', null],
    ]);
    expect((await fixture.jobs({ eventId })).map(({ message }) => message)).toEqual(['', '']);
  });

  it('is in the person’s language, also once it changed', async () => {
    const driver = await knownPerson(fixture.platform, 'DRIVER', 'Karim', 'bn');
    const phone = await fixture.phoneOf(driver);
    await fixture.request(driver);
    await fixture.pushed();
    const account = {
      ...{ id: driver.id, name: 'Karim', email: driver.email },
      role: 'DRIVER',
      verified: true,
    } as const;
    const payload = { account: { ...account, language: 'en' as const } };
    await fixture.platform.publish(authEvents.languageChosen, { aggregateId: driver.id, payload });
    await fixture.platform.settled();
    await fixture.request(driver);
    await fixture.pushed();
    expect(fixture.messagesOf(phone).map(({ title }) => title)).toEqual(['নতুন রাইডের অনুরোধ', 'New ride request']);
  });

  it('is quietly replaced when it is over, on phones that were told of it alone', async () => {
    const driver = aDriver();
    const told = await fixture.phoneOf(driver);
    const { ride } = await fixture.request(driver);
    await fixture.pushed();
    const later = await fixture.phoneOf(driver);
    fixture.platform.clock.advance(1_000);
    const payload = {
      ride: { ...ride, status: 'CANCELLED' as const },
      from: 'REQUESTED',
      to: 'CANCELLED',
      by: 'RIDER',
    } as const;
    await fixture.platform.publish(rideEvents.statusChanged, {
      aggregateId: ride.id,
      payload: { ...payload, reason: '', cause: '' },
    });
    await fixture.pushed();
    const [, over] = fixture.messagesOf(told);
    expect(over).toMatchObject({ tag: `ride:${ride.id}`, body: 'This request is over', quiet: true, stays: false });
    expect(fixture.messagesOf(later)).toEqual([]);
  });

  it('is not sent after its end when it had to wait', async () => {
    const driver = aDriver();
    const phone = await fixture.phoneOf(driver);
    fixture.service.answerBy((_request, response) => response.writeHead(503).end());
    const { ride, eventId } = await fixture.request(driver);
    await fixture.pushed();
    fixture.platform.clock.advance(1_000);
    const former = {
      driverId: ride.driverId,
      driverUserId: driver.id,
      outcome: 'UNANSWERED',
      at: ride.requestedAt,
    } as const;
    const nobody = { driverId: '0'.repeat(24), driverUserId: '0'.repeat(24) };
    await fixture.platform.publish(rideEvents.driverAsked, {
      aggregateId: ride.id,
      payload: { ride: { ...ride, ...nobody }, former },
    });
    fixture.service.answerBy();
    await fixture.pass(5_000);
    expect(fixture.messagesOf(phone)).toMatchObject([{ body: 'This request is over', quiet: true }]);
    expect(await endOf(eventId)).toEqual([['late', null]]);
  });

  it('that is over already is not pushed', async () => {
    const driver = aDriver();
    await fixture.phoneOf(driver);
    const { eventId } = await fixture.request(driver, { answerBy: fixture.platform.clock.now().toISOString() });
    await fixture.pushed();
    expect(await fixture.jobs({ eventId })).toEqual([]);
  });
});

describe('an SOS', () => {
  it('reaches every administrator, each time as a notice of its own', async () => {
    const administrator = await knownPerson(fixture.platform, 'ADMIN');
    const phone = await fixture.phoneOf(administrator);
    await fixture.platform.settled();
    for (let times = 0; times < 2; times += 1) await raiseSos(fixture.platform);
    await fixture.pushed();
    const messages = fixture.messagesOf(phone);
    expect(messages).toMatchObject([{ stays: true, path: '/admin/sos' }, { stays: true }]);
    expect(new Set(messages.map(({ tag }) => tag)).size).toBe(2);
    expect(messages[0]?.title).toMatch(/^SOS on ride P-/);
  });
});

describe('what a push service answers', () => {
  const answerWith = (status: number, headers = {}) =>
    fixture.service.answerBy((_request, response) => response.writeHead(status, headers).end());

  it('that the subscription is gone ends it', async () => {
    const driver = aDriver();
    const phone = await fixture.phoneOf(driver);
    fixture.service.unsubscribe(phone.endpoint);
    const { eventId } = await fixture.request(driver);
    await fixture.pushed();
    expect(await endOf(eventId)).toEqual([['gone', null]]);
    expect(await fixture.subscriptions({ personId: driver.id })).toEqual([]);
    expect(counted()).toEqual(['gone']);
  });

  it.each([
    ['that our keys are wrong', 403, 'keys-wrong'],
    ['that a message is too large', 413, 'too-large'],
    ['a redirect', 307, 'refused'],
    ['that it is ill', 500, 'later'],
  ])('%s keeps the subscription, and the notice is sent once it may', async (_what, status, outcome) => {
    const driver = aDriver();
    const phone = await fixture.phoneOf(driver);
    answerWith(status, { location: 'https://fcm.googleapis.com/elsewhere' });
    await fixture.request(driver);
    await fixture.pushed();
    expect(counted()).toEqual([outcome]);
    expect(await fixture.subscriptions({ personId: driver.id })).toMatchObject([{ failures: 1 }]);
    fixture.service.answerBy();
    await fixture.pass(2_000);
    expect(fixture.messagesOf(phone)).toHaveLength(1);
    expect(await fixture.subscriptions({ personId: driver.id })).toMatchObject([{ failures: 0 }]);
  });

  it('is obeyed when it asks to wait, but never past the time that the notice holds', async () => {
    const driver = aDriver();
    const phone = await fixture.phoneOf(driver);
    answerWith(429, { 'retry-after': '60' });
    await fixture.request(driver);
    await fixture.pushed();
    fixture.service.answerBy();
    await fixture.pass(59_000);
    expect(fixture.messagesOf(phone)).toEqual([]);
    await fixture.pass(1_000);
    expect(fixture.messagesOf(phone)).toHaveLength(1);
    answerWith(429, { 'retry-after': '120' });
    const { eventId } = await fixture.request(driver);
    await fixture.pushed();
    expect(await endOf(eventId)).toEqual([['late', null]]);
  });

  it('every job ends, whatever it answers', async () => {
    const driver = aDriver();
    await fixture.phoneOf(driver);
    answerWith(500);
    const { eventId } = await fixture.request(driver);
    await fixture.pushed();
    for (let seconds = 0; seconds < 120; seconds += 20) await fixture.pass(20_000);
    expect(await endOf(eventId)).toEqual([['late', null]]);
    expect(await fixture.jobs({ dueAt: { $ne: null } })).toEqual([]);
  });
});

describe('a crash between sending and noting it', () => {
  it('sends twice at most, with the same tag', async () => {
    const driver = aDriver();
    const phone = await fixture.phoneOf(driver);
    const sender = fixture.platform.service('notification').app.get(PushSender, { strict: false });
    const send = sender.send.bind(sender);
    const dying = jest.spyOn(sender, 'send').mockImplementation(async (push) => {
      await send(push);
      throw new Error('killed');
    });
    const { eventId } = await fixture.request(driver);
    for (let times = 0; times < 5; times += 1) await fixture.pass(15_000);
    dying.mockRestore();
    await fixture.pass(15_000);
    const messages = fixture.messagesOf(phone);
    expect(messages).toHaveLength(2);
    expect(messages[1]).toEqual(messages[0]);
    expect(await endOf(eventId)).toEqual([['late', null]]);
  });
});

describe('a session that is over', () => {
  it('gets no notice, and its subscription ends', async () => {
    const driver = { ...aDriver(), epoch: 1 };
    const phone = await fixture.phoneOf(driver);
    knownToAuth.endedSessions.add(driver.sessionId);
    const { eventId } = await fixture.request(driver);
    await fixture.pushed();
    expect(fixture.messagesOf(phone)).toEqual([]);
    expect(await endOf(eventId)).toEqual([['gone', null]]);
    expect(await fixture.subscriptions({ personId: driver.id })).toEqual([]);
  });

  it('is not assumed of one that goes on under a raised epoch, and auth is asked once', async () => {
    const driver = { ...aDriver(), epoch: 1 };
    const phone = await fixture.phoneOf(driver);
    knownToAuth.epochs.set(driver.id, 2);
    await fixture.platform.keyValue.raise(`epoch:${driver.id}`, 2, 60_000);
    await fixture.request(driver);
    await fixture.pushed();
    const asked = knownToAuth.asked;
    await fixture.request(driver);
    await fixture.pushed();
    expect([fixture.messagesOf(phone).length, knownToAuth.asked]).toEqual([2, asked]);
  });
});
