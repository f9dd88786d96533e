import { authHttp } from '@pothik/contracts/auth';
import type { Page } from 'playwright-core';
import { mailedCode, PASSWORD, type PlatformAddresses } from './people.js';

/** Types into six boxes, or one that accepts all six digits; on a page of the code alone the last digit sends it. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page
    .getByRole('textbox', { name: /1 of 6/ })
    .first()
    .click();
  await page.keyboard.type(code);
}

/** Logs in without the page: the window's cookies are the session. @throws Error with the refusal */
export async function signIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post(`/api/v1${authHttp.login.path}`, { data: { email, password: PASSWORD } });
  if (!answer.ok()) throw new Error(`${email} cannot log in: ${await answer.text()}`);
}

/** Fills and submits the log-in page, whatever the outcome. */
export async function tryToLogIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
}

export async function logInOnPage(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await tryToLogIn(page, email);
  await page.getByText('Login successful').waitFor();
}

/** Fills and submits the registration page, whatever the outcome. */
export async function tryToRegister(page: Page, name: string, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Registers, reads the code in the mailbox, verifies and logs in, all on the pages. */
export async function registerOnPage(
  page: Page,
  platform: Pick<PlatformAddresses, 'mailUrl'>,
  name: string,
  email: string,
): Promise<void> {
  await tryToRegister(page, name, email);
  await page.getByText('Registration successful').waitFor();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('OTP Sent!').waitFor();
  await typeCode(page, await mailedCode(platform, email));
  await page.getByText('OTP Verified!').waitFor();
  await page.waitForURL('**/login');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await page.getByText('Login successful').waitFor();
}
