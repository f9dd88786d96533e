import type { Page } from 'playwright-core';
import { shown } from '../support/shown.js';
import type { WindowOptions } from '../support/window.js';
import { touch } from './network-actions.js';
import { pagesFetched } from './remote-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const NOT_LOADED = 'This part did not load. Try again.';
const PHONE = { width: 360, height: 740 };

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });

/** A page on a phone before any input: the toasts' code is not loaded yet. */
async function untouched(): Promise<Page> {
  const page = await fixture.visit('/rider/activity', { ...PHONE, as: PEOPLE.rider });
  await page.getByRole('heading', { name: 'Activity', level: 1 }).waitFor();
  return page;
}

describe('a page whose own script is missing', () => {
  it('reloads itself once, and works when the script is there then', async () => {
    const page = await fixture.window(PHONE);
    let tries = 0;
    // Kept: where the only interception is removed, the browser may forget a request that begins in that moment.
    await page.route('**/js/main.*.js', (route) => {
      tries += 1;
      return tries === 1 ? route.abort() : route.continue();
    });
    const fetched = pagesFetched(page);
    // The page reloads itself while it loads.
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(fetched.count).toBe(2);
  });

  it.each<[string, WindowOptions['language'], string, string]>([
    ['English', 'en', 'This page did not load. Please check your connection.', 'Retry'],
    ['Bangla', 'bn', 'পাতাটি লোড হয়নি। ইন্টারনেট সংযোগ দেখুন।', 'আবার চেষ্টা করুন'],
  ])('says so in %s when it is still missing, with Retry', async (_name, language, said, retry) => {
    const page = await fixture.window({ ...PHONE, ...(language && { language }) });
    await page.route('**/js/main.*.js', (route) => route.abort());
    await page.goto('/about');
    await page.getByRole('alert').getByText(said).waitFor();
    await page.unroute('**/js/main.*.js');
    await page.getByRole('button', { name: retry }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('code that fails to load when something is pressed', () => {
  it('stays usable and says so when the code of a dialog fails to load, and the next press opens it', async () => {
    const page = await fixture.visit('/', PHONE);
    await touch(page);
    await page.route('**/js/*.js', (route) => route.abort());
    const lost = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Menu' }).click();
    await lost;
    await page.getByText(NOT_LOADED).waitFor();
    await page.getByRole('button', { name: 'Menu', expanded: false }).waitFor();
    await page.unroute('**/js/*.js');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'FAQ' }).waitFor();
  });

  it('says so when the dialog library fails to load, even without the toasts’ code', async () => {
    const page = await untouched();
    const opener = page.getByRole('button', { name: 'Toggle sidebar' });
    await page.route('**/js/*.js', (route) => route.abort());
    await opener.click();
    const said = page.getByRole('alert').getByText(NOT_LOADED);
    await said.waitFor();
    await page.unroute('**/js/*.js');
    await opener.click();
    await page.getByRole('dialog', { name: 'Dashboard' }).getByRole('link', { name: 'Activity' }).waitFor();
    await shown(said).toHaveCount(0);
  });

  it.each([
    ['Toggle theme', 'Dark'],
    ['Account menu', 'Account'],
  ])('says so when the code of “%s” fails to load, even without the toasts’ code', async (name, entry) => {
    const page = await untouched();
    const opener = page.getByRole('button', { name });
    await page.route('**/js/*.js', (route) => route.abort());
    await opener.click();
    const said = page.getByRole('alert').getByText('The menu did not load. Try again.');
    await said.waitFor();
    await page.unroute('**/js/*.js');
    await opener.click();
    await page.getByRole('menu').getByText(entry, { exact: true }).waitFor();
    await shown(said).toHaveCount(0);
  });
});
