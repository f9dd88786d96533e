import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';

const NOTIFICATIONS = /^(Notifications|বিজ্ঞপ্তি)/;

/** Waits until a toast says it. */
export const toastSays = (page: Page, sentence: string): Promise<void> =>
  page.getByRole('region', { name: NOTIFICATIONS }).getByText(sentence, { exact: true }).first().waitFor();

/** Waits until what is typed or pressed goes there. */
export const hasFocus = (control: Locator): Promise<void> => control.and(control.page().locator(':focus')).waitFor();

/** What is read out with a control and stands under it as wrong; nothing when all is well. */
async function problemOf(control: Locator): Promise<string> {
  const ids = (await control.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const problem = ids.find((id) => id.endsWith('-error'));
  return problem === undefined ? '' : ((await control.page().locator(`[id="${problem}"]`).textContent()) ?? '');
}

/** Waits until a control is refused with the sentence, or with '' until it is not refused. */
export const isRefused = (control: Locator, sentence: string): Promise<void> =>
  eventually(async () => expect(await problemOf(control)).toBe(sentence));

/** Waits until each text typed is refused with its sentence; '' stands for none. */
export async function refuses(control: Locator, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [typed, sentence] of Object.entries(answers)) {
    await control.fill(typed);
    await isRefused(control, sentence);
  }
}

/** Everything the tab keeps over a reload, as one text. */
export const keptInTab = (page: Page): Promise<string> => page.evaluate('JSON.stringify({ ...sessionStorage })');
