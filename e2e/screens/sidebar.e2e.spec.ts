import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { approveAndGoOnline, logIn, newDriver, newRider } from '../support/people.js';
import { peopleOf, pickedUp } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });

const PHONE = { width: 360, height: 740 };
const ADMINISTRATION = ['analytics', 'all-drivers', 'approved-drivers', 'pending-drivers', 'suspended-drivers'];
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const trigger = (page: Page) => page.getByRole('button', { name: 'Toggle sidebar' });
const isOpen = async (page: Page, open: boolean) => shown(trigger(page)).toHaveAttribute('aria-expanded', String(open));
const widthIs = (page: Page, selector: string, pixels: number) =>
  eventually(async () => expect((await page.locator(selector).boundingBox())?.width).toBe(pixels));

/** Each line of the sidebar: its href and its name. */
const linesOf = (page: Page): Promise<string[][]> =>
  navigation(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), link.querySelector('.ui-side-name')?.textContent]),
    );
const linesAre = (page: Page, lines: string[][]) => eventually(async () => expect(await linesOf(page)).toEqual(lines));

/** Follows every line and waits for the heading of that name. */
async function followEveryLine(page: Page): Promise<void> {
  for (const [path = '', name = ''] of await linesOf(page)) {
    await navigation(page).locator(`a[href="${path}"]`).click();
    await page.waitForURL((address) => address.pathname + address.search === path);
    const present = navigation(page).locator('[aria-current="page"]');
    await present.filter({ hasText: name }).waitFor();
    await shown(present).toHaveCount(1);
    await eventually(async () => expect(await page.title()).toContain(name));
    await page.getByRole('main').getByRole('heading').first().waitFor();
  }
}

async function cookieOf(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
}

describe('the sidebar of each role', () => {
  it('“Sidebar: /admin/analytics, /admin/all-drivers, /admin/approved-drivers, /admin/pending-drivers, /admin/suspended-drivers.”', async () => {
    const page = await fixture.visit('/admin', { as: PEOPLE.superAdmin });
    await navigation(page).waitFor();
    const paths = (await linesOf(page)).map(([path]) => path);
    expect(paths.slice(0, ADMINISTRATION.length)).toEqual(ADMINISTRATION.map((name) => `/admin/${name}`));
    await followEveryLine(page);
  });

  it('“The sidebar menu is chosen by role; SUPER_ADMIN and ADMIN share the admin menu.” The desk comes with its right', async () => {
    const page = await fixture.visit('/admin', { as: PEOPLE.admin });
    await navigation(page).waitFor();
    const other = await fixture.visit('/admin', { as: PEOPLE.superAdmin });
    await navigation(other).waitFor();
    const lines = await linesOf(other);
    expect(lines).toContainEqual(['/admin/desk', 'Desk']);
    await linesAre(
      page,
      lines.filter(([href]) => href !== '/admin/desk'),
    );
  });

  it('“Sidebar: /driver/ride-request (All Request), /driver/ride-completed, /driver/ride-rejected.” Earnings come in addition', async () => {
    const page = await fixture.visit('/driver', { as: PEOPLE.driver });
    await navigation(page).waitFor();
    await linesAre(page, [
      ['/driver/ride-request', 'All Request'],
      ['/driver/ride-completed', 'Ride Completed'],
      ['/driver/ride-rejected', 'Ride Rejected'],
      ['/driver/earnings', 'Earnings'],
    ]);
    await followEveryLine(page);
  });

  it('“Sidebar: /rider/activity, /rider/current-ride, /rider/ride-completed, /rider/ride-request (labelled Cancelled Ride and also reused for Payment History).”', async () => {
    const page = await fixture.visit('/rider', { as: PEOPLE.rider });
    await navigation(page).waitFor();
    await linesAre(page, [
      ['/rider/activity', 'Activity'],
      ['/rider/current-ride', 'Current Ride'],
      ['/rider/ride-completed', 'Ride Completed'],
      ['/rider/ride-request', 'Cancelled Ride'],
      ['/rider/ride-request?view=payments', 'Payment History'],
    ]);
    await followEveryLine(page);
  });
});

