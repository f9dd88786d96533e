import type { Locator, Page } from 'playwright-core';

/** The table row of a person. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('row').filter({ hasText: name });

/** The names in a list of people, from the top. */
export const listedNames = (page: Page): Promise<string[]> =>
  page.getByRole('main').locator('tbody .ui-person-name').allInnerTexts();

/** Presses a button in a row or section and confirms the dialog, with a reason where one is asked. */
export async function decide(page: Page, element: Locator, button: string, answer: string, reason = ''): Promise<void> {
  await element.getByRole('button', { name: new RegExp(`^${button}\\b`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: answer, exact: true }).click();
  if (answer === 'Approve') await approveAnyway(page);
  await dialog.waitFor({ state: 'detached' });
}

/** Answers the second question about a driver who has given neither phone nor pictures, as no driver of `newDriver` has. */
export const approveAnyway = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Approve anyway' }).click();

/** The total beside the page's title. */
export const counted = (page: Page, words: string): Locator =>
  page.getByRole('main').locator('.ui-page-head', { hasText: new RegExp(`${words}$`) });

/** The query parameters of the address bar. */
export const search = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);
