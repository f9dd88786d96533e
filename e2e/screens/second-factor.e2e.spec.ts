/** @matters two-step verification */
import { tryToLogIn, typeCode } from '../support/browser-actions.js';
import { eventually } from '../support/eventually.js';
import { shown } from '../support/shown.js';
import { firstBox } from './account-actions.js';
import { rowOf } from './admin-actions.js';
import { hasFocus, isRefused, toastSays } from './form-actions.js';
import { fitsTheWidth } from './page-details.js';
import { riderNamed } from './profile-people.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';
import { administratorNamed, setUpFactor, setUpOnPage } from './second-factor-actions.js';

const PHONE = { width: 360, height: 740 };
const WRONG = 'This code is not right, or it was used already. Please enter a new one.';

const fixture = screenFixture();

describe('two-step verification', () => {
  it('an administrator sets it up in the profile, and logs in with a code of the app, or a recovery code', async () => {
    const { email } = await administratorNamed(fixture.platform, 'Shirin Sultana');
    const page = await fixture.visit('/profile', { as: email });
    await page.getByRole('button', { name: 'Set up', exact: true }).click();
    const { app, recoveryCodes } = await setUpOnPage(page, page.getByRole('dialog'));
    expect(recoveryCodes).toHaveLength(10);
    const card = page.locator('section', { has: page.getByRole('heading', { name: 'Two-step verification' }) });
    await card.getByText('On', { exact: true }).waitFor();
    await shown(card).toContainText('10');

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    await page.goto('/login?next=%2Fadmin%2Facts');
    await tryToLogIn(page, email);
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    await hasFocus(firstBox(page));
    await page.reload();
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    await typeCode(page, await app.nextCode());
    await toastSays(page, 'Login successful');
    await page.waitForURL('**/admin/acts');

    await page.context().clearCookies();
    await page.goto('/login');
    await tryToLogIn(page, email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    const field = page.getByLabel('Recovery code', { exact: true });
    await hasFocus(field);
    await field.fill((recoveryCodes[0] as string).toLowerCase());
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/analytics');
    await page.goto('/profile');
    await shown(card).toContainText('9');
  });

  it('a code works once, and a wrong one is said beneath the boxes', async () => {
    const { email, visitor } = await administratorNamed(fixture.platform, 'Jamal Bhuiyan');
    const { recoveryCodes } = await setUpFactor(visitor);
    const page = await fixture.visit('/login', PHONE);
    await tryToLogIn(page, email);
    await firstBox(page).waitFor();
    await typeCode(page, '000000');
    await isRefused(page.getByRole('group', { name: 'Code from your authenticator app' }), WRONG);
    await hasFocus(firstBox(page));
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code', { exact: true }).fill(recoveryCodes[0] as string);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/analytics');
    await page.context().clearCookies();
    await page.goto('/login');
    await tryToLogIn(page, email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code', { exact: true }).fill(recoveryCodes[0] as string);
    await page.keyboard.press('Enter');
    await isRefused(page.getByLabel('Recovery code', { exact: true }), WRONG);
    await eventually(async () => expect(await fitsTheWidth(page)).toBe(true));
    await page.getByRole('button', { name: 'Back to email' }).click();
    await shown(page.getByLabel('Email')).toHaveValue(email);
  });

  it('a super administrator resets another’s who lost the phone, in Bangla on a phone; it is in the audit log', async () => {
    const { name, email, visitor } = await administratorNamed(fixture.platform, 'Rokeya Haque');
    await setUpFactor(visitor);
    const theirs = await fixture.window();
    await theirs.goto('/login');
    await tryToLogIn(theirs, email);
    await firstBox(theirs).waitFor();

    const page = await fixture.visit(`/admin/users?search=${email}`, {
      as: PEOPLE.superAdmin,
      language: 'bn',
      ...PHONE,
    });
    await page.getByRole('button', { name: `দুই ধাপে যাচাই: ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `${name}: দুই ধাপে যাচাই` });
    await dialog.getByLabel('কারণ').fill('ফোন হারিয়েছেন, নিজে এসে জানিয়েছেন।');
    await dialog.getByRole('button', { name: 'দুই ধাপে যাচাই রিসেট করুন' }).click();
    await toastSays(page, 'দুই ধাপে যাচাই রিসেট করা হয়েছে');
    await dialog.waitFor({ state: 'detached' });
    await eventually(async () => expect(await fitsTheWidth(page)).toBe(true));
    await page.goto('/admin/acts');
    const entry = rowOf(page, 'ফোন হারিয়েছেন, নিজে এসে জানিয়েছেন।');
    await shown(entry).toContainText('দুই ধাপে যাচাই রিসেট');

    await theirs.getByRole('button', { name: 'Back to email' }).click();
    await tryToLogIn(theirs, email);
    await toastSays(theirs, 'Login successful');
    await theirs.waitForURL('**/admin/analytics');
  });

  it('whoever has it changes a role only with a code of their own', async () => {
    const { email, visitor } = await administratorNamed(fixture.platform, 'Anwara Khatun', 'SUPER_ADMIN');
    const { app, recoveryCodes } = await setUpFactor(visitor);
    const { name, email: theirs } = await riderNamed(fixture.platform, 'Delwar Jahan');
    const page = await fixture.visit(`/login?next=${encodeURIComponent(`/admin/users?search=${theirs}`)}`);
    await tryToLogIn(page, email);
    await firstBox(page).waitFor();
    await typeCode(page, await app.nextCode());
    await page.getByRole('button', { name: `Change role: ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Helps in the office.');
    const code = dialog.getByLabel('Your own code');
    await code.fill('000000');
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await isRefused(code, WRONG);
    await hasFocus(code);
    await shown(dialog.getByLabel('Reason')).toHaveValue('Helps in the office.');
    await code.fill(recoveryCodes[0] as string);
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await toastSays(page, 'Role changed successfully');
    await rowOf(page, name).getByText('Admin', { exact: true }).waitFor();
  });
});
