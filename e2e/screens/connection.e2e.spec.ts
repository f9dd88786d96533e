/** @matters a lost connection */
import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import type { Page, Route } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { approveAndGoOnline, book, logIn, newDriver, newRider } from '../support/people.js';
import type { People } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({
  own: 'restarts the platform and reads the seeded month',
  demonstration: 'with seeded rides',
});

const RIDER = 'rahima@connection.test';
const DRIVER = 'karim@connection.test';
const OFFLINE = 'No connection. What you see may be old.';
let people: People;

beforeAll(async () => {
  const rider = await newRider(fixture.platform, 'Rahima Khatun', RIDER);
  const { visitor: driver, profile } = await newDriver(fixture.platform, 'Karim Mia', DRIVER);
  await approveAndGoOnline(await logIn(fixture.platform.url, PEOPLE.admin), driver, profile._id, rider);
  people = { rider, driver, driverId: profile._id };
});

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'What you see may be old.' });
const asking = (page: Page) => page.getByRole('heading', { name: 'Asking Karim' });
const coming = (page: Page) => page.getByRole('heading', { name: 'Karim is on the way' });

/** Marks the page: a reload would remove the mark. */
const mark = (page: Page) => page.evaluate('globalThis.marked = true');
const isMarked = (page: Page) => page.evaluate<boolean>('globalThis.marked === true');

const move = (who: 'rider' | 'driver', rideId: string, rideStatus: 'ACCEPTED' | 'REJECTED' | 'CANCELLED') =>
  people[who].call(rideHttp.updateStatus, {
    rideId,
    rideStatus,
    ...(rideStatus === 'ACCEPTED' ? {} : { reason: 'The rain has stopped' }),
  });

describe('a lost connection', () => {
  it('is shown while it lasts, and the page catches up by itself afterwards', async () => {
    const { _id } = await book(people.rider, people.driverId);
    const page = await fixture.visit('/rider/current-ride', { as: RIDER, width: 360, height: 740 });
    await asking(page).waitFor();
    await mark(page);
    await page.context().setOffline(true);
    await page.getByRole('status').filter({ hasText: OFFLINE }).waitFor();
    // Chromium leaves an open stream alone now and then: what the page shows meanwhile is not looked at.
    await move('driver', _id, 'ACCEPTED');
    await page.context().setOffline(false);
    await banner(page).waitFor({ state: 'detached' });
    await coming(page).waitFor();
    await eventually(async () => expect(await isMarked(page)).toBe(true));
    await move('rider', _id, 'CANCELLED');
  });

  it('is shown to visitors too, in the header of every public page', async () => {
    const page = await fixture.visit('/faq');
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('banner').getByText(OFFLINE).waitFor();
    await page.context().setOffline(false);
    await banner(page).waitFor({ state: 'detached' });
  });

  it('of the live stream is shown only when it lasts, and recovers without a reload', async () => {
    const page = await fixture.window({ as: RIDER });
    await page.route('**/notification/stream*', (route) => route.abort());
    await page.goto('/rider/activity');
    const line = page.getByRole('status').filter({ hasText: 'Connecting again…' });
    await line.waitFor({ state: 'attached' });
    const { animationDelay } = await line.evaluate((banner) =>
      banner.ownerDocument.defaultView.getComputedStyle(banner),
    );
    expect(animationDelay).toBe('4s');
    await mark(page);
    await page.unroute('**/notification/stream*');
    await line.waitFor({ state: 'detached' });
    await eventually(async () => expect(await isMarked(page)).toBe(true));
  });

  it("“Logout failure: 'Logout failed'.” The user stays signed in and can try again", async () => {
    const page = await fixture.visit('/about', { as: RIDER });
    await page.route('**/auth/logout', (route) => route.abort());
    const logOut = async () => {
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Log Out' }).click();
    };
    await logOut();
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByText('Logout failed')
      .waitFor();
    await page.unroute('**/auth/logout');
    await logOut();
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).waitFor();
  });
});

describe('“Cache groups: User, Driver, CurrentRide, RideRequest.” Changes appear without a reload', () => {
  it('User: a new name appears in the account menu', async () => {
    const page = await fixture.visit('/profile', { as: 'rider3@pothik.test' });
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await mark(page);
    await page.getByLabel('Name').fill('Farzana Begum');
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await page.getByRole('main').getByText('Farzana Begum').waitFor();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menu').getByText('Farzana Begum').waitFor();
    await eventually(async () => expect(await isMarked(page)).toBe(true));
  });

  it('Driver: a driver who goes OFFLINE leaves the riders’ list, and returns to it when ONLINE', async () => {
    const page = await fixture.visit('/?get-ride=1', { as: RIDER });
    const choice = page.getByRole('dialog', { name: 'Get Ride' }).getByRole('radio', { name: /Karim Mia/ });
    await choice.waitFor();
    await mark(page);
    const turn = (availabilityStatus: 'ONLINE' | 'OFFLINE') =>
      people.driver.call(driverHttp.update, { id: people.driverId, availabilityStatus });
    await turn('OFFLINE');
    await choice.waitFor({ state: 'detached' });
    await turn('ONLINE');
    await choice.waitFor();
    await eventually(async () => expect(await isMarked(page)).toBe(true));
  });

  it('RideRequest and CurrentRide: the driver sees a new request, and the rider the answer', async () => {
    const riding = await fixture.visit('/rider/current-ride', { as: RIDER });
    await riding.getByRole('main').getByRole('heading').first().waitFor();
    await shown(coming(riding)).toHaveCount(0);
    const driving = await fixture.visit('/driver/ride-request', { as: DRIVER });
    await driving.getByRole('heading', { name: 'No ride requests' }).waitFor();
    await Promise.all([mark(riding), mark(driving)]);
    const { _id } = await book(people.rider, people.driverId);
    await driving.getByRole('button', { name: /^Accept/ }).click();
    await coming(riding).waitFor();
    await driving.getByLabel('Fare in BDT').waitFor();
    for (const page of [riding, driving]) await eventually(async () => expect(await isMarked(page)).toBe(true));
    await move('rider', _id, 'CANCELLED');
    await driving.getByRole('heading', { name: 'No ride requests' }).waitFor();
  });
});

describe('cached data', () => {
  const rides = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Ride of/ });

  it('“Cached data kept 60 seconds after last use.”', async () => {
    const page = await fixture.window({ as: PEOPLE.rider });
    await page.clock.install();
    await page.goto('/rider/activity');
    await rides(page).first().waitFor();
    const unanswered: Route[] = [];
    let isHeld = true;
    // Those of the list: the home page asks for recent trips too.
    await page.route(/\/ride\/rides\?.*\bpage=/, (route) => (isHeld ? void unanswered.push(route) : route.continue()));
    const leaveFor = async (milliseconds: number) => {
      await page.getByRole('link', { name: 'Pothik, home' }).click();
      await page.getByRole('heading', { name: 'Where to?' }).waitFor();
      await page.clock.fastForward(milliseconds);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor();
    };
    await leaveFor(57_000);
    await rides(page).first().waitFor();
    await eventually(async () => expect(unanswered).toHaveLength(1));
    await leaveFor(60_000);
    await eventually(async () => expect(unanswered).toHaveLength(2));
    await shown(rides(page)).toHaveCount(0);
    // The list may have asked once more since: whichever it waits for is answered.
    isHeld = false;
    for (const route of unanswered) await route.continue();
    await rides(page).first().waitFor();
  });
});
