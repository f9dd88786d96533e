import type { ServerResponse } from 'node:http';
import { rideEvents } from '@pothik/contracts/ride';
import { rounds } from '@pothik/service-kit/testing';
import { knownToAuth } from '../testing/auth-stand-in.js';
import { aDriver, PushFixture } from '../testing/push-fixture.js';

const ROUNDS = rounds(500);

let fixture: PushFixture;
let instances: ReturnType<PushFixture['platform']['service']>[];
beforeAll(async () => {
  fixture = await PushFixture.open();
  const { platform } = fixture;
  instances = [platform.service('notification'), await platform.startInstance('notification')];
});
afterAll(() => fixture.close());

/** Runs a race as often as the rounds say; returns the rounds that ended wrong. */
async function wrongRounds(race: () => Promise<boolean>): Promise<number> {
  let wrong = 0;
  for (let round = 0; round < ROUNDS; round += 1) if (!(await race())) wrong += 1;
  return wrong;
}

it('a browser that subscribes twice at once has one subscription', async () => {
  const wrong = await wrongRounds(async () => {
    const [driver, phone] = [aDriver(), fixture.browser()];
    const answers = await Promise.all([fixture.subscribe(driver, phone), fixture.subscribe(driver, phone)]);
    const own = await fixture.subscriptions({ endpoint: phone.endpoint });
    return answers.every(({ status }) => status === 200) && own.length === 1 && own[0]?.personId === driver.id;
  });
  expect(wrong).toBe(0);
});

it('of two people on one browser one has it, with their own session, and the notices of nobody else', async () => {
  const wrong = await wrongRounds(async () => {
    const [people, phone] = [[aDriver(), aDriver()], fixture.browser()];
    const answers = await Promise.all(people.map((one) => fixture.subscribe(one, phone)));
    const [kept, ...more] = await fixture.subscriptions({ endpoint: phone.endpoint });
    const holder = people.find(({ id }) => id === kept?.personId);
    const rides = await Promise.all(people.map(async (one) => ({ one, ...(await fixture.request(one)) })));
    await fixture.pushed(instances);
    const tags = fixture.messagesOf(phone).map(({ tag }) => tag);
    const own = rides.filter(({ one }) => one === holder).map(({ ride }) => `ride:${ride.id}`);
    return (
      answers.every(({ status }) => status === 200) &&
      more.length === 0 &&
      kept?.sessionId === holder?.sessionId &&
      tags.join() === own.join()
    );
  });
  expect(wrong).toBe(0);
});

it('an event that is consumed twice is pushed once, whichever instance sends it', async () => {
  const wrong = await wrongRounds(async () => {
    const driver = aDriver();
    const phone = await fixture.phoneOf(driver);
    const { ride, eventId } = await fixture.request(driver);
    await fixture.platform.publish(rideEvents.rideRequested, { aggregateId: ride.id, payload: { ride }, id: eventId });
    await fixture.pushed(instances);
    return fixture.messagesOf(phone).length === 1 && (await fixture.jobs({ eventId })).length === 1;
  });
  expect(wrong).toBe(0);
});

it('a log-out against the sending ends the subscription, and nothing that happens after it is pushed', async () => {
  const wrong = await wrongRounds(async () => {
    const driver = { ...aDriver(), epoch: 1 };
    const phone = await fixture.phoneOf(driver);
    const logOut = async () => {
      knownToAuth.endedSessions.add(driver.sessionId);
      await fixture.platform.keyValue.raise(`session-ended:${driver.sessionId}`, 1, 3_600_000);
    };
    const first = await fixture.request(driver);
    await Promise.all([fixture.pushed(instances), logOut()]);
    const second = await fixture.request(driver);
    await fixture.pushed(instances);
    const tags = fixture.messagesOf(phone).map(({ tag }) => tag);
    const jobs = await fixture.jobs({ eventId: { $in: [first.eventId, second.eventId] } });
    return (
      tags.every((tag) => tag === `ride:${first.ride.id}`) &&
      jobs.every(({ end }) => end === 'sent' || end === 'gone') &&
      (await fixture.subscriptions({ endpoint: phone.endpoint })).length === 0
    );
  });
  expect(wrong).toBe(0);
});

it('a push service that leaves one notice without an answer delays no other', async () => {
  const [waiting, other] = [aDriver(), aDriver()];
  await fixture.phoneOf(waiting);
  const phone = await fixture.phoneOf(other);
  const held: ServerResponse[] = [];
  const isHeld = new Promise<void>((resolve) => {
    fixture.service.answerBy((_request, response) => resolve(void held.push(response)));
  });
  await fixture.request(waiting);
  await fixture.platform.settled();
  await fixture.sweep();
  await isHeld;
  fixture.service.answerBy();
  const arrived = new Promise<void>((resolve) => fixture.service.onPush(() => resolve()));
  await fixture.request(other);
  await fixture.platform.settled();
  await fixture.sweep();
  await arrived;
  expect(fixture.messagesOf(phone)).toHaveLength(1);
  expect(held.map(({ destroyed }) => destroyed)).toEqual([false]);
  for (const response of held) response.writeHead(201).end();
  await fixture.pushed(instances);
});
