import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Seen } from './vitals.rules.js';

const SCRIPT = fileURLToPath(new URL('observe-page.js', import.meta.url));

/** Adds observe-page.js to every page of this window, from the next navigation on. */
export const observe = async (page: Page): Promise<void> => void (await page.addInitScript({ path: SCRIPT }));

/** The entries that the page has recorded until now. */
export const seenBy = (page: Page): Promise<Seen> => page.evaluate('benchSeen()');
