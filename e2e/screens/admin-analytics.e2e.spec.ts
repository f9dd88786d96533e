import { driverHttp } from '@pothik/contracts/driver';
import { dhakaDay, dhakaDayAfter } from '@pothik/contracts/platform';
import { type RideAnalytics, rideHttp } from '@pothik/contracts/ride';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { logIn } from '../support/people.js';
import { peopleOf } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import type { Visitor } from '../support/visitor.js';
import { search } from './admin-actions.js';
import { hasFocus } from './form-actions.js';
import { fitsTheWidth } from './page-details.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const CHARTS = [
  ['Rides by day', 'Day', 30],
  ['BDT by day', 'Day', 30],
  ['Rides by status', 'Status', 7],
  ['Busiest hours', 'Hour', 24],
  ['Rides by vehicle type', 'Vehicle type', 6],
  ['BDT by vehicle type', 'Vehicle type', 6],
  ['Active drivers by day', 'Day', 30],
  ['SOS incidents by day', 'Day', 30],
  ['Drivers by status', 'Status', 3],
  ['Drivers by vehicle type', 'Vehicle type', 6],
] as const;

const fixture = screenFixture('with seeded rides');
let administrator: Visitor;

beforeAll(async () => {
  // Once the seeded month is in every projection, the totals no longer change.
  for (const driver of [PEOPLE.driver, 'driver2@pothik.test', 'driver3@pothik.test'])
    await peopleOf(fixture.platform, PEOPLE.rider, driver);
  administrator = await logIn(fixture.platform.url, PEOPLE.admin);
});

/** The platform's analytics of the last days, including today. */
const analyticsOf = (days: number): Promise<RideAnalytics> => {
  const to = dhakaDay(new Date());
  return administrator.call(rideHttp.analytics, { from: dhakaDayAfter(to, 1 - days), to });
};
const grouped = (value: number): string => value.toLocaleString('en-IN');

/** The value of a tile, by its label. */
const total = (page: Page, label: string): Locator =>
  page.getByRole('main').locator('.ui-stat', { hasText: label }).locator('.ui-stat-value');
const tableOf = (page: Page, title: string): Locator => page.getByRole('table', { name: title, exact: true });
const rowsOf = (page: Page, title: string): Promise<string[][]> =>
  tableOf(page, title)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));

async function untilTheTotalsAre(page: Page, { totals }: RideAnalytics): Promise<void> {
  await shown(total(page, 'Rides requested')).toHaveText(grouped(totals.rides));
  await shown(total(page, 'Completed').first()).toHaveText(grouped(totals.completed));
  await shown(total(page, 'Fares')).toHaveText(`৳\u00a0${grouped(totals.fare)}`);
  await shown(total(page, 'Drivers with a completed ride')).toHaveText(grouped(totals.activeDrivers));
  await shown(total(page, 'SOS incidents')).toHaveText(grouped(totals.sosIncidents));
}

describe('“Administrators (ADMIN, SUPER_ADMIN) manage drivers by status (all, approved, pending, suspended) and see an analytics page.”', () => {
  it.each([PEOPLE.admin, PEOPLE.superAdmin])('%s sees the totals of the last 30 days', async (email) => {
    const page = await fixture.visit('/admin', { as: email });
    await page.waitForURL('**/admin/analytics');
    await page.getByRole('heading', { name: 'Analytics', level: 1 }).waitFor();
    await untilTheTotalsAre(page, await analyticsOf(30));
    const { byStatus } = await administrator.call(driverHttp.analytics, {});
    const pending = byStatus.find(({ status }) => status === 'PENDING')?.drivers;
    await shown(total(page, 'Waiting for approval')).toHaveText(String(pending));
    await page.getByRole('main').getByRole('link', { name: 'Review' }).click();
    await page.waitForURL('**/admin/pending-drivers');
  });
});

