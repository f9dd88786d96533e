import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { untilSettled } from '../../e2e/screenshots/settled.js';
import { endRides, requested } from '../../e2e/support/rides-in-states.js';
import { type BrowserFixture, inWindow, PEOPLE } from './browser-fixture.js';
import { BUDGET_KB } from './budgets.table.js';
import type { Measurement } from './measurement.rules.mjs';
import { Wire } from './wire.js';
import { gzipKilobytes, largestAskedAfter, scriptsBeyond, type WireFile } from './wire.rules.js';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Compressed bytes of the federation runtime that a checkout has built, which are some of those of the first page. */
function federationBytes(root: string): number {
  const shell = path.join(root, '.cache', 'web', 'shell');
  const [version] = readJson(path.join(shell, 'versions.json'));
  return readJson(path.join(shell, version, 'federation.json')).bytes;
}

interface Visit {
  /** E-mail of the signed-in person; signed out by default. */
  as?: string;
  path: string;
  openForm?(page: Page): Promise<void>;
}

/** What a visit without a cache loads: until the page is shown, and until its form is shown. */
async function fetched(fixture: BrowserFixture, { as, path, openForm }: Visit) {
  return inWindow(fixture, { as }, async (page, traffic) => {
    const wire = await Wire.tap(page);
    await page.goto(path);
    await untilSettled(page, traffic);
    const atFirst = wire.files();
    await openForm?.(page);
    await untilSettled(page, traffic);
    return { atFirst, withForm: wire.files() };
  });
}

async function acceptRequest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByLabel('Fare in BDT').waitFor();
}

async function openBooking(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Get Ride' }).click();
  await page.getByLabel('Pickup location').waitFor();
}

/** Compressed JavaScript of pages on a large screen; the scripts of the first page are counted once. */
export async function* measureBytes(fixture: BrowserFixture): AsyncGenerator<Measurement> {
  await endRides(fixture.people);
  const { atFirst: firstPage } = await fetched(fixture, { path: '/' });
  const beyond = (name: string, files: readonly WireFile[], target: number, known = firstPage): Measurement => ({
    name,
    unit: 'KB',
    values: [gzipKilobytes(scriptsBeyond(files, known))],
    target,
  });
  yield beyond('JavaScript of the first page', firstPage, BUDGET_KB.firstPage, []);
  yield {
    name: '  federation runtime, of the first page',
    unit: 'KB',
    values: [federationBytes(fixture.root) / 1024],
    target: BUDGET_KB.federation,
  };

  const rider = await fetched(fixture, { as: PEOPLE.rider, path: '/rider/current-ride', openForm: openBooking });
  yield beyond('entering rider, more than the first page', rider.atFirst, BUDGET_KB.area);
  yield beyond('  with the Get Ride dialog', rider.withForm, BUDGET_KB.areaWithGetRide);

  await requested(fixture.people);
  const driver = await fetched(fixture, { as: PEOPLE.driver, path: '/driver/ride-request', openForm: acceptRequest });
  yield beyond('entering driver, more than the first page', driver.atFirst, BUDGET_KB.area);
  yield beyond('  with the fare form', driver.withForm, BUDGET_KB.areaWithForm);
  await endRides(fixture.people);

  const registration = await fetched(fixture, { as: PEOPLE.rider, path: '/driver/register' });
  yield beyond('driver registration, its form open', registration.atFirst, BUDGET_KB.areaWithForm);

  const { atFirst: lists } = await fetched(fixture, { as: PEOPLE.admin, path: '/admin/all-drivers' });
  yield beyond("administrators' lists, more than the first page", lists, BUDGET_KB.area);

  const { atFirst: analytics } = await fetched(fixture, { as: PEOPLE.admin, path: '/admin/analytics' });
  const entered = [...firstPage, ...lists];
  yield beyond("analytics, more than the administrators' lists", analytics, BUDGET_KB.analytics, entered);
  yield {
    name: '  its charts requested after the answer with the numbers',
    unit: 'ms',
    values: [largestAskedAfter(scriptsBeyond(analytics, entered), analytics, rideHttp.analytics.path)],
    target: 0,
    atLeast: true,
  };
}
