import type { Page } from 'playwright-core';
import { shown } from '../support/shown.js';
import { touch } from './network-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const NOT_LOADED = 'This part did not load. Try again.';
const PHONE = { width: 360, height: 740 };

const fixture = screenFixture();

/** A page on a phone before any input: the toasts' code is not loaded yet. */
async function untouched(): Promise<Page> {
  const page = await fixture.visit('/rider/activity', { ...PHONE, as: PEOPLE.rider });
  await page.getByRole('heading', { name: 'Activity', level: 1 }).waitFor();
  return page;
}

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
