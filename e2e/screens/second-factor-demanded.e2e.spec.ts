import { tryToLogIn } from '../support/browser-actions.js';
import { eventually } from '../support/eventually.js';
import { shown } from '../support/shown.js';
import { fitsTheWidth } from './page-details.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';
import { BANGLA_SET_UP, setUpOnPage } from './second-factor-actions.js';

const PHONE = { width: 360, height: 740 };

const fixture = screenFixture({ own: 'demands the second factor', environment: { SECOND_FACTOR: 'required' } });

describe('where two-step verification is demanded', () => {
  it('an administrator without it may only set it up, and then goes on', async () => {
    const page = await fixture.visit('/login');
    await tryToLogIn(page, PEOPLE.superAdmin);
    await page.waitForURL('**/second-factor');
    await page.getByRole('heading', { level: 1, name: 'Two-step verification' }).waitFor();
    await page.goto('/admin/users');
    await page.waitForURL('**/second-factor');
    await setUpOnPage(page, page.getByRole('main'));
    await page.waitForURL('**/admin/analytics');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/profile');
    await page.getByText('Administrators here need it, so it cannot be turned off.').waitFor();
    await shown(page.getByRole('button', { name: 'Turn off' })).toHaveCount(0);
  });

  it('Log Out stays reachable, and it is set up in Bangla on a phone', async () => {
    const page = await fixture.visit('/admin', { as: PEOPLE.admin, language: 'bn', ...PHONE });
    await page.waitForURL('**/second-factor');
    await page.getByRole('main').getByRole('button', { name: 'লগ আউট' }).waitFor();
    await eventually(async () => expect(await fitsTheWidth(page)).toBe(true));
    await setUpOnPage(page, page.getByRole('main'), BANGLA_SET_UP);
    await page.waitForURL('**/admin/analytics');
    await page.goto('/second-factor');
    await page.waitForURL('**/admin/analytics');
  });

  it('a rider notices nothing of it', async () => {
    const page = await fixture.visit('/login');
    await tryToLogIn(page, PEOPLE.rider);
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
    await shown(page.getByRole('heading', { name: 'Two-step verification' })).toHaveCount(0);
  });
});
