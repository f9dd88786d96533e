/** @matters a request that wakes a phone */
import { driverHttp } from '@pothik/contracts/driver';
import type { PushMessage } from '@pothik/contracts/notification';
import { RIDE_DEADLINE, rideHttp } from '@pothik/contracts/ride';
import { notificationRoutes } from '@pothik/contracts/routes';
import { PushServiceStandIn } from '@pothik/engines/testing';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/platform.js';
import { endRides, move, type People, peopleOf } from '../support/rides-in-states.js';
import { Scrape } from '../support/scrape.js';
import { PushedBrowser, WorkerFromOutside } from './push-actions.js';
import { PHONE, status } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const environment: Record<string, string> = { WEB_PUSH: 'on' };
let service: PushServiceStandIn;
beforeAll(async () => {
  service = await PushServiceStandIn.open();
  environment.PUSH_SERVICES = service.origin;
  environment.MANAGEMENT_PORT = String(await freePort());
});
const fixture = screenFixture({ own: 'pushes to a push service of the test', environment });
afterAll(() => service.close());

let people: People;
beforeAll(async () => {
  people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
});
afterEach(() => endRides(people));

const NOTE = 'Ring 01712345678 at the gate';
const ROUTE = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur Station', note: NOTE };
/** The rider's name, any phone, the note. */
const SECRET = /Nusrat|Jahan|\b01[3-9]\d{8}\b|gate/;

/** The rider asks the nearest car, once the driver is known to be free. */
const ask = () => eventually(() => people.rider.call(rideHttp.askNearest, { ...ROUTE, vehicleType: 'CAR' }));

const metrics = () => Scrape.of(Number(environment.MANAGEMENT_PORT));
/** Of messages that arrived, as phones told. */
const receipts = async (): Promise<number> => (await metrics()).valueOf('pothik_push_receipts_total') ?? 0;

/**
 * A driver goes ONLINE on a phone, which subscribes; then its page is closed and its worker stopped. Stubbed is the browser's own:
 * its permission, its subscription and the way of a decrypted message to the worker.
 */
async function sleepingPhone() {
  await people.driver.call(driverHttp.update, { id: people.driverId, availabilityStatus: 'OFFLINE' });
  const page = await fixture.window({ as: PEOPLE.driver, ...PHONE, worker: 'allow' });
  const context = page.context();
  const browser = await PushedBrowser.of(page, service);
  await page.goto('/driver/ride-request');
  const subscribed = page.waitForResponse(`**${notificationRoutes.subscribe.path}`);
  await page.getByRole('switch', { name: 'Availability' }).click();
  expect((await subscribed).ok()).toBe(true);
  const worker = await WorkerFromOutside.of(await context.newPage(), fixture.platform.url);
  await page.close();
  await worker.stop();

  /** Brings the message of this number, from 1, to the phone, which tells that it arrived. */
  async function take(number: number): Promise<PushMessage> {
    const before = await receipts();
    await eventually(async () => expect(browser.received()).toHaveLength(number));
    const message = browser.received().at(-1) ?? '';
    expect(message).not.toMatch(SECRET);
    await worker.deliver(message);
    await eventually(async () => expect(await receipts()).toBe(before + 1));
    return JSON.parse(message);
  }
  return { context, worker, take };
}

describe('a request to a driver whose phone sleeps', () => {
  it('wakes it, and is accepted on the page that it leads to, within a minute', async () => {
    const phone = await sleepingPhone();
    const { _id: rideId, answerBy } = await ask();
    const told = await phone.take(1);
    expect(told).toMatchObject({
      title: 'New ride request',
      body: 'Dhanmondi 27 – Kamalapur Station',
      until: answerBy,
    });
    // Where no notice can be tapped, its path is opened.
    const page = await phone.context.newPage();
    await page.goto(told.path);
    await page.getByRole('button', { name: 'Accept Nusrat Jahan' }).click();
    await status(page, 'ACCEPTED').waitFor();
    const { history } = await people.rider.call(rideHttp.getRide, { rideId });
    const [askedAt = 0, acceptedAt = 0] = history.map(({ at }) => Date.parse(at));
    expect(history).toMatchObject([{ to: 'REQUESTED' }, { to: 'ACCEPTED' }]);
    expect(acceptedAt - askedAt).toBeLessThan(RIDE_DEADLINE.pushedAnswerMs);
  });

  it('is quietly replaced when its rider cancels it', async () => {
    const phone = await sleepingPhone();
    const ride = await ask();
    const { tag } = await phone.take(1);
    await phone.worker.stop();
    await move(people.rider, ride, 'CANCELLED');
    expect(await phone.take(2)).toMatchObject({ tag, body: 'This request is over', quiet: true, stays: false });
  });
});

it.each(['keys-wrong', 'too-large', 'refused'])(
  'the first notice that a push service refuses is seen by the alert: %s is counted from 0 on',
  async (outcome) => expect((await metrics()).valueOf('pothik_push_sends_total', { outcome })).toBe(0),
);
