import type { Page, Route } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { shown } from '../support/shown.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });

const PHONE = { width: 360, height: 740 };
const header = (page: Page) => page.getByRole('banner');
const navigationOf = (page: Page) => header(page).getByRole('navigation', { name: 'Main' });

/** Waits for the sections below the hero of the home page, which make the page long. */
const drawn = (page: Page) => page.getByRole('heading', { name: '23+ cities in Bangladesh' }).waitFor();

async function openMobileMenu(page: Page) {
  await header(page).getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  return menu;
}

const linesOf = (menu: ReturnType<Page['getByRole']>) =>
  menu.getByRole('navigation').evaluate((navigation) => {
    const lines: { textContent: string }[] = [...navigation.querySelectorAll('a, button')];
    return lines.map(({ textContent }) => textContent);
  });

/** Said where somebody else, or another tab, has logged out. */
const LOGGED_OUT = 'You were logged out, in another tab or on another device.';

describe('the header', () => {
  it('“Navigation: Home, About, FAQ, Contact.” leads to the four pages and marks the current one', async () => {
    const page = await fixture.visit('/');
    for (const [name, path] of [
      ['About', '/about'],
      ['FAQ', '/faq'],
      ['Contact', '/contact'],
      ['Home', '/'],
    ] as const) {
      await navigationOf(page).getByRole('link', { name, exact: true }).click();
      await page.waitForURL((address) => address.pathname === path);
      const present = navigationOf(page).locator('[aria-current="page"]');
      await present.filter({ hasText: name }).waitFor();
      await shown(present).toHaveCount(1);
    }
    await shown(navigationOf(page).getByRole('link')).toHaveText(['Home', 'About', 'FAQ', 'Contact']);
  });

  it.each([
    [PEOPLE.admin, '/admin', '/admin/analytics'],
    [PEOPLE.superAdmin, '/admin', '/admin/analytics'],
    [PEOPLE.rider, '/rider', '/rider/current-ride'],
    [PEOPLE.driver, '/driver', '/driver/ride-request'],
  ])('“Dashboard links to /admin (admin, super admin), /rider, /driver by role.” (%s)', async (email, area, index) => {
    const page = await fixture.visit('/about', { as: email });
    const dashboard = header(page).getByRole('link', { name: 'Dashboard' });
    await shown(dashboard).toHaveAttribute('href', area);
    await dashboard.click();
    await page.waitForURL(`**${index}`);
  });

  it('“Sticky after scrolling past 100 px.”', async () => {
    const page = await fixture.visit('/');
    await drawn(page);
    const scrolledTo = (pixels: number, top: number) =>
      eventually(async () => {
        await page.evaluate(`scrollTo({ top: ${pixels}, behavior: 'instant' })`);
        expect((await header(page).boundingBox())?.y).toBe(top);
      });
    await scrolledTo(100, -100);
    await scrolledTo(101, 0);
    await scrolledTo(600, 0);
    await scrolledTo(40, -40);
  });

  it('a new page starts at its top, Back returns to where one was', async () => {
    const page = await fixture.visit('/', PHONE);
    await drawn(page);
    const top = () => page.evaluate<number>('Math.round(scrollY)');
    const scrolled = page.getByRole('heading', { name: '23+ cities in Bangladesh' });
    await scrolled.scrollIntoViewIfNeeded();
    await eventually(async () => expect(await top()).toBeGreaterThan(585));
    const before = await top();
    const menu = await openMobileMenu(page);
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor();
    await eventually(async () => expect(await top()).toBe(0));
    await page.goBack();
    await scrolled.waitFor();
    await eventually(async () => expect(await top()).toBe(before));
  });

  it('“Signed out: a Log In button.”', async () => {
    const page = await fixture.visit('/');
    await header(page).getByRole('link', { name: 'Log In' }).click();
    await page.waitForURL('**/login');
  });

  it('“Signed in: an avatar menu with Account (/profile) and Log Out.”', async () => {
    const page = await fixture.visit('/about', { as: PEOPLE.rider });
    const avatar = header(page).getByRole('button', { name: 'Account menu' });
    await avatar.click();
    const menu = page.getByRole('menu');
    await menu.getByText('Nusrat Jahan').waitFor();
    await shown(menu.getByRole('menuitem')).toHaveText(['Account', 'Log Out']);
    await menu.getByRole('menuitem', { name: 'Account' }).click();
    await page.waitForURL('**/profile');
    await avatar.focus();
    await page.keyboard.press('Enter');
    await menu.getByRole('menuitem', { name: 'Log Out' }).click();
    await header(page).getByRole('link', { name: 'Log In' }).waitFor();
    await page.waitForURL((address) => address.pathname === '/');
    await shown(avatar).toHaveCount(0);
  });

  it('logging out in one tab ends the session in every tab', async () => {
    const page = await fixture.visit('/rider/activity', { as: PEOPLE.rider });
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor();
    const other = await page.context().newPage();
    await other.goto('/about');
    await other.getByRole('button', { name: 'Account menu' }).click();
    await other.getByRole('menuitem', { name: 'Log Out' }).click();
    await page.waitForURL((address) => address.pathname === '/');
    await header(page).getByRole('link', { name: 'Log In' }).waitFor();
    const said = page.getByText(LOGGED_OUT);
    await said.waitFor();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await said.waitFor({ state: 'detached' });
    await shown(other.getByText(LOGGED_OUT)).toHaveCount(0);
  });
});

