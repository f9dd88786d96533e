import type { Page } from 'playwright-core';
import { untilSettled } from '../../../e2e/screenshots/settled.js';
import { type BrowserFixture, inWindow, PHONE } from '../../../infra/page-budgets/browser-fixture.js';
import { observe, seenBy } from './observe.js';
import { cumulativeLayoutShift, largestContentfulPaint, totalBlockingTime } from './vitals.rules.js';

const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND = 1_600_000 / 8;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};

export interface Screen {
  /** Who is signed in, by e-mail. */
  as?: string;
  path: string;
  /** A selector that only the complete page matches. */
  shows: string;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** One load on a cheap phone with a slow line and no cache, until the page is settled. */
export const loadSlowly = (place: Pick<BrowserFixture, 'browser' | 'url'>, { as, path, shows }: Screen) =>
  inWindow(place, { ...PHONE, as }, async (page, traffic) => {
    await observe(page);
    await slowDown(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(shows).first().waitFor();
    await untilSettled(page, traffic);
    const seen = await seenBy(page);
    return {
      paintMs: largestContentfulPaint(seen),
      blockingMs: totalBlockingTime(seen),
      shift: cumulativeLayoutShift(seen),
    };
  });
