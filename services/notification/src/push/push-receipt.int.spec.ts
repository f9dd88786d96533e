import { authEvents } from '@pothik/contracts/auth';
import { Metrics } from '@pothik/service-kit';
import { aDriver, PushFixture } from '../testing/push-fixture.js';
import { PUSH_RECEIPTS } from './push.metrics.js';

let fixture: PushFixture;
let count: jest.SpyInstance;
beforeAll(async () => {
  fixture = await PushFixture.open();
  count = jest.spyOn(fixture.platform.service('notification').app.get(Metrics, { strict: false }), 'count');
});
afterAll(() => fixture.close());

describe('a receipt', () => {
  it('counts once, for the subscription that its notice was sent to', async () => {
    const driver = aDriver();
    const [phone, other] = [await fixture.phoneOf(driver), await fixture.phoneOf(driver)];
    await fixture.request(driver);
    await fixture.pushed();
    count.mockClear();
    const [{ receipt } = { receipt: '' }] = fixture.messagesOf(phone);
    fixture.platform.clock.advance(1_000);
    const answers = [
      await fixture.confirm(receipt),
      await fixture.confirm(receipt),
      await fixture.confirm('0'.repeat(32)),
    ];
    expect(
      new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body.data)} ${body.message}`)).size,
    ).toBe(1);
    const [confirmed] = await fixture.subscriptions({ endpoint: phone.endpoint });
    const [unconfirmed] = await fixture.subscriptions({ endpoint: other.endpoint });
    expect([confirmed?.receiptAt, unconfirmed?.receiptAt]).toEqual([fixture.platform.clock.now(), null]);
    expect(count.mock.calls.filter(([{ name }]) => name === PUSH_RECEIPTS.name)).toHaveLength(1);
  });

  it('is without effect once another person has the browser', async () => {
    const driver = aDriver();
    const phone = await fixture.phoneOf(driver);
    await fixture.request(driver);
    await fixture.pushed();
    const next = aDriver();
    await fixture.subscribe(next, phone);
    await fixture.confirm(fixture.messagesOf(phone)[0]?.receipt ?? '');
    expect(await fixture.subscriptions({ personId: next.id })).toMatchObject([{ receiptAt: null }]);
  });

  it.each(['', 'short', 'g'.repeat(32), 'a'.repeat(33)])(
    'is refused when it is no such number: %j',
    async (receipt) => {
      expect((await fixture.confirm(receipt)).status).toBe(400);
    },
  );
});

it('nothing is left of a deleted person', async () => {
  const driver = aDriver();
  await fixture.phoneOf(driver);
  const { eventId } = await fixture.request(driver);
  await fixture.pushed();
  const account = { id: driver.id, name: '', email: '', role: 'DRIVER' as const, verified: false };
  await fixture.platform.publish(authEvents.userDeleted, { aggregateId: driver.id, payload: { account } });
  await fixture.platform.settled();
  expect([await fixture.subscriptions({ personId: driver.id }), await fixture.jobs({ eventId })]).toEqual([[], []]);
});
