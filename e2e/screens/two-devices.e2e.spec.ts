/** Two devices of one person. Not of those that matter until “is up to date when the network is back” is steady after the others. */
import { rideHttp } from '@pothik/contracts/ride';
import { notificationRoutes } from '@pothik/contracts/routes';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { book } from '../support/people.js';
import { endRides, fareSet, type People, peopleOf, requested, wrongCodeOf } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { decide } from './admin-actions.js';
import { requestsPage } from './driver-actions.js';
import { callTo, cutOff } from './network-actions.js';
import { PHONE, status } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({ own: 'suspends a demonstration driver, and expects a rider who never rode' });
let people: People;

beforeAll(async () => {
  people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
});

afterEach(() => endRides(people));

const STREAM = callTo(`${notificationRoutes.stream.path}*`);
const currentRide = () => fixture.visit('/rider/current-ride', { as: PEOPLE.rider, ...PHONE });
const acceptButton = (page: Page) => page.getByRole('button', { name: /^Accept/ });

/** A second tab of the same browser. */
async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

/** Carries a command out and drops its answer, once. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    callTo(path),
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

describe('one’s own acts reach one’s other tabs and devices', () => {
  it('a rider books on one device, and the other shows the ride, without a notification', async () => {
    const other = await currentRide();
    await other.getByRole('heading', { name: 'No ride right now' }).waitFor();
    await book(people.rider, people.driverId);
    await status(other, 'REQUESTED').waitFor();
    await shown(other.getByRole('button', { name: /^Notifications, / })).toHaveCount(0);
  });

  it('a driver accepts in one tab, and neither the other tab nor the phone offers the request any more', async () => {
    await requested(people);
    const first = await requestsPage(fixture);
    const second = await anotherTab(first, '/driver/ride-request');
    const phone = await requestsPage(fixture);
    for (const page of [first, second, phone]) await acceptButton(page).waitFor();
    await acceptButton(first).click();
    for (const page of [first, second, phone]) {
      await status(page, 'ACCEPTED').waitFor();
      await shown(acceptButton(page)).toHaveCount(0);
    }
  });

  it('a wrong start code shows on the rider’s page at once, until it is locked', async () => {
    const ride = await fareSet(people);
    const page = await currentRide();
    const otp = await wrongCodeOf(people, ride);
    const mistype = () => people.driver.ask(rideHttp.verifyCode, { rideId: ride._id, otp });
    await status(page, 'ACCEPTED').waitFor();
    await mistype();
    await shown(page.getByText('Locked', { exact: true })).toHaveCount(0);
    for (let tried = 1; tried < 5; tried += 1) await mistype();
    await page
      .getByText(/locked/i)
      .first()
      .waitFor();
  });

  it('what one tab read is read in the other, and on the other device', async () => {
    await fareSet(people);
    const first = await fixture.visit('/about', { as: PEOPLE.rider });
    const second = await anotherTab(first, '/about');
    const phone = await fixture.visit('/about', { as: PEOPLE.rider, ...PHONE });
    const unread = (page: Page) => page.getByRole('button', { name: /^Notifications, \d+ unread/ });
    for (const page of [first, second, phone]) await unread(page).waitFor();
    await unread(first).click();
    for (const page of [first, second, phone]) await unread(page).waitFor({ state: 'detached' });
  });

  it('language and theme chosen in one tab are those of the other', async () => {
    const first = await fixture.visit('/about');
    const second = await anotherTab(first, '/faq');
    await first.getByRole('button', { name: 'Toggle theme' }).click();
    await first.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
    await second.locator('html[data-theme="dark"]').waitFor();
    await first.getByRole('button', { name: 'বাংলা' }).click();
    await second.locator('html[lang="bn"]').waitFor();
  });
});

describe('a page whose stream was cut', () => {
  it('is up to date when the network is back', async () => {
    const page = await currentRide();
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.context().setOffline(true);
    await book(people.rider, people.driverId);
    await page.context().setOffline(false);
    await status(page, 'REQUESTED').waitFor();
  });

  it('answers a stale press by what happened, and shows it', async () => {
    const window = await fixture.window({ as: PEOPLE.driver, ...PHONE });
    await requested(people);
    await window.route(STREAM, (route) => route.abort());
    await window.goto('/driver/ride-request');
    await acceptButton(window).waitFor();
    const current = await people.rider.call(rideHttp.currentRide, {});
    await people.rider.call(rideHttp.updateStatus, { rideId: current?._id ?? '', rideStatus: 'CANCELLED' });
    await acceptButton(window).click();
    await window.getByText('This ride is already over. Here is how it ended.').waitFor();
    await window.getByRole('heading', { name: 'No ride requests' }).waitFor();
  });
});

describe('after a lost answer', () => {
  it('the page shows what is true, and no error', async () => {
    await requested(people);
    const page = await requestsPage(fixture);
    await loseAnswer(page, '/ride/update-status/*');
    await acceptButton(page).click();
    await status(page, 'ACCEPTED').waitFor();
    await shown(page.getByText('Network Error')).toHaveCount(0);
  });
});

describe('two administrators', () => {
  it('who decide at once: the second sees who was first', async () => {
    const { driverId: id } = people;
    const second = await fixture.window({ as: PEOPLE.admin });
    await cutOff(second, `${notificationRoutes.stream.path}*`);
    await second.goto(`/admin/drivers/${id}`);
    await second.getByRole('button', { name: /^Suspend/ }).click();
    const first = await fixture.visit(`/admin/drivers/${id}`, { as: PEOPLE.superAdmin });
    await decide(first, first.getByRole('main'), 'Suspend', 'Suspend driver', 'Documents expired');
    const dialog = second.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Complaints of riders');
    await eventually(async () => {
      await dialog.getByRole('button', { name: /^Suspend/ }).click();
      await dialog.getByText(/was first: Driver suspended\.$/).waitFor({ timeout: 2_000 });
    });
  });
});
