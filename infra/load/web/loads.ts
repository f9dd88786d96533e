import type { Page } from 'playwright-core';
import { untilSettled } from '../../../e2e/screenshots/settled.js';
import { endRides, fareSet } from '../../../e2e/support/rides-in-states.js';
import type { Measurement } from '../measurement.rules.mjs';
import { type BenchFixture, inWindow, PEOPLE, PHONE } from './bench-fixture.js';
import { observe, seenBy } from './observe.js';
import { cumulativeLayoutShift, largestContentfulPaint, type Seen, totalBlockingTime } from './vitals.rules.js';

const LOADS = 5;
const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND = 1_600_000 / 8;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};
const TARGET = { largestPaintS: 2.5, blockingMs: 200, shift: 0.02 };

interface Screen {
  name: string;
  as?: string;
  path: string;
  /** A selector that only the complete page matches. */
  shows: string;
}

const HOME: Screen = { name: 'home', path: '/', shows: '.shell-cities' };
const CURRENT_RIDE: Screen = {
  name: 'current ride',
  as: PEOPLE.rider,
  path: '/rider/current-ride',
  shows: '.ui-ticket',
};

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** One load on a slow phone without a cache, until the page is settled. */
async function load(fixture: BenchFixture, { as, path, shows }: Screen): Promise<Seen> {
  return inWindow(fixture, { ...PHONE, as }, async (page, traffic) => {
    await observe(page);
    await slowDown(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(shows).first().waitFor();
    await untilSettled(page, traffic);
    return seenBy(page);
  });
}

/** The measurements of a screen's loads; the first load warms the platform up and is not counted. */
async function* measureScreen(fixture: BenchFixture, screen: Screen): AsyncGenerator<Measurement> {
  await load(fixture, screen);
  const loads: Seen[] = [];
  for (let count = 0; count < LOADS; count += 1) loads.push(await load(fixture, screen));
  const seconds = loads.map((seen) => largestContentfulPaint(seen) / 1000);
  const { name } = screen;
  yield { name: `${name}: largest contentful paint`, unit: 's', values: seconds, target: TARGET.largestPaintS };
  yield {
    name: `${name}: total blocking time`,
    unit: 'ms',
    values: loads.map(totalBlockingTime),
    target: TARGET.blockingMs,
  };
  yield {
    name: `${name}: cumulative layout shift`,
    unit: 'shift',
    values: loads.map(cumulativeLayoutShift),
    target: TARGET.shift,
  };
}

/** How home and the current ride load on a cheap phone with a slow connection. */
export async function* measureLoads(fixture: BenchFixture): AsyncGenerator<Measurement> {
  yield* measureScreen(fixture, HOME);
  await fareSet(fixture.people);
  yield* measureScreen(fixture, CURRENT_RIDE);
  await endRides(fixture.people);
}
