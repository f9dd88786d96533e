import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';

const NOTIFICATIONS = /^(Notifications|বিজ্ঞপ্তি)/;

/** Waits until a toast has the sentence. */
export const toastSays = (page: Page, sentence: string): Promise<void> =>
  page.getByRole('region', { name: NOTIFICATIONS }).getByText(sentence, { exact: true }).first().waitFor();

export const hasFocus = (control: Locator): Promise<void> => control.and(control.page().locator(':focus')).waitFor();

/** The error message of a control, as a screen reader announces it; '' when valid. */
async function problemOf(control: Locator): Promise<string> {
  const ids = (await control.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const problem = ids.find((id) => id.endsWith('-error'));
  return problem === undefined ? '' : ((await control.page().locator(`[id="${problem}"]`).textContent()) ?? '');
}

/** Waits until a control has this error message; '' waits until it has none. */
export const isRefused = (control: Locator, sentence: string): Promise<void> =>
  eventually(async () => expect(await problemOf(control)).toBe(sentence));

/** Types each text and waits for its error message; '' stands for none. */
export async function refuses(control: Locator, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [typed, sentence] of Object.entries(answers)) {
    await control.fill(typed);
    await isRefused(control, sentence);
  }
}

/** The session storage of the tab, as one text. */
export const storedInTab = (page: Page): Promise<string> => page.evaluate('JSON.stringify({ ...sessionStorage })');
