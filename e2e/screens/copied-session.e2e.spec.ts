import type { Page } from 'playwright-core';
import { PASSWORD } from '../support/people.js';
import { openDialog, toast } from './profile-actions.js';
import { riderNamed } from './profile-people.js';
import { screenFixture } from './screen-fixture.js';

const NEW_PASSWORD = 'Rickshaw#2026';

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });

const showsProfile = (page: Page) => page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();

/** The page of a person whose session was ended elsewhere: the log-in, and nobody in the header. */
async function isSignedOut(page: Page): Promise<void> {
  await page.waitForURL('**/login?next=%2Fprofile');
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await page.getByRole('button', { name: 'Account menu' }).waitFor({ state: 'detached' });
}

/** Somebody at their profile, and another browser at the same page with copies of the cookies. */
async function copiedSession(name: string): Promise<{ page: Page; copy: Page; email: string }> {
  const { email } = await riderNamed(fixture.platform, name);
  const page = await fixture.visit('/profile', { as: email });
  await showsProfile(page);
  const copy = await fixture.window();
  await copy.context().addCookies(await page.context().cookies());
  await copy.goto('/profile');
  await showsProfile(copy);
  return { page, copy, email };
}

describe('a session whose cookies were copied to another browser', () => {
  it('ends in both at log-out; a session of another log-in goes on', async () => {
    const { page, copy, email } = await copiedSession('Nasima Khatun');
    const other = await fixture.visit('/profile', { as: email });
    await showsProfile(other);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    await isSignedOut(copy);
    await other.reload();
    await showsProfile(other);
  });

  it('ends in the other browser when the password is changed; the one that changed it goes on', async () => {
    const { page, copy } = await copiedSession('Shirin Sharmin');
    const dialog = await openDialog(page, 'Change password');
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByLabel('New password').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Change password', exact: true }).click();
    await toast(page, 'Password changed successfully').waitFor();
    await isSignedOut(copy);
    await page.reload();
    await showsProfile(page);
  });
});