describe('opening and closing it', () => {
  it('“Toggles with Ctrl/Cmd+B and stores its state in a cookie for 7 days.”', async () => {
    const page = await fixture.visit('/rider/activity', { as: PEOPLE.rider });
    await isOpen(page, true);
    await page.keyboard.press('Control+b');
    await isOpen(page, false);
    const cookie = await cookieOf(page);
    expect(cookie?.value).toBe('false');
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 3_600_000)).toBe(7 * 24);
    await page.reload();
    await isOpen(page, false);
    await page.keyboard.press('Meta+B');
    await isOpen(page, true);
    expect((await cookieOf(page))?.value).toBe('true');
  });

  it('“Sidebar cookie max-age 7 days; widths 16rem, 18rem on mobile, 3rem collapsed.”', async () => {
    const page = await fixture.visit('/rider/activity', { as: PEOPLE.rider });
    await widthIs(page, 'aside', 16 * 16);
    await trigger(page).click();
    await widthIs(page, 'aside', 3 * 16);
    const names = (await linesOf(page)).map(([, name]) => name);
    const titles = await navigation(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('title')));
    expect(titles).toEqual(names);
    expect((await cookieOf(page))?.expires).toBeGreaterThan(Date.now() / 1000 + 6.9 * 86_400);
    await page.setViewportSize({ width: 767, height: 800 });
    await page.locator('aside').waitFor({ state: 'detached' });
    await trigger(page).click();
    await widthIs(page, '[role="dialog"]', 18 * 16);
  });

  it('on a phone it is a sheet that closes when a page is chosen, and by Escape', async () => {
    const page = await fixture.visit('/rider/activity', { ...PHONE, as: PEOPLE.rider });
    await trigger(page).click();
    const sheet = page.getByRole('dialog', { name: 'Dashboard' });
    await sheet.getByRole('link', { name: 'Ride Completed' }).click();
    await page.waitForURL('**/rider/ride-completed');
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('main').and(page.locator(':focus')).waitFor();
    await trigger(page).click();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await trigger(page).and(page.locator(':focus')).waitFor();
    expect(await cookieOf(page)).toBeUndefined();
  });
});

describe('its controls', () => {
  it('“Drivers see the SOS button and the availability switch in it.” SOS is shown during a ride', async () => {
    const rider = await newRider(fixture.platform, 'Rahima Khatun', 'rahima@sidebar.test');
    const { visitor: driver, profile } = await newDriver(fixture.platform, 'Karim Mia', 'karim@sidebar.test');
    await approveAndGoOnline(await logIn(fixture.platform.url, PEOPLE.admin), driver, profile._id, rider);
    const page = await fixture.visit('/driver/earnings', { as: 'karim@sidebar.test' });
    const sidebar = page.getByRole('complementary');
    const availability = sidebar.getByRole('switch', { name: 'Availability' });
    await shown(availability).toBeChecked();
    await shown(sidebar.getByRole('button', { name: /SOS/ })).toHaveCount(0);
    await availability.click();
    await page.getByText("Driver's status updated successfully.").waitFor();
    await shown(availability).not.toBeChecked();
    await availability.click();
    await shown(availability).toBeChecked();
    await pickedUp({ rider, driver, driverId: profile._id });
    await page.reload();
    await sidebar.getByRole('button', { name: /SOS/ }).waitFor();
  });

  it('collapsed, SOS and the switch stay whole: nothing of them is cut off, and both work', async () => {
    await pickedUp(await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver));
    const page = await fixture.visit('/driver/earnings', { as: PEOPLE.driver });
    await trigger(page).click();
    await isOpen(page, false);
    const sidebar = page.getByRole('complementary');
    const sos = sidebar.getByRole('button', { name: /^Hold for SOS/ });
    const availability = sidebar.getByRole('switch', { name: 'Availability' });
    for (const control of [sos, availability]) {
      await eventually(async () => {
        const box = await control.boundingBox();
        const frame = await sidebar.boundingBox();
        if (!box || !frame) throw new Error('The control is not shown.');
        expect(box.x).toBeGreaterThanOrEqual(frame.x);
        expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
        expect(box.height).toBeGreaterThanOrEqual(24);
      });
    }
    await availability.click();
    await page.getByText("Driver's status updated successfully.").waitFor();
    await availability.click();
    await shown(availability).toBeChecked();
    await sos.click();
    await page.getByRole('button', { name: 'Send without holding' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send SOS' }).click();
    await page.getByText('Emergency message sent successfully').waitFor();
    await page.goto('/driver/ride-request');
    const whole = page.getByRole('main').getByRole('button', { name: /^Hold for SOS/ });
    await eventually(async () => expect((await whole.boundingBox())?.width).toBeGreaterThan(200));
  });

  it('“Riders see the Get Ride dialog.” “Drivers get the SOS button and availability switch.” An administrator has neither', async () => {
    const page = await fixture.visit('/rider/activity', { as: 'rider2@pothik.test' });
    await page.getByRole('complementary').getByRole('button', { name: 'Get Ride' }).click();
    await page.getByRole('dialog', { name: 'Get Ride' }).getByLabel('Pickup location').waitFor();
    const driver = await fixture.visit('/driver/ride-request', { as: PEOPLE.driver });
    await driver.getByRole('complementary').getByRole('switch', { name: 'Availability' }).waitFor();
    await shown(driver.getByRole('button', { name: 'Get Ride' })).toHaveCount(0);
    const administrator = await fixture.visit('/admin/sos', { as: PEOPLE.admin });
    await navigation(administrator).waitFor();
    const others = administrator.getByRole('complementary').locator('button, [role="switch"]');
    await shown(others.filter({ hasNotText: 'বাংলা' })).toHaveCount(0);
  });
});
