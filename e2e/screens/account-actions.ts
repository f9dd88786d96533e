import type { Locator, Page } from 'playwright-core';
import { tryToRegister } from '../support/browser-actions.js';

/** The submit button of the form; the header and the list of demonstration people have buttons of the same name. */
export const formButton = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** The group of six boxes, which carries the code's error message. */
export const codeBoxes = (page: Page): Locator => page.getByRole('group', { name: 'One-Time Password' });

export const firstBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Digit 1 of 6' });

export const passwordField = (page: Page): Locator => page.getByLabel('Password', { exact: true });

/** Registers and continues to the confirm step of the verification. */
export async function registerUntilConfirm(page: Page, email: string, name = 'Rahima Khatun'): Promise<void> {
  await tryToRegister(page, name, email);
  await page.waitForURL('**/verify');
  await formButton(page, 'Send code').waitFor();
}
