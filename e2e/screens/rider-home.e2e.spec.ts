import { type RideView, rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { book, newRider } from '../support/people.js';
import { completed, endRides, move, type People, peopleOf, startCodeOf } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { fillBooking } from './get-ride-actions.js';
import { PHONE, status } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });
/** Two lines of a phone or more. */
const LONG_REASON = 'The road by the river is closed, and the way around it takes too long for you';
let people: People;

beforeAll(async () => {
  people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
});
afterEach(() => endRides(people));

describe('a signed-in rider’s home', () => {
  it('is the booking form itself: what else it needs follows what is written, and nothing typed is lost', async () => {
    await newRider(fixture.platform, 'Sadia Islam', 'sadia@rider-home.test');
    const page = await fixture.visit('/', { as: 'sadia@rider-home.test', ...PHONE });
    await page.getByRole('heading', { level: 1, name: 'Where to?' }).waitFor();
    await shown(page.getByRole('radio')).toHaveCount(0);
    await page.getByLabel('Pickup location').fill('Dhanmondi 27');
    await page.reload();
    await shown(page.getByLabel('Pickup location')).toHaveValue('Dhanmondi 27');
    await fillBooking(page, 'Abdul Karim');
    await page.getByRole('button', { name: 'Ask Abdul for a ride' }).click();
    await page.waitForURL('**/rider/current-ride');
    await page.getByRole('heading', { name: 'Asking Abdul' }).waitFor();
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Open your ride' }).click();
    await status(page, 'REQUESTED').waitFor();
  });

  it('has the last trips, each one tap away', async () => {
    await completed(people);
    const page = await fixture.visit('/', { as: PEOPLE.rider, ...PHONE });
    const trips = page.getByRole('region', { name: 'Recent trips' });
    await trips.getByRole('button', { name: /^Kamalapur Station from Dhanmondi 27/ }).click();
    await shown(page.getByLabel('Pickup location')).toHaveValue('Dhanmondi 27');
    await shown(page.getByLabel('Drop location')).toHaveValue('Kamalapur Station');
  });

  it('visitors keep the hero, whose ticket is marked as an example and names nobody, whole at every width', async () => {
    const page = await fixture.visit('/', { width: 1280, height: 800 });
    await page.getByText('An example', { exact: true }).waitFor();
    await shown(page.getByRole('main').getByText('Rafiqul')).toHaveCount(0);
    for (const width of [320, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await page.locator('.shell-hero > .ui-hero-art').boundingBox();
      expect(Math.abs((box?.width ?? 0) / (box?.height ?? 1) - 4)).toBeLessThan(0.1);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }
  });

  it.each([768, 800, 848])('the header stands on one line in Bangla at %d px', async (width) => {
    for (const as of [undefined, PEOPLE.rider]) {
      const page = await fixture.visit('/about', { ...(as ? { as } : {}), language: 'bn', width, height: 800 });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await eventually(async () => expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(75));
    }
  });
});

describe('a ride under way', () => {
  const chip = (page: Page, words: string) => page.getByRole('link', { name: `Your ride: ${words}` });

  it('is present on every page: a chip, the tab’s title, and a toast when it changes', async () => {
    const mina = await newRider(fixture.platform, 'Mina Akter', 'mina@rider-home.test');
    const page = await fixture.visit('/about', { as: 'mina@rider-home.test', ...PHONE });
    const ride = await book(mina, people.driverId);
    await page.reload();
    await chip(page, 'Asking Abdul').waitFor();
    await shown(page).toHaveTitle('Asking Abdul · About · Pothik');
    await move(people.driver, ride, 'ACCEPTED');
    await page.getByText('Your driver accepted the ride').waitFor();
    // It may stand above the chip, and stays while the pointer rests on it.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await chip(page, 'Abdul is on the way').click();
    await page.waitForURL('**/rider/current-ride');
    await shown(page).toHaveTitle('Abdul is on the way · Current Ride · Pothik');
    await page.getByRole('button', { name: 'Yes, with sound' }).click();
    await page.getByRole('switch', { name: 'Sound when your ride changes', checked: true }).waitFor();
    await page.goto('/rider/activity');
    await chip(page, 'Abdul is on the way').waitFor();
    await people.driver.call(rideHttp.setFare, { rideId: ride._id, fare: 220 });
    await page.getByText(/^Your driver set the fare/).waitFor();
    await move(people.driver, ride, 'CANCELLED', 'The road is closed');
    await shown(chip(page, 'Abdul is on the way')).toHaveCount(0);
  });

  it('asks a rider without a phone number for it once, while the driver comes, with the reason why', async () => {
    const rina = await newRider(fixture.platform, 'Rina Begum', 'rina@rider-home.test');
    await move(people.driver, await book(rina, people.driverId), 'ACCEPTED');
    const page = await fixture.visit('/rider/current-ride', { as: 'rina@rider-home.test', ...PHONE });
    await page.getByText(/^Abdul can call you when you do not find each other/).waitFor();
    await page.getByRole('link', { name: 'Add it' }).click();
    await page.getByRole('dialog').getByLabel('Phone').fill('01711000123');
    await page.getByRole('dialog').getByRole('button', { name: 'Update Profile' }).click();
    await page.getByText('Profile updated successfully.').waitFor();
    await chip(page, 'Abdul is on the way').click();
    await page.getByRole('button', { name: 'Cancel ride' }).waitFor();
    await shown(page.getByText('Your phone number?')).toHaveCount(0);
  });

  it.each(['en', 'bn'] as const)(
    '%s: its answer stands above the dock of a phone without scrolling',
    async (language) => {
      const page = await fixture.window({ as: PEOPLE.rider, language, ...PHONE });
      const ride = (await book(people.rider, people.driverId)) as RideView;
      await page.goto('/rider/current-ride');
      await isAbove(page, '.rider-meter');
      await move(people.driver, ride, 'ACCEPTED');
      await people.driver.call(rideHttp.setFare, { rideId: ride._id, fare: 220 });
      await page.locator('data[value="220"]').waitFor();
      await isAbove(page, '.ui-ticket-halves');
      await people.driver.call(rideHttp.verifyCode, { rideId: ride._id, otp: await startCodeOf(people, ride) });
      await page.locator('.rider-good').waitFor();
      await isAbove(page, '.ui-ticket-halves');
      await move(people.driver, ride, 'IN TRANSIT');
      await isAbove(page, '.ui-ticket-halves');
      await move(people.driver, ride, 'COMPLETED');
      await isAbove(page, '.rider-sum');
    },
  );

  it.each([
    ['en', 'REJECTED'],
    ['bn', 'REJECTED'],
    ['en', 'CANCELLED'],
    ['bn', 'CANCELLED'],
  ] as const)('%s: the reason of a %s ride stands there too', async (language, ending) => {
    const page = await fixture.window({ as: PEOPLE.rider, language, ...PHONE });
    const ride = (await book(people.rider, people.driverId)) as RideView;
    if (ending === 'CANCELLED') await move(people.driver, ride, 'ACCEPTED');
    await page.goto('/rider/current-ride');
    await move(people.driver, ride, ending, LONG_REASON);
    await page.getByText(LONG_REASON).waitFor();
    await isAbove(page, '.ui-note');
  });
});

/** Whether this part ends above the fixed actions, unscrolled, under a heading of two lines at most. */
async function isAbove(page: Page, part: string): Promise<void> {
  const bottomOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  await page.locator(part).first().waitFor();
  await eventually(async () => {
    expect(await page.evaluate<number>('scrollY')).toBe(0);
    const dock = await page.locator('.ui-dock').boundingBox();
    expect(await bottomOf(part)).toBeLessThanOrEqual(dock?.y ?? 0);
    const lines = await page
      .getByRole('main')
      .locator('h1')
      .evaluate(
        (title) =>
          title.clientHeight / Number.parseFloat(title.ownerDocument.defaultView.getComputedStyle(title).lineHeight),
      );
    expect(lines).toBeLessThan(2.5);
  });
}
