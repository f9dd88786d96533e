/** @matters a part of the web that does not load */
import type { Page, Route } from 'playwright-core';
import { shown } from '../support/shown.js';
import { holdBack, touch } from './network-actions.js';
import {
  BROWSERS_WORD_ON_MISSING_CODE,
  entryOf,
  failure,
  filesOf,
  gone,
  oldFilesOf,
  openOldRelease,
  pagesFetched,
  retry,
} from './remote-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const HTML = { contentType: 'text/html', body: '<!doctype html><title>Maintenance</title>' };
const PHONE = { width: 360, height: 740 };

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, level: 1 });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

/** Header, sidebar and public pages belong to the shell: they work even when a remote fails. */
async function restWorks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  await sidebar(page).getByRole('link', { name: 'Activity' }).waitFor();
  await page.getByRole('link', { name: 'Pothik, home' }).first().click();
  await page.getByRole('link', { name: 'FAQ' }).click();
  await heading(page, 'FAQ').waitFor();
  await page.goBack();
  await page.goBack();
}

describe('a remote that fails to load', () => {
  it.each<[string, (route: Route) => Promise<void>]>([
    ['is out of reach', (route) => route.abort()],
    ['is down (503)', (route) => route.fulfill({ status: 503, body: '' })],
    ['answers a page instead of its code', (route) => route.fulfill(HTML)],
  ])(
    'and %s shows Retry inside the layout; the rest works, and Retry opens the page once it recovers',
    async (_how, answer) => {
      const page = await fixture.window({ as: PEOPLE.rider });
      const fetched = pagesFetched(page);
      await page.route(filesOf('rider'), answer);
      await page.goto('/rider/activity');
      await retry(page).waitFor();
      await restWorks(page);
      await retry(page).click();
      await shown(retry(page)).toBeEnabled();
      await page.unroute(filesOf('rider'));
      await retry(page).click();
      await heading(page, 'Activity').waitFor();
      await shown(failure(page)).toHaveCount(0);
      expect(fetched.count).toBe(1);
    },
  );

  it('because its code throws shows Retry, and another area opens', async () => {
    const page = await fixture.window({ as: PEOPLE.rider });
    await page.route(entryOf('rider'), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw new Error('A broken release');" }),
    );
    await page.goto('/rider/activity');
    await retry(page).waitFor();
    await page.goto('/driver/register');
    await page.getByLabel('Brand').waitFor();
    await page.goto('/rider/activity');
    await retry(page).waitFor();
    await page.unroute(entryOf('rider'));
    await retry(page).click();
    await heading(page, 'Activity').waitFor();
    const complaints = await fixture.closeWindows();
    expect(new Set(complaints)).toEqual(new Set(['error: A broken release']));
  });

  it('within 8 seconds shows Retry, which loads it once it is fast again', async () => {
    const page = await fixture.window({ as: PEOPLE.rider });
    await page.clock.install();
    const held = await holdBack(page, filesOf('rider'));
    await page.goto('/rider/activity');
    await held.arrived();
    await page.getByRole('status', { name: 'Loading the page' }).waitFor();
    await page.clock.fastForward(8_000);
    await retry(page).waitFor();
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
    await held.letGo();
    await retry(page).click();
    await heading(page, 'Activity').waitFor();
  });

  it('because of one slow page shows Retry within 8 seconds too, which loads the page once it is fast again', async () => {
    const page = await fixture.window({ as: PEOPLE.rider });
    await page.clock.install();
    await page.goto('/rider/activity');
    await heading(page, 'Activity').waitFor();
    const held = await holdBack(page, filesOf('rider'));
    await sidebar(page).getByRole('link', { name: 'Ride Completed' }).click();
    await held.arrived();
    await page.clock.fastForward(8_000);
    await retry(page).waitFor();
    await restWorks(page);
    await held.letGo();
    await retry(page).click();
    await heading(page, 'Ride Completed').waitFor();
  });

  it('gives a driver one Retry in the page and a small one in place of SOS and the switch', async () => {
    const page = await fixture.window({ as: PEOPLE.driver });
    await page.route(filesOf('driver'), (route) => route.abort());
    await page.goto('/driver/ride-completed');
    await retry(page).waitFor();
    const actions = page.getByRole('complementary').getByRole('button', { name: 'Retry' });
    await actions.waitFor();
    await page.unroute(filesOf('driver'));
    await actions.click();
    await page.getByRole('complementary').getByRole('switch').waitFor();
    await retry(page).click();
    await heading(page, 'Ride Completed').waitFor();
  });

  it('leaves the Get Ride dialog open with Retry, over a home page that works', async () => {
    const page = await fixture.window({ ...PHONE, as: PEOPLE.rider });
    await page.route(filesOf('rider'), (route) => route.abort());
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Get Ride' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Get Ride' });
    await dialog.getByRole('button', { name: 'Retry' }).waitFor();
    await page.unroute(filesOf('rider'));
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await dialog.getByLabel('Pickup location').waitFor();
  });
});

