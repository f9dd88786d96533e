/** @matters what people are notified of */
import { NOTIFICATION_KIND, NOTIFICATION_PAGE, type notificationHttp } from '@pothik/contracts/notification';
import type { Data } from '@pothik/contracts/platform';
import { type RideView, rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { approveAndGoOnline, logIn, newDriver, newRider } from '../support/people.js';
import { fareSet, type People, pickedUp, requested } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });

const RIDER = 'rahima@bell.test';
const DRIVER = 'karim@bell.test';
let people: People;
let ride: RideView;

beforeAll(async () => {
  const rider = await newRider(fixture.platform, 'Rahima Khatun', RIDER);
  const { visitor: driver, profile } = await newDriver(fixture.platform, 'Karim Mia', DRIVER);
  people = { rider, driver, driverId: profile._id };
  await approveAndGoOnline(await logIn(fixture.platform.url, PEOPLE.admin), driver, profile._id, rider);
  ride = await fareSet(people);
});

const button = (page: Page, unread = 0) =>
  page.getByRole('button', { name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications', exact: true });
const anyNotificationList = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const line = (page: Page, words: string | RegExp) => panel(page).getByRole('link', { name: words });
const at = (page: Page, path: string) => page.waitForURL((address) => address.pathname === path);

/** Opens the panel and follows the line that leads to a path: its href is final once the ride's status is loaded. */
async function follow(page: Page, words: string | RegExp, path: string): Promise<void> {
  await anyNotificationList(page).click();
  await line(page, words)
    .and(page.locator(`[href="${path}"]`))
    .first()
    .click();
  await at(page, path);
  await panel(page).waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('heading').first().waitFor();
}

describe('the notifications of a rider', () => {
  it('are one row for a ride, which says the newest, counted unread once, and read once seen', async () => {
    const page = await fixture.visit('/about', { as: RIDER, width: 360, height: 740 });
    await button(page, 1).click();
    const lines = panel(page).getByRole('link');
    await lines.first().waitFor();
    const words = (await lines.allInnerTexts()).map((each) => each.replace(/\s+/g, ' '));
    expect(words).toEqual([
      expect.stringMatching(/^New: Your driver set the fare: ৳ 220 Dhanmondi 27 – Kamalapur Station/),
    ]);
    await page.keyboard.press('Escape');
    await button(page).and(page.locator(':focus')).waitFor();
    await page.reload();
    await button(page).waitFor();
    await button(page).click();
    expect((await lines.allInnerTexts()).join()).not.toContain('New:');
  });

  it('lead to the current-ride page while the ride is open, and to its receipt afterwards', async () => {
    const page = await fixture.visit('/about', { as: RIDER });
    await follow(page, /set the fare/, '/rider/current-ride');
    const live = page.waitForResponse('**/notification/stream*');
    await page.goto('/about');
    await live;
    const reason = 'The road is closed';
    await people.driver.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus: 'CANCELLED', reason });
    await button(page, 1).waitFor();
    await page.getByRole('status').filter({ hasText: 'New notification, 1 unread' }).waitFor({ state: 'attached' });
    await anyNotificationList(page).click();
    await line(page, /Your driver cancelled the ride/)
      .getByText(`“${reason}”`)
      .waitFor();
    await page.keyboard.press('Escape');
    await follow(page, /Your driver cancelled the ride/, `/rider/rides/${ride._id}`);
  });

  it('are read when the ride’s page showed them live, reloads included, and not when it was out of sight', async () => {
    const rider = await newRider(fixture.platform, 'Nasima Begum', 'nasima@bell.test');
    const { _id: rideId } = await requested({ ...people, rider });
    const page = await fixture.window({ as: 'nasima@bell.test', width: 360, height: 740 });
    const live = page.waitForResponse('**/notification/stream*');
    await page.goto('/rider/current-ride');
    await live;
    await page.getByRole('main').getByText('Karim Mia').first().waitFor();
    const read = page.waitForResponse('**/notification/read');
    await people.driver.call(rideHttp.updateStatus, { rideId, rideStatus: 'ACCEPTED' });
    expect((await read).request().postDataJSON()).toEqual({ upTo: 1, rideId });
    const list = page.waitForResponse('**/notification/feed');
    await page.goto('/about');
    await list;
    await button(page).waitFor();
    await people.driver.call(rideHttp.setFare, { rideId, fare: 220 });
    await button(page, 1).click();
    await shown(panel(page).getByRole('link')).toHaveText([/^New: Your driver set the fare: ৳\s220/]);
  });

  it('say what will appear there while the list is empty', async () => {
    await newRider(fixture.platform, 'Sabina Yasmin', 'sabina@bell.test');
    const page = await fixture.visit('/about', { as: 'sabina@bell.test' });
    await button(page).click();
    await panel(page).getByRole('heading', { name: 'No notifications yet' }).waitFor();
  });
});

