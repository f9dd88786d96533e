import type { BookingPoints } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { untilSettled } from '../../e2e/screenshots/settled.js';
import { DROP, drawnMap, PICKUP } from '../../e2e/support/map.js';
import { accepted, endRides } from '../../e2e/support/rides-in-states.js';
import { type BrowserFixture, inWindow, PEOPLE, PHONE } from './browser-fixture.js';
import { BUDGET_KB } from './budgets.table.js';
import type { Measurement } from './measurement.rules.mjs';
import { Wire } from './wire.js';
import { kilobytesOf, type WireFile } from './wire.rules.js';

/** The screen of a rider's ride on a phone without a cache, until its map is drawn; without points it has no map. */
async function screenOf(fixture: BrowserFixture, points: BookingPoints): Promise<WireFile[]> {
  await accepted({ ...fixture.people, points });
  return inWindow(fixture, { as: PEOPLE.rider, ...PHONE }, async (page, traffic) => {
    const wire = await Wire.tap(page);
    await page.goto('/rider/current-ride');
    if (points.pickupPoint) await drawnMap(page).waitFor();
    await untilSettled(page, traffic);
    return [...wire.files(), ...(await workersOf(page))];
  });
}

/** The page's log has no scripts of workers, so they are asked for once more. */
const workersOf = (page: Page): Promise<WireFile[]> =>
  Promise.all(
    page.workers().map(async (worker) => {
      const url = worker.url();
      const headers = (await page.request.head(url, { headers: { 'accept-encoding': 'gzip' } })).headers();
      const bytes = Number(headers['content-length'] ?? Number.NaN);
      const encoding = headers['content-encoding'];
      return { url, mimeType: headers['content-type'] ?? '', encoding, bytes, askedAt: 0, answeredAt: 0 };
    }),
  );

/** What a ride's map costs over the line, gzipped, besides the screen that works without it. */
export async function* measureMap(fixture: BrowserFixture): AsyncGenerator<Measurement> {
  const known = new Set((await screenOf(fixture, {})).map(({ url }) => url));
  const withMap = await screenOf(fixture, { pickupPoint: PICKUP, dropPoint: DROP });
  await endRides(fixture.people);
  const ofMap = withMap.filter(({ url }) => !known.has(url));
  const kilobytes = (address: RegExp) => [kilobytesOf(ofMap, address)];
  yield { name: 'the map of a ride, all of its files', unit: 'KB', values: kilobytes(/./), target: BUDGET_KB.map };
  yield {
    name: '  its names and first tiles alone',
    unit: 'KB',
    values: kilobytes(/^\/map\//),
    target: BUDGET_KB.mapNamesAndTiles,
  };
}
