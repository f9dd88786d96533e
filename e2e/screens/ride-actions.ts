import type { RideStatus } from '@pothik/contracts/ride';
import type { Locator, Page } from 'playwright-core';

/** A typical phone's screen, in CSS pixels. */
export const PHONE = { width: 360, height: 740 } as const;

/** A ride's status in the pill of its page. */
export const status = (page: Page, word: RideStatus): Locator =>
  page.getByRole('main').getByText(word, { exact: true }).first();

export const sosButton = (page: Page): Locator => page.getByRole('button', { name: /^Hold for SOS/ });

/** An alert with this sentence, e.g. under a field. */
export const alert = (page: Page, sentence: string): Locator =>
  page.getByRole('alert').filter({ hasText: sentence }).first();

export const focused = (element: Locator): Promise<void> => element.and(element.page().locator(':focus')).waitFor();

/** An amount, with any kind of space in it. */
export const amount = (page: Page, taka: number): Locator =>
  page.getByRole('main').locator(`data[value="${taka}"]`).first();

export const rows = (page: Page): Locator => page.getByRole('main').locator('tbody tr');

/** An amount with digit grouping, e.g. 12,34,567. */
export const grouped = (taka: number): string => new Intl.NumberFormat('en-IN').format(taka);

/** Holds back the answers to a page's calls to an address. @returns what releases them */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const waited = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    await waited;
    await route.continue();
  });
  return letThrough;
}

/** Simulates a server that is unavailable for some calls. */
export async function refuseCalls(page: Page, address: RegExp): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status: 503, json: { success: false } }));
}