describe('the notifications of a driver', () => {
  it('lead to the requests, to a finished ride, and to the driver’s own profile', async () => {
    const page = await fixture.visit('/about', { as: DRIVER });
    await follow(page, /A rider asks you for a ride/, '/driver/ride-request');
    await follow(page, /You are approved as a driver/, '/profile');
    const { _id } = await fareSet(people);
    await follow(page, /A rider asks you for a ride/, '/driver/ride-request');
    await people.rider.call(rideHttp.updateStatus, { rideId: _id, rideStatus: 'CANCELLED', reason: 'I found my bag' });
    await follow(page, /The rider cancelled the ride/, `/driver/rides/${_id}`);
  });
});

type NotificationList = Data<typeof notificationHttp.feed>;

/** Adds the notification of a ride that has been under way for six hours, without waiting that long. */
async function addOverdueNotification(page: Page): Promise<void> {
  const { pickupLocation, dropLocation, _id: subjectId } = ride;
  const facts = { status: 'IN TRANSIT', fare: 220, driverId: people.driverId, pickupLocation, dropLocation };
  await page.route('**/notification/feed', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: NotificationList };
    const number = body.data.last + 1;
    body.data.entries.push({
      number,
      kind: NOTIFICATION_KIND.RIDE_OVERDUE,
      subjectId,
      facts,
      words: { en: 'A ride has been going on for six hours', bn: 'একটি রাইড ছয় ঘণ্টা ধরে চলছে' },
      leadsTo: { page: NOTIFICATION_PAGE.DRIVER, id: people.driverId },
      at: new Date().toISOString(),
    });
    body.data.last = number;
    await route.fulfill({ response, json: body });
  });
}

describe('the notifications of an administrator', () => {
  it('lead to their driver or to the incidents', async () => {
    const { _id: rideId } = await pickedUp(people);
    await people.driver.call(rideHttp.sendSos, { rideId });
    const page = await fixture.window({ as: PEOPLE.admin });
    await addOverdueNotification(page);
    await page.goto('/about');
    const driver = `/admin/drivers/${people.driverId}`;
    await follow(page, /A ride has been going on for six hours/, driver);
    await page.getByRole('heading', { name: 'Karim Mia' }).waitFor();
    await follow(page, /An SOS was raised/, '/admin/sos');
    await page.getByText('Raised by the driver').first().waitFor();
    await follow(page, /A new driver waits for approval/, driver);
    await anyNotificationList(page).click();
    await panel(page).getByRole('listitem').first().waitFor();
    const withoutLink = panel(page)
      .getByRole('listitem')
      .filter({ hasNot: page.getByRole('link') });
    await shown(withoutLink).toHaveCount(0);
  });
});

describe('notifications that cannot be loaded', () => {
  const FAILED = 'Your notifications did not load';

  it('the first press while offline says so, closes by key, and Retry opens the panel', async () => {
    const page = await fixture.visit('/about', { as: 'rider2@pothik.test', width: 360, height: 740 });
    await anyNotificationList(page).waitFor();
    await page.context().setOffline(true);
    await page.getByText('No connection. What you see may be old.').waitFor();
    await anyNotificationList(page).click();
    const said = page.getByRole('alert').filter({ hasText: FAILED });
    await said.waitFor();
    const { x = -1, width = 999 } = (await said.boundingBox()) ?? {};
    expect(x >= 0 && x + width <= 360).toBe(true);
    await page.keyboard.press('Escape');
    await said.waitFor({ state: 'detached' });
    await anyNotificationList(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await said.waitFor();
    await page.context().setOffline(false);
    await said.getByRole('button', { name: 'Retry' }).click();
    await panel(page).getByRole('heading', { name: 'No notifications yet' }).waitFor();
    await page.keyboard.press('Escape');
    await anyNotificationList(page).and(page.locator(':focus')).waitFor();
  });

  it('a failed list of notifications offers Retry', async () => {
    const page = await fixture.window({ as: 'rider3@pothik.test' });
    const body = { success: false, code: 'platform/unexpected', message: 'Something went wrong', requestId: 'r1' };
    await page.route('**/notification/feed', (route) => route.fulfill({ status: 500, json: body }));
    await page.goto('/about');
    await anyNotificationList(page).click();
    const said = panel(page).getByRole('alert').filter({ hasText: FAILED });
    await said.waitFor();
    await page.unroute('**/notification/feed');
    await said.getByRole('button', { name: 'Retry' }).click();
    await shown(said).toHaveCount(0);
    await panel(page).getByRole('heading', { name: 'No notifications yet' }).waitFor();
  });
});
