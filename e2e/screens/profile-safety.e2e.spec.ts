import { text } from 'node:stream/consumers';
import { authHttp } from '@pothik/contracts/auth';
import { rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import type { Locator } from 'playwright-core';
import { typeCode } from '../support/browser-actions.js';
import { eventually } from '../support/eventually.js';
import { book, logIn, mailedCode, PASSWORD } from '../support/people.js';
import { shown } from '../support/shown.js';
import { Visitor } from '../support/visitor.js';
import { hasFocus } from './form-actions.js';
import { formDialog, openDialog, toast } from './profile-actions.js';
import { recordOf, riderNamed } from './profile-people.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const NEW_PASSWORD = 'Rickshaw#2026';
const WRONG_PASSWORD = 'Wrong#2026';

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });

const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();
const loginOf = (email: string, password: string) =>
  new Visitor(fixture.platform.url).ask(authHttp.login, { email, password });

describe('the file with one’s own data', () => {
  it('is downloaded, and has the account and the rides', async () => {
    const { email, visitor } = await riderNamed(fixture.platform, 'Rokeya Sultana');
    const driver = await recordOf({ visitor: await logIn(fixture.platform.url, PEOPLE.driver) });
    const { _id: ride } = await book(visitor, driver._id);
    const page = await fixture.visit('/profile', { as: email, width: 360, height: 740 });
    const dialog = await openDialog(page, 'Download my data');
    await press(dialog, 'Make the file');
    await shown(dialog.getByRole('status')).toHaveText('The file is ready.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^pothik-my-data-\d{4}-\d\d-\d\d\.json$/);
    const { account, rides } = JSON.parse(await text(await download.createReadStream()));
    expect([account.email, rides.map(({ _id }: { _id: string }) => _id)]).toEqual([email, [ride]]);
    await visitor.call(rideHttp.updateStatus, { rideId: ride, rideStatus: 'CANCELLED' });
  });
});

describe('the password', () => {
  it('is changed with the present one, and other devices are logged out', async () => {
    const { email, visitor: otherDevice } = await riderNamed(fixture.platform, 'Nasima Khatun');
    const page = await fixture.visit('/profile', { as: email, width: 360, height: 740 });
    const dialog = await openDialog(page, 'Change password');
    await dialog.getByLabel('Current password').fill(WRONG_PASSWORD);
    await dialog.getByLabel('New password').fill('rickshaw#2026');
    await press(dialog, 'Change password');
    await dialog.getByRole('alert').getByText('Password must contain at least one uppercase letter').waitFor();
    await dialog.getByLabel('New password').fill(NEW_PASSWORD);
    await press(dialog, 'Change password');
    await dialog.getByRole('alert').getByText('Password does not match').waitFor();
    const present = dialog.getByLabel('Current password');
    await hasFocus(present);
    await present.fill(PASSWORD);
    await press(dialog, 'Change password');
    await toast(page, 'Password changed successfully').waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect((await otherDevice.ask(userHttp.getMe, {})).status).toBe(401);
    expect((await loginOf(email, PASSWORD)).body.message).toBe('Password does not match');
    expect((await loginOf(email, NEW_PASSWORD)).status).toBe(200);
    await page.reload();
    await page.getByRole('heading', { name: 'My Profile' }).waitFor();
  });

  it('is never stored in the browser while it is typed; an address is, and survives a reload', async () => {
    const page = await fixture.visit('/profile?edit=password', { as: PEOPLE.rider });
    const dialog = await formDialog(page, 'Change password');
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByLabel('New password').fill(NEW_PASSWORD);
    const stored = await page.evaluate<string>('JSON.stringify([{ ...sessionStorage }, { ...localStorage }])');
    expect([stored.includes(PASSWORD), stored.includes(NEW_PASSWORD)]).toEqual([false, false]);
    await page.reload();
    await shown(dialog.getByLabel('Current password')).toHaveValue('');
    await press(dialog, 'Cancel');
    const profile = await openDialog(page, 'Edit profile');
    await profile.getByLabel('Address').fill('Lalbagh Fort');
    await page.reload();
    await shown(profile.getByLabel('Address')).toHaveValue('Lalbagh Fort');
  });
});

it('logging out everywhere asks for confirmation and ends every session', async () => {
  const { email, visitor: otherDevice } = await riderNamed(fixture.platform, 'Shirin Sharmin');
  const page = await fixture.visit('/profile', { as: email });
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' });
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await press(dialog, 'Log out everywhere');
  await page.waitForURL(({ pathname }) => pathname === '/');
  expect((await otherDevice.ask(userHttp.getMe, {})).status).toBe(401);
  await page.goto('/profile');
  await page.waitForURL('**/login?next=%2Fprofile');
});

describe('account deletion', () => {
  it('works with the password, but not while a ride is open; afterwards log-in is refused', async () => {
    const { email, visitor } = await riderNamed(fixture.platform, 'Parvin Akter');
    const driver = await recordOf({ visitor: await logIn(fixture.platform.url, PEOPLE.driver) });
    const { _id: rideId } = await book(visitor, driver._id);
    const codeOf = async (): Promise<string | undefined> =>
      (await visitor.ask(authHttp.deleteMe, { password: WRONG_PASSWORD })).body.code;
    await eventually(async () => expect(await codeOf()).toBe('auth/has-open-ride'));
    const page = await fixture.visit('/profile', { as: email });
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = await formDialog(page, 'Delete your account?');
    await dialog.getByText(/it cannot be undone/).waitFor();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await press(dialog, 'Delete for good');
    await dialog.getByRole('alert').getByText('Please finish your open ride first.').waitFor();
    await visitor.call(rideHttp.updateStatus, { rideId, rideStatus: 'CANCELLED' });
    await eventually(async () => expect(await codeOf()).toBe('auth/password-wrong'));
    await dialog.getByLabel('Your password').fill(WRONG_PASSWORD);
    await press(dialog, 'Delete for good');
    await dialog.getByRole('alert').getByText('Password does not match').waitFor();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await press(dialog, 'Delete for good');
    await page.waitForURL(({ pathname }) => pathname === '/');
    await toast(page, 'Account deleted successfully').waitFor();
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
    await page.getByText('User is deleted!').first().waitFor();
  });

  it('works with a mailed code for a Google account without a password', async () => {
    const page = await fixture.visit('/login?next=%2Fprofile');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByLabel('Name').fill('Jahanara Begum');
    await page.getByLabel('E-mail', { exact: true }).fill('jahanara.begum@profile-safety.test');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL('**/profile');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = await formDialog(page, 'Delete your account?');
    await dialog.getByRole('button', { name: 'I sign in with Google and have no password' }).click();
    await dialog.getByText('We have mailed six digits to jahanara.begum@profile-safety.test.').waitFor();
    const code = await mailedCode(fixture.platform, 'jahanara.begum@profile-safety.test');
    await typeCode(page, code === '000000' ? '111111' : '000000');
    await press(dialog, 'Delete for good');
    await dialog.getByRole('alert').getByText('Invalid OTP').waitFor();
    await typeCode(page, code);
    await press(dialog, 'Delete for good');
    await page.waitForURL(({ pathname }) => pathname === '/');
    await toast(page, 'Account deleted successfully').waitFor();
  });
});
