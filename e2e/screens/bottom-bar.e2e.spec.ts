/** @matters the bottom bar of a phone */
import type { RideView } from '@pothik/contracts/ride';
import type { Locator, Page } from 'playwright-core';
import { approveAndGoOnline, book, logIn, newDriver, newRider } from '../support/people.js';
import { endRides, move, type People } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { fitsTheWidth } from './page-details.js';
import { PHONE } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();
const RIDER = 'sadia@bottom-bar.test';
const DRIVER = 'habib@bottom-bar.test';
const FINGER_PX = 44;
let people: People;

beforeAll(async () => {
  const rider = await newRider(fixture.platform, 'Sadia Islam', RIDER);
  const { visitor: driver, profile } = await newDriver(fixture.platform, 'Habib Mia', DRIVER);
  await approveAndGoOnline(await logIn(fixture.platform.url, PEOPLE.admin), driver, profile._id, rider);
  people = { rider, driver, driverId: profile._id };
});
afterEach(() => endRides(people));

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Places of work' });
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

/** Presses each place of the bar in turn; it leads where it says, and is marked there. */
async function visitAll(page: Page, places: readonly (readonly [place: string, path: string, title: string])[]) {
  await shown(bar(page).getByRole('link')).toHaveCount(places.length);
  for (const [place, path, title] of places) {
    const link = bar(page).getByRole('link', { name: place });
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER_PX);
    await link.click();
    await page.waitForURL((address) => address.pathname === path);
    await heading(page, title).waitFor();
    await shown(bar(page).locator('[aria-current=page]')).toHaveText(place);
  }
}

/** The end of the page stands above the bar. */
async function coversNothing(page: Page): Promise<void> {
  await page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })");
  const end = await page.locator('#root').boundingBox();
  const top = await bar(page).boundingBox();
  expect((end?.y ?? Number.NaN) + (end?.height ?? Number.NaN)).toBeLessThanOrEqual(top?.y ?? 0);
}

describe('the bottom bar of a phone', () => {
  it('leads a rider to the places of work, home among them, where nothing is advertised', async () => {
    const page = await fixture.visit('/', { as: RIDER, ...PHONE });
    await heading(page, 'Where to?').waitFor();
    await shown(page.getByRole('heading', { name: /cities in Bangladesh/ })).toHaveCount(0);
    await bar(page).waitFor();
    await coversNothing(page);
    await visitAll(page, [
      ['Activity', '/rider/activity', 'Activity'],
      ['Current Ride', '/rider/current-ride', 'No ride right now'],
      ['Account', '/profile', 'My Profile'],
      ['Home', '/', 'Where to?'],
    ]);
    await page.getByRole('link', { name: 'Become a driver' }).click();
    await page.waitForURL('**/driver/register');
  });

  it('leads a driver to requests, rides and earnings; home is the way to the dashboard', async () => {
    const page = await fixture.visit('/', { as: DRIVER, ...PHONE });
    await heading(page, 'Welcome, Habib Mia').waitFor();
    await shown(page.getByRole('heading', { name: /cities in Bangladesh/ })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
    await heading(page, 'All Request').waitFor();
    await visitAll(page, [
      ['Ride Completed', '/driver/ride-completed', 'Ride Completed'],
      ['Earnings', '/driver/earnings', 'Earnings'],
      ['Account', '/profile', 'My Profile'],
      ['All Request', '/driver/ride-request', 'All Request'],
    ]);
  });

  it('is absent on the pages of the ride, which have their dock', async () => {
    const ride = (await book(people.rider, people.driverId)) as RideView;
    await move(people.driver, ride, 'ACCEPTED');
    for (const [as, path] of [
      [RIDER, '/rider/current-ride'],
      [DRIVER, '/driver/ride-request'],
    ] as const) {
      const page = await fixture.visit(path, { as, ...PHONE });
      await page.locator('.ui-dock').waitFor();
      await shown(bar(page)).toHaveCount(0);
      await page.goto('/profile');
      await bar(page)
        .getByRole('link', { name: /open ride$/ })
        .click();
      await page.waitForURL(`**${path}`);
      await page.locator('.ui-dock').waitFor();
      await shown(bar(page)).toHaveCount(0);
    }
  });

  it('fits in Bangla at 320 px, and from 768 px the sidebar has its place', async () => {
    const page = await fixture.visit('/admin/rides', { as: PEOPLE.admin, language: 'bn', width: 320, height: 640 });
    const places = page.getByRole('navigation', { name: 'মূল জায়গা' });
    await places.waitFor();
    expect(await fitsTheWidth(page)).toBe(true);
    await page.setViewportSize({ width: 768, height: 900 });
    await shown(places).toHaveCount(0);
    await page.getByRole('navigation', { name: 'ড্যাশবোর্ড' }).waitFor();
  });
});
