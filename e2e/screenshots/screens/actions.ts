import { API_PREFIX } from '@pothik/contracts/platform';
import type { Page } from 'playwright-core';

/** Presses the first of these. */
export const press =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(selector).first().click();

/** Requests the SOS by keyboard: a confirmation dialog opens instead of holding the button. */
export async function askSos(page: Page): Promise<void> {
  await page.locator('.ui-hold').filter({ visible: true }).first().press('Enter');
}

/** Requests the SOS by keyboard and confirms. */
export async function sendSos(page: Page): Promise<void> {
  await askSos(page);
  await page.locator('.ui-confirmation .ui-danger').click();
}

/** Taps the SOS button instead of holding it. */
export const tapSos = (page: Page): Promise<void> => page.locator('.ui-hold').filter({ visible: true }).first().click();

/** Presses the button that cancels or rejects a ride, the first of the page's actions. */
export const cancelFromDock = press('.ui-dock button');

/** Logs out by the account menu, as far as the question before it. */
export async function askToLogOut(page: Page): Promise<void> {
  await page.locator('header [aria-haspopup="menu"]').last().click();
  await page.locator('[role="menuitem"]').last().click();
}

/** The page as it is when the answers to a call have these fields too: for what takes minutes to come about. */
export const answeredWith =
  (path: string, fields: () => object) =>
  async (page: Page): Promise<void> => {
    await page.route(`**${API_PREFIX}${path}`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...fields() } } });
    });
    await page.reload();
  };
