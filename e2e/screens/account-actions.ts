import type { Locator, Page } from 'playwright-core';
import { tryToRegister } from '../support/browser-actions.js';

/** The form's own button: headers and the list of demonstration people have others. */
export const formButton = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** The six boxes together, which say what is wrong with the code. */
export const codeBoxes = (page: Page): Locator => page.getByRole('group', { name: 'One-Time Password' });

export const firstBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Digit 1 of 6' });

export const passwordField = (page: Page): Locator => page.getByLabel('Password', { exact: true });

/** Registers, and comes to the confirm step of the verification. */
export async function registerUntilConfirm(page: Page, email: string, name = 'Rahima Khatun'): Promise<void> {
  await tryToRegister(page, name, email);
  await page.waitForURL('**/verify');
  await formButton(page, 'Send code').waitFor();
}
