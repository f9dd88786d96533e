import { knownToAuth } from '../testing/auth-stand-in.js';
import { aDriver, PushFixture } from '../testing/push-fixture.js';
import { PushReach } from './push-reach.js';

let fixture: PushFixture;
let reach: PushReach;
beforeAll(async () => {
  fixture = await PushFixture.open();
  reach = fixture.platform.service('notification').app.get(PushReach, { strict: false });
});
afterAll(() => fixture.close());

it('nobody is reached by push who has no subscription', async () => {
  expect(await reach.of(aDriver().id)).toEqual({ isSubscribed: false, receiptAt: undefined });
});

it('a trial notice is silent, and its receipt shows that the phone is reached', async () => {
  const driver = aDriver();
  const phone = await fixture.phoneOf(driver);
  expect(await reach.of(driver.id)).toEqual({ isSubscribed: true, receiptAt: undefined });
  await reach.tryOut(driver.id);
  await fixture.pushed();
  const [trial] = fixture.messagesOf(phone);
  expect(trial).toMatchObject({ tag: 'trial', body: 'You get requests here', quiet: true });
  fixture.platform.clock.advance(2_000);
  await fixture.confirm(trial?.receipt ?? '');
  expect(await reach.of(driver.id)).toEqual({ isSubscribed: true, receiptAt: fixture.platform.clock.now() });
});

it('the newest receipt counts, and none of a session that is over', async () => {
  const driver = aDriver();
  const elsewhere = { ...driver, sessionId: aDriver().sessionId };
  const [phone, other] = [await fixture.phoneOf(driver), await fixture.phoneOf(elsewhere)];
  await reach.tryOut(driver.id);
  await fixture.pushed();
  const receiptOf = (one: typeof phone) => fixture.messagesOf(one)[0]?.receipt ?? '';
  await fixture.confirm(receiptOf(phone));
  const first = fixture.platform.clock.now();
  fixture.platform.clock.advance(2_000);
  await fixture.confirm(receiptOf(other));
  expect((await reach.of(driver.id)).receiptAt).toEqual(fixture.platform.clock.now());
  knownToAuth.endedSessions.add(elsewhere.sessionId);
  await fixture.platform.keyValue.raise(`session-ended:${elsewhere.sessionId}`, 1, 60_000);
  expect(await reach.of(driver.id)).toEqual({ isSubscribed: true, receiptAt: first });
});
