import type { Page } from 'playwright-core';

/** Asks for the SOS as by key: a dialog comes instead of holding the button. */
export async function askSos(page: Page): Promise<void> {
  await page.locator('.ui-hold').filter({ visible: true }).first().press('Enter');
}

/** Asks for the SOS as by key, and says yes. */
export async function sendSos(page: Page): Promise<void> {
  await askSos(page);
  await page.locator('.ui-confirmation .ui-danger').click();
}

/** Presses the SOS as one who does not know that it must be held. */
export const tapSos = (page: Page): Promise<void> => page.locator('.ui-hold').filter({ visible: true }).first().click();

/** Presses the way out of a ride, the first of its page's actions. */
export const cancelFromDock = (page: Page): Promise<void> => page.locator('.ui-dock button').first().click();
