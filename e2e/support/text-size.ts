import type { Page } from 'playwright-core';

/** Sets the root's font size in pixels as browser settings do (16 by default): every rem scales with it, those of media queries too. */
export async function chooseTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}