describe('a page that is open during a release', () => {
  it('reloads itself once when the entry of a remote it has not loaded is gone, and typed text survives', async () => {
    const page = await fixture.window({ as: PEOPLE.rider });
    const { releaseTheNew } = await openOldRelease(page, 'rider');
    await page.goto('/driver/register');
    await page.getByLabel('Brand').fill('Bajaj');
    await releaseTheNew();
    const fetched = pagesFetched(page);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await heading(page, 'No ride right now').waitFor();
    expect(fetched.count).toBe(1);
    await page.goBack();
    await page.getByLabel('Brand').waitFor();
    await shown(page.getByLabel('Brand')).toHaveValue('Bajaj');
  });

  it('finds the new release by Retry, without a reload, when the old one is unreachable', async () => {
    const page = await fixture.window({ as: PEOPLE.rider });
    const { releaseTheNew } = await openOldRelease(page, 'rider');
    await page.goto('/driver/register');
    await page.getByLabel('Brand').waitFor();
    await releaseTheNew();
    await page.route(oldFilesOf('rider'), (route) => route.abort());
    const fetched = pagesFetched(page);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await retry(page).click();
    await heading(page, 'No ride right now').waitFor();
    expect(fetched.count).toBe(0);
  });

  it('reloads itself once when a page of a loaded remote is gone', async () => {
    const page = await fixture.window({ as: PEOPLE.rider });
    const { releaseTheNew } = await openOldRelease(page, 'rider');
    await page.goto('/rider/activity');
    await heading(page, 'Activity').waitFor();
    await releaseTheNew();
    const fetched = pagesFetched(page);
    await sidebar(page).getByRole('link', { name: 'Ride Completed' }).click();
    await heading(page, 'Ride Completed').waitFor();
    await shown(failure(page)).toHaveCount(0);
    expect(fetched.count).toBe(1);
    for (const complaint of await fixture.closeWindows()) expect(complaint).toMatch(BROWSERS_WORD_ON_MISSING_CODE);
  });

  it('reloads itself when a remote needs a newer kit than that of the replaced shell', async () => {
    const page = await fixture.window({ as: PEOPLE.rider });
    let old = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && new URL(request.url()).pathname.startsWith('/rider')) old = false;
    });
    await page.goto('/about');
    await heading(page, 'About').waitFor();
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/\/main\.\w+\./, '/main.fedcba98.') });
    });
    await page.route(entryOf('rider'), async (route) => {
      if (!old) return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/requiredVersion:"\^1[^"]*"/g, 'requiredVersion:"^1.9.0"');
      return route.fulfill({ response, body });
    });
    const fetched = pagesFetched(page);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await heading(page, 'No ride right now').waitFor();
    expect(fetched.count).toBe(1);
  });

  it('reloads itself only once for the same missing code; then the layout shows Retry', async () => {
    const page = await fixture.visit('/');
    await touch(page);
    let missing: string | undefined;
    await page.route('**/js/*.js', (route) => {
      missing ??= route.request().url();
      return route.request().url() === missing ? gone(route) : route.continue();
    });
    const fetched = pagesFetched(page);
    await page.getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL('**/faq', { waitUntil: 'load' });
    await retry(page).click();
    await shown(retry(page)).toBeEnabled();
    expect(fetched.count).toBe(1);
    await page.unroute('**/js/*.js');
    await retry(page).click();
    await heading(page, 'FAQ').waitFor();
    expect(fetched.count).toBe(1);
  });
});
