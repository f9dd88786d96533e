import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Seen } from './vitals.rules.js';

const SCRIPT = fileURLToPath(new URL('observe-page.js', import.meta.url));

/** Has every page of this window watch itself, from its next address on. */
export const observe = async (page: Page): Promise<void> => void (await page.addInitScript({ path: SCRIPT }));

/** What the page saw of itself until now. */
export const seenBy = (page: Page): Promise<Seen> => page.evaluate('benchSeen()');

/** When something that a selector names, and that is not there yet, has been painted. */
export const paintedIn = (page: Page, selector: string): Promise<number> =>
  page.evaluate(`benchPainted(${JSON.stringify(selector)})`);
