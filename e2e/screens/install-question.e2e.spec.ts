import { userHttp } from '@pothik/contracts/user';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { logIn, newRider } from '../support/people.js';
import { completed, peopleOf } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { becomeIos, offerToInstall, wasPrompted } from './install-actions.js';
import { focused, PHONE } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();

const QUESTION = 'Put Pothik on your home screen';
const question = (page: Page) => page.getByRole('heading', { name: QUESTION });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A rider whose first ride is over. */
async function whoHasRidden(name: string, email: string): Promise<string> {
  await newRider(fixture.platform, name, email);
  await completed(await peopleOf(fixture.platform, email, PEOPLE.driver));
  return email;
}

const wasAnswered = async (email: string) => {
  const rider = await logIn(fixture.platform.url, email);
  return (await rider.call(userHttp.getMe, {})).installAnsweredAt !== undefined;
};

describe('the question to put Pothik on the home screen', () => {
  it('comes after a rider’s first ride, and “Not now” holds on every device', async () => {
    const as = await whoHasRidden('Shirin Akter', 'shirin@install.test');
    const page = await fixture.visit('/rider/activity', { as, ...PHONE });
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor();
    await offerToInstall(page);
    await question(page).waitFor();
    await button(page, 'Not now').focus();
    await page.keyboard.press('Enter');
    await question(page).waitFor({ state: 'detached' });
    await focused(page.getByRole('main'));
    expect([await wasPrompted(page), await wasAnswered(as)]).toEqual([false, true]);

    const other = await fixture.visit('/rider/activity', { as });
    await other.getByRole('heading', { level: 1, name: 'Activity' }).waitFor();
    await offerToInstall(other);
    await shown(question(other)).toHaveCount(0);
    await other.goto('/profile');
    await other.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
    // Whoever changes their mind finds it here.
    await offerToInstall(other);
    await button(other, QUESTION).click();
    await eventually(async () => expect(await wasPrompted(other)).toBe(true));
  });

  it('is the browser’s own after “Add”', async () => {
    const as = await whoHasRidden('Moushumi Das', 'moushumi@install.test');
    const page = await fixture.visit('/rider/ride-completed', { as, ...PHONE });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await offerToInstall(page);
    await button(page, 'Add').click();
    await question(page).waitFor({ state: 'detached' });
    await eventually(async () => expect([await wasPrompted(page), await wasAnswered(as)]).toEqual([true, true]));
  });

  it('shows the two taps on an iPhone', async () => {
    const as = await whoHasRidden('Tania Sultana', 'tania@install.test');
    const page = await fixture.visit('/rider/activity', { as, ...PHONE });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await becomeIos(page);
    await button(page, 'Show me').click();
    await page.getByRole('list', { name: 'Two taps in Safari' }).waitFor();
    await button(page, 'Done').click();
    await eventually(async () => expect(await wasAnswered(as)).toBe(true));
  });

  it('does not come to a rider who has not ridden', async () => {
    await newRider(fixture.platform, 'Rumana Islam', 'rumana@install.test');
    const page = await fixture.visit('/rider/activity', { as: 'rumana@install.test', ...PHONE });
    const counted = page.waitForResponse((answer) => answer.url().includes('rideStatus=COMPLETED'));
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor();
    await offerToInstall(page);
    await counted;
    await page.getByRole('heading', { name: 'No Rides Found' }).waitFor();
    await shown(question(page)).toHaveCount(0);
  });
});

/** The Chromium of the tests refuses notices, whatever it is allowed: what it would show is tested with the worker. */
describe('the switch of notices in the profile', () => {
  it.each([
    ['en', 'Notices on this device', /^Your browser blocks notices from Pothik\./],
    ['bn', 'এই ডিভাইসে বার্তা', /^ব্রাউজার পথিকের বার্তা আটকে রেখেছে।/],
  ] as const)('says in %s what to do where the browser blocks them', async (language, name, says) => {
    const page = await fixture.visit('/profile', { as: PEOPLE.driver, language, ...PHONE });
    await page.getByText(says).waitFor();
    await shown(page.getByRole('switch', { name })).toBeDisabled();
  });
});