describe('a chart', () => {
  it('is also available as a table with every value', async () => {
    const page = await fixture.visit('/admin/analytics', { as: PEOPLE.admin });
    await page.getByRole('button', { name: 'Rides by day as a table' }).waitFor();
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    await shown(titles).toHaveText(CHARTS.map(([title]) => title));
    for (const [title, axis, rows] of CHARTS) {
      const chip = page.getByRole('button', { name: `${title} as a table` });
      await page.getByRole('application', { name: new RegExp(`^${title}\\. `) }).waitFor();
      await shown(tableOf(page, title)).toHaveCount(0);
      await chip.click();
      await tableOf(page, title).getByRole('columnheader', { name: axis }).waitFor();
      await eventually(async () => expect(await rowsOf(page, title)).toHaveLength(rows));
      await shown(chip).toHaveAttribute('aria-pressed', 'true');
    }
    const { byDay, byHour, totals } = await analyticsOf(30);
    await eventually(async () =>
      expect(await rowsOf(page, 'BDT by day')).toEqual(byDay.map(({ fare }) => [`৳\u00a0${grouped(fare)}`])),
    );
    const completed = byDay.map(({ rides, completed }) => [grouped(completed), grouped(rides - completed)]);
    await eventually(async () => expect(await rowsOf(page, 'Rides by day')).toEqual(completed));
    await eventually(async () =>
      expect(await rowsOf(page, 'Busiest hours')).toEqual(byHour.map(({ rides }) => [grouped(rides)])),
    );
    expect(totals.rides).toBeGreaterThan(50);
    await page.getByRole('button', { name: 'Rides by day as a table' }).click();
    await page.getByRole('application', { name: /^Rides by day\. / }).waitFor();
  });

  it('is readable value by value with the arrow keys', async () => {
    const { byStatus } = await analyticsOf(30);
    const page = await fixture.visit('/admin/analytics', { as: PEOPLE.admin, width: 360, height: 740 });
    const chart = page.getByRole('application', { name: /^Rides by status\. .*arrow keys/ });
    await chart.focus();
    const tip = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /[A-Z]{4}/ });
    await page.keyboard.press('ArrowRight');
    const [, second] = byStatus;
    await tip
      .filter({ hasText: second?.rideStatus ?? '' })
      .getByText(String(second?.rides), { exact: true })
      .waitFor();
    await eventually(async () => expect(await fitsTheWidth(page)).toBe(true));
  });
});

describe('the period', () => {
  it.each([
    ['7 days', 7, { days: '7' }],
    ['90 days', 90, { days: '90' }],
  ] as const)('of %s is in the address bar and survives a reload', async (name, days, address) => {
    const page = await fixture.visit('/admin/analytics', { as: PEOPLE.admin });
    await page.getByRole('button', { name, exact: true }).click();
    const analytics = await analyticsOf(days);
    await untilTheTotalsAre(page, analytics);
    expect(search(page)).toEqual(address);
    await page.getByRole('button', { name: 'Rides by day as a table' }).click();
    await eventually(async () => expect(await rowsOf(page, 'Rides by day')).toHaveLength(days));
    await page.reload();
    await untilTheTotalsAre(page, analytics);
    await shown(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  });

  it('with custom dates is refused when it ends before it begins, and says when it has no rides', async () => {
    const page = await fixture.visit('/admin/analytics', { as: PEOPLE.admin });
    await page.getByRole('button', { name: 'Own period' }).click();
    const from = page.getByLabel('From', { exact: true });
    await from.fill('2025-02-02');
    await page.getByLabel('To', { exact: true }).fill('2025-02-01');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page
      .getByRole('alert')
      .getByText('A period ends on or after its first day and has at most 366 days.')
      .waitFor();
    await hasFocus(from);
    expect(search(page)).toEqual({});
    await page.getByLabel('To', { exact: true }).fill('2025-02-28');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByRole('heading', { name: 'No rides in this period' }).waitFor();
    await page.getByText('2 Feb 2025 to 28 Feb 2025', { exact: true }).waitFor();
    expect(search(page)).toEqual({ from: '2025-02-02', to: '2025-02-28' });
    await page.reload();
    await page.getByRole('link', { name: 'Show the last 30 days' }).click();
    await untilTheTotalsAre(page, await analyticsOf(30));
  });
});
