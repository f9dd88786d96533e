import { authHttp } from '@pothik/contracts/auth';
import type { Browser, Page } from 'playwright-core';
import { formButton } from '../screens/account-actions.js';
import { type RunningPlatform, startPlatform } from '../support/platform.js';
import { sharedBrowser } from '../support/shared-world/world.js';
import { shown } from '../support/shown.js';
import { Visitor } from '../support/visitor.js';
import { PersonsWindow } from '../support/window.js';

const PHONE = { width: 360, height: 740 };

let platform: RunningPlatform;
let browser: Browser;
let visitor: PersonsWindow;

beforeAll(async () => {
  platform = await startPlatform({ demonstration: true });
  browser = await sharedBrowser();
});

afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

beforeEach(async () => {
  visitor = await PersonsWindow.open(browser, platform.url, PHONE);
  await visitor.page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: platform.url });
});

afterEach(async () => {
  expect(visitor.complaintsSoFar()).toEqual([]);
  await visitor.close();
});

/** Opens the mailbox in another tab, as the page's hint suggests. */
async function openMailbox(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /mailbox/ }).click();
  return opened;
}

describe('on an empty npm start', () => {
  it('the home page explains how to see both sides at once', async () => {
    await visitor.page.goto('/');
    await visitor.page.getByText(/a driver in a private window/).waitFor();
  });

  it.each([
    ['Nusrat Jahan', '/'],
    ['Mizanur Rahman', '/driver'],
    ['Tanvir Ahmed', '/admin'],
  ])('one click on the log-in page signs in %s', async (name, path) => {
    const { page } = visitor;
    await page.goto('/login');
    await page.getByRole('button', { name }).click();
    await page.getByText('Login successful').waitFor();
    await page.waitForURL(({ pathname }) => pathname.startsWith(path) && pathname !== '/login');
  });

  it('a forgotten password is reset with a code copied from the mailbox', async () => {
    const { page } = visitor;
    await page.goto('/login?next=%2Frider%2Factivity');
    await page.getByLabel('Email').fill('rider3@pothik.test');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('OTP Sent!').waitFor();
    await page.reload();
    await page.getByRole('button', { name: /Resend in \d+ s/ }).waitFor();
    const mailbox = await openMailbox(page);
    await mailbox.getByRole('button', { name: 'Copy code' }).first().click();
    await mailbox.getByRole('button', { name: 'Copied' }).waitFor();
    await page.bringToFront();
    await page.getByRole('textbox', { name: /1 of 6/ }).click();
    await page.keyboard.press('ControlOrMeta+V');
    await page.getByLabel('New password').fill('Pothik#2027');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await page.waitForURL('**/login?next=%2Frider%2Factivity');
    await shown(page.getByLabel('Email')).toHaveValue('rider3@pothik.test');
    await page.getByLabel('Password', { exact: true }).fill('Pothik#2027');
    await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
    await page.waitForURL('**/rider/activity');
  });

  it('a message to the support appears in the mailbox by itself', async () => {
    const { page } = visitor;
    const mailbox = await page.context().newPage();
    await mailbox.goto('/dev/mail?to=support@pothik.test');
    await mailbox.getByText('No mail yet.').waitFor();
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Rahima Khatun');
    await page.getByLabel('Email').fill('rahima@story.test');
    await page.getByLabel('Message').fill('I left my umbrella in a CNG.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('heading', { name: 'Message sent successfully' }).waitFor();
    await mailbox.getByText('I left my umbrella in a CNG.').waitFor();
    await mailbox.getByText('New mail has arrived.').waitFor();
  });

  it('Google’s stand-in leads back to the requested page, or says why not', async () => {
    const { page } = visitor;
    await page.goto('/login?next=%2Frider%2Factivity');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('alert').filter({ hasText: 'Signing in with Google was cancelled.' }).waitFor();
    await page.waitForURL((address) => address.search === '');
    await page.goto('/login?next=%2Frider%2Factivity');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Imran Hossain' }).click();
    await page.waitForURL('**/rider/activity');
  });
});

it('without demonstration the log-in page lists nobody, and there is no stand-in for Google', async () => {
  const plain = await startPlatform();
  const window = await PersonsWindow.open(browser, plain.url, PHONE);
  try {
    await window.page.goto('/login');
    await formButton(window.page, 'Log In').waitFor();
    await shown(window.page.getByText('Trying it out?')).toHaveCount(0);
    expect(await new Visitor(plain.url).call(authHttp.googleStatus, {})).toEqual({ available: false });
    await shown(window.page.getByRole('link', { name: 'Continue with Google' })).toHaveCount(0);
    expect((await fetch(`${plain.url}/dev/people.json`)).status).toBe(404);
  } finally {
    await window.close();
    await plain.stop();
  }
});
