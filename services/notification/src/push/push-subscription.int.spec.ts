import { notificationHttp, PUSH } from '@pothik/contracts/notification';
import type { Person } from '@pothik/service-kit';
import { person } from '@pothik/service-kit/testing';
import { aDriver, type Phone, PushFixture } from '../testing/push-fixture.js';

let fixture: PushFixture;
beforeAll(async () => {
  fixture = await PushFixture.open();
});
afterAll(() => fixture.close());

const ownOf = ({ id: personId }: Person) => fixture.subscriptions({ personId });

describe('the key that browsers subscribe with', () => {
  it('is the newest, with its id', async () => {
    const { body } = await fixture.platform.call(notificationHttp.pushKey, {}, { as: aDriver() });
    expect(body.data.keyId).toBe(fixture.browser().keyId);
    expect(Buffer.from(body.data.publicKey, 'base64url')).toHaveLength(65);
  });
});

describe('a browser', () => {
  it('is subscribed with its session, and again without change', async () => {
    const driver = aDriver();
    const phone = fixture.browser();
    expect((await fixture.subscribe(driver, phone)).body.message).toBe('Notices are sent to this device');
    const [before] = await ownOf(driver);
    fixture.platform.clock.advance(60_000);
    await fixture.subscribe(driver, phone);
    const after = await ownOf(driver);
    expect(after).toEqual([{ ...before, lastSeenAt: fixture.platform.clock.now() }]);
    expect(before).toMatchObject({
      sessionId: driver.sessionId,
      endpoint: phone.endpoint,
      receiptAt: null,
      failures: 0,
    });
  });

  it('belongs to whoever subscribed it last, and the former person’s end is without effect', async () => {
    const [first, second] = [aDriver(), aDriver()];
    const phone = await fixture.phoneOf(first);
    await fixture.subscribe(second, phone);
    expect([await ownOf(first), (await ownOf(second)).length]).toEqual([[], 1]);
    await fixture.platform.call(notificationHttp.unsubscribe, { endpoint: phone.endpoint }, { as: first });
    expect(await ownOf(second)).toHaveLength(1);
  });

  it('is unsubscribed by its person, once and again', async () => {
    const driver = aDriver();
    const { endpoint } = await fixture.phoneOf(driver);
    for (let times = 0; times < 2; times += 1) {
      const { status } = await fixture.platform.call(notificationHttp.unsubscribe, { endpoint }, { as: driver });
      expect(status).toBe(200);
    }
    expect(await ownOf(driver)).toEqual([]);
  });

  it('takes the place of the oldest as the 21st of one person', async () => {
    const driver = aDriver();
    const phones: Phone[] = [];
    for (let count = 0; count <= PUSH.subscriptionsPerPerson; count += 1) {
      phones.push(await fixture.phoneOf(driver));
      fixture.platform.clock.advance(1_000);
    }
    const kept = (await ownOf(driver)).map(({ endpoint }) => endpoint);
    expect(kept.sort()).toEqual(
      phones
        .slice(1)
        .map(({ endpoint }) => endpoint)
        .sort(),
    );
  });
});

describe('a subscription is refused', () => {
  const refusal = async (wrong: object) => {
    const rider = person({ role: 'RIDER' });
    const { status, body } = await fixture.subscribe(rider, { ...fixture.browser(), ...wrong });
    expect(await ownOf(rider)).toEqual([]);
    return [status, body.code];
  };

  it.each([
    ['of another host', 'https://push.example.org/abc'],
    ['without encryption', 'http://fcm.googleapis.com/fcm/send/abc'],
    ['with a user', 'https://someone@fcm.googleapis.com/fcm/send/abc'],
    ['with a password', 'https://:secret@fcm.googleapis.com/fcm/send/abc'],
    ['at another port', 'https://fcm.googleapis.com:8443/abc'],
    ['of this machine', 'https://localhost/abc'],
    ['of this machine by its address', 'https://127.0.0.1/abc'],
    ['at a private address', 'https://10.0.0.1/abc'],
    ['at the address of metadata', 'http://169.254.169.254/latest/meta-data'],
    ['at a private address of IPv6', 'https://[fd00::1]/abc'],
    ['that is none', 'somewhere'],
  ])('for an endpoint %s', async (_what, endpoint) => {
    expect(await refusal({ endpoint })).toEqual([400, 'notification/push-service-unknown']);
  });

  const NOT_ON_CURVE = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url');
  it.each([
    ['a key that is no point of the curve', { p256dh: NOT_ON_CURVE }],
    ['a key that is too short', { p256dh: NOT_ON_CURVE.slice(2) }],
    ['an auth of 15 bytes', { auth: Buffer.alloc(15, 7).toString('base64url') }],
    ['an auth of 17 bytes', { auth: Buffer.alloc(17, 7).toString('base64url') }],
    ['a key of ours that nobody knows', { keyId: '0123456789abcdef' }],
  ])('for %s', async (_what, wrong) => {
    expect(await refusal(wrong)).toEqual([400, 'notification/push-key-wrong']);
  });

  it.each([
    ['an endpoint of 2,000 characters', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(2_000)}` }],
    ['an endpoint with a line break', { endpoint: 'https://fcm.googleapis.com/a\nb' }],
    ['an operator for an endpoint', { endpoint: { $gt: '' } }],
    ['no keys', { p256dh: undefined, auth: undefined }],
    ['a key of other characters', { p256dh: 'পথিক' }],
    ['a key id that is none', { keyId: 'newest' }],
    ['a field of its own', { personId: '64f000000000000000000001' }],
  ])('for %s', async (_what, wrong) => {
    expect(await refusal(wrong)).toEqual([400, 'request/invalid']);
  });
});