describe('the menu of a phone', () => {
  it('“A mobile menu exists.” It navigates, closes by itself and restores the focus', async () => {
    const page = await fixture.visit('/', PHONE);
    const menu = await openMobileMenu(page);
    await eventually(async () =>
      expect(await linesOf(menu)).toEqual(['Home', 'About', 'FAQ', 'Contact', 'Log In', 'বাংলা', '']),
    );
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL('**/faq');
    await menu.waitFor({ state: 'detached' });
    await openMobileMenu(page);
    await page.keyboard.press('Escape');
    await header(page).getByRole('button', { name: 'Menu', exact: true }).and(page.locator(':focus')).waitFor();
  });

  it('“It contains a Get Ride dialog for riders only (not drivers or admins).”', async () => {
    const page = await fixture.visit('/about', { ...PHONE, as: 'rider2@pothik.test' });
    const menu = await openMobileMenu(page);
    await menu.getByRole('button', { name: 'Get Ride' }).waitFor();
    await eventually(async () =>
      expect(await linesOf(menu)).toEqual([
        ...['Home', 'About', 'FAQ', 'Contact', 'Dashboard', 'Account', 'Log Out'],
        ...['Get Ride', 'বাংলা', ''],
      ]),
    );
    await menu.getByRole('button', { name: 'Get Ride' }).click();
    const dialog = page.getByRole('dialog', { name: 'Get Ride' });
    await dialog.getByLabel('Pickup location').waitFor();
    await dialog.getByRole('group', { name: 'Choose a free driver' }).waitFor();
  });

  it('does not show Log In to a signed-in user while the user is loading', async () => {
    const page = await fixture.window({ ...PHONE, as: PEOPLE.rider });
    const asked = new Promise<Route>((resolve) => void page.route('**/user/get-me', resolve, { times: 1 }));
    await page.goto('/about');
    const menu = await openMobileMenu(page);
    const person = await asked;
    await shown(menu.getByRole('link')).toHaveText(['Home', 'About', 'FAQ', 'Contact']);
    await person.continue();
    await menu.getByRole('link', { name: 'Dashboard' }).waitFor();
  });

  it.each([
    [PEOPLE.driver, '/driver'],
    [PEOPLE.admin, '/admin'],
  ])('has no Get Ride for %s, whose Dashboard is %s', async (email, area) => {
    const page = await fixture.visit('/', { ...PHONE, as: email });
    await header(page).getByRole('button', { name: 'Account menu' }).waitFor();
    const menu = await openMobileMenu(page);
    await shown(menu.getByText('Get Ride')).toHaveCount(0);
    await shown(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', area);
    await menu.getByRole('button', { name: 'Log Out' }).click();
    await (await openMobileMenu(page)).getByRole('link', { name: 'Log In' }).waitFor();
  });

  it('“Mobile breakpoint 768 px.”', async () => {
    const page = await fixture.visit('/', { width: 767, height: 800 });
    const button = header(page).getByRole('button', { name: 'Menu', exact: true });
    await button.waitFor();
    await navigationOf(page).waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 768, height: 800 });
    await button.waitFor({ state: 'hidden' });
    await navigationOf(page).waitFor();
  });
});

describe('Get Ride on home', () => {
  const getRide = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Get Ride' });

  it('“The Get Ride button on home sends signed-out visitors to /login.” The dialog opens after it', async () => {
    const page = await fixture.visit('/');
    await getRide(page).click();
    await page.waitForURL((address) => address.pathname === '/login');
    await page.getByRole('button', { name: 'Imran Hossain' }).click();
    await page.getByRole('dialog', { name: 'Get Ride' }).getByLabel('Drop location').waitFor();
    await page.waitForURL((address) => address.pathname + address.search === '/');
  });

  it('“Header turns sticky after 100 px scroll.” So Log In stays reachable on a long page', async () => {
    const page = await fixture.visit('/', PHONE);
    await drawn(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await eventually(async () => expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(1_000));
    await eventually(async () => expect((await header(page).boundingBox())?.y).toBe(0));
    await (await openMobileMenu(page)).getByRole('link', { name: 'Log In' }).click();
    await page.waitForURL('**/login');
  });

  it('is replaced by the Dashboard for all other roles', async () => {
    const page = await fixture.visit('/', { as: PEOPLE.driver });
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('**/driver/ride-request');
    await page.goto('/');
    await page.getByRole('heading', { name: 'Your vehicle, your hours, your fare' }).waitFor();
    await shown(page.getByRole('link', { name: 'Become a driver' })).toHaveCount(0);
  });
});
