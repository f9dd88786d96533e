import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { driveOnce, driverNamed } from './profile-people.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });

const titled = (page: Page, title: string) => eventually(async () => expect(await page.title()).toBe(title));

describe('the title of the tab names the page', () => {
  it('on every page that everybody sees', async () => {
    const page = await fixture.window();
    const pages = {
      '/': 'Home',
      '/about': 'About',
      '/faq': 'FAQ',
      '/contact': 'Contact',
      '/support': 'Support',
      '/login': 'Log In',
      '/register': 'Register',
      '/forgot-password': 'Forgot password',
      '/unauthorized': 'Unauthorized',
      '/no-such-page': '404',
    };
    for (const [path, title] of Object.entries(pages)) {
      await page.goto(path);
      await titled(page, `${title} · Pothik`);
    }
  });

  it('on the page of one driver his name, and again the list’s on the way back', async () => {
    const page = await fixture.visit('/admin/all-drivers', { as: PEOPLE.admin });
    await titled(page, 'All Drivers · Pothik');
    await page.getByRole('link', { name: 'Abdul Karim' }).first().click();
    await titled(page, 'Abdul Karim · Pothik');
    await page.goBack();
    await titled(page, 'All Drivers · Pothik');
  });

  it('on the page of one ride that it is a ride, and of when', async () => {
    const driver = await driverNamed(fixture.platform, 'Habibur Rahman');
    await driveOnce(fixture.platform, driver);
    const page = await fixture.visit('/driver/ride-completed', { as: driver.email });
    await titled(page, 'Ride Completed · Pothik');
    await page.getByRole('main').getByRole('table').getByRole('link').first().press('Enter');
    await page.waitForURL('**/driver/rides/*');
    await eventually(async () => expect(await page.title()).toMatch(/^Ride of .+ · Pothik$/));
  });
});
