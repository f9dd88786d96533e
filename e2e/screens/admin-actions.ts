import type { Locator, Page } from 'playwright-core';

/** The row of somebody in a list. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('row').filter({ hasText: name });

/** The names of the people in a list, from the top. */
export const listedNames = (page: Page): Promise<string[]> =>
  page.getByRole('main').locator('tbody .ui-person-name').allInnerTexts();

/** Presses a button beside somebody and answers the question that follows, with a reason where there is one. */
export async function decide(page: Page, place: Locator, button: string, answer: string, reason = ''): Promise<void> {
  await place.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: answer, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** How many there are, beside the page's title. */
export const counted = (page: Page, words: string): Locator =>
  page.getByRole('main').locator('.ui-page-head', { hasText: new RegExp(`${words}$`) });

/** What the address bar asks for. */
export const search = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);
