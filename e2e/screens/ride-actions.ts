import type { RideStatus } from '@pothik/contracts/ride';
import type { Locator, Page } from 'playwright-core';

/** The phone most riders and drivers have in the hand. */
export const PHONE = { width: 360, height: 740 } as const;

/** A ride's status in the pill of its page. */
export const status = (page: Page, word: RideStatus): Locator =>
  page.getByRole('main').getByText(word, { exact: true }).first();

export const sosButton = (page: Page): Locator => page.getByRole('button', { name: /^Hold for SOS/ });

/** What an alert says, e.g. under a field. */
export const alert = (page: Page, sentence: string): Locator =>
  page.getByRole('alert').filter({ hasText: sentence }).first();

/** Waits until an element has the focus. */
export const focused = (element: Locator): Promise<void> => element.and(element.page().locator(':focus')).waitFor();

/** An amount, whatever spaces stand in it. */
export const amount = (page: Page, taka: number): Locator =>
  page.getByRole('main').locator(`data[value="${taka}"]`).first();

/** The rows of the page's table. */
export const rows = (page: Page): Locator => page.getByRole('main').locator('tbody tr');

/** An amount in figures, e.g. 12,34,567. */
export const grouped = (taka: number): string => new Intl.NumberFormat('en-IN').format(taka);

/** Lets a page's calls to an address wait for their answer. @returns what lets them through */
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

/** A server that is down for some calls. */
export async function refuseCalls(page: Page, address: RegExp): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status: 503, json: { success: false } }));
}
