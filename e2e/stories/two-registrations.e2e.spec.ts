import type { Browser } from 'playwright-core';
import { tryToLogIn, tryToRegister, typeCode } from '../support/browser-actions.js';
import { mailedCode } from '../support/people.js';
import { type RunningPlatform, startPlatform } from '../support/platform.js';
import { sharedBrowser } from '../support/shared-world/world.js';
import { PersonsWindow } from '../support/window.js';

const PHONE = { width: 360, height: 740 };
const STRANGERS = 'Stranger#2026';

let platform: RunningPlatform;
let browser: Browser;
let owner: PersonsWindow;
let stranger: PersonsWindow;

beforeAll(async () => {
  platform = await startPlatform();
  browser = await sharedBrowser();
});

afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

beforeEach(async () => {
  owner = await PersonsWindow.open(browser, platform.url, PHONE);
  stranger = await PersonsWindow.open(browser, platform.url, PHONE);
});

afterEach(async () => {
  for (const window of [owner, stranger]) {
    expect(window.complaintsSoFar()).toEqual([]);
    await window.close();
  }
});

describe('a stranger registers the e-mail of somebody who is about to verify it', () => {
  it('the owner’s code opens the account with the owner’s password, and the stranger’s password opens nothing', async () => {
    const email = 'owner@story.test';
    await tryToRegister(owner.page, 'Rahima Khatun', email);
    await owner.page.waitForURL('**/verify');
    await tryToRegister(stranger.page, 'A Stranger', email, STRANGERS);
    await stranger.page.waitForURL('**/verify');
    await owner.page.getByRole('button', { name: 'Send code' }).click();
    await owner.page.getByText('OTP Sent!').waitFor();
    await typeCode(owner.page, await mailedCode(platform, email));
    await owner.page.getByText('OTP Verified!').waitFor();
    await owner.page.waitForURL('**/login');
    await tryToLogIn(owner.page, email);
    await owner.page.getByText('Login successful').waitFor();
    await stranger.page.goto('/login');
    await tryToLogIn(stranger.page, email, STRANGERS);
    await stranger.page.getByText('Password does not match').waitFor();
  });

  it('the owner who enters the stranger’s code reads ‘Invalid OTP’', async () => {
    const email = 'baited@story.test';
    await tryToRegister(owner.page, 'Rahima Khatun', email);
    await owner.page.waitForURL('**/verify');
    await tryToRegister(stranger.page, 'A Stranger', email, STRANGERS);
    await stranger.page.waitForURL('**/verify');
    await stranger.page.getByRole('button', { name: 'Send code' }).click();
    await stranger.page.getByText('OTP Sent!').waitFor();
    const strangers = await mailedCode(platform, email);
    await owner.page.getByRole('button', { name: 'Send code' }).click();
    await owner.page.getByText('OTP Sent!').waitFor();
    await typeCode(owner.page, strangers);
    await owner.page.getByText('Invalid OTP').first().waitFor();
  });
});
