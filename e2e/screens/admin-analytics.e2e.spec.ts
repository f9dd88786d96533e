import { driverHttp } from '@pothik/contracts/driver';
import { dhakaDay, dhakaDayAfter } from '@pothik/contracts/platform';
import { type RideAnalytics, rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { logIn } from '../support/people.js';
import { peopleOf, pickedUp } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import type { Visitor } from '../support/visitor.js';
import { search } from './admin-actions.js';
import { cardOf, rowsOf, tableOf, total } from './analytics-actions.js';
import { hasFocus } from './form-actions.js';
import { fitsTheWidth } from './page-details.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

/** The charts by card: the first is shown, the others by the press of a name. */
const CARDS = [
  [['Rides by day', 'Day', 30]],
  [
    ['Rides by status', 'Status', 7],
    ['Drivers by status', 'Status', 3, 'Drivers'],
  ],
  [
    ['BDT by day', 'Day', 30],
    ['Active drivers by day', 'Day', 30, 'Drivers'],
    ['SOS incidents by day', 'Day', 30, 'SOS'],
  ],
  [
    ['Rides by vehicle type', 'Vehicle type', 6],
    ['BDT by vehicle type', 'Vehicle type', 6, 'BDT'],
    ['Drivers by vehicle type', 'Vehicle type', 6, 'Drivers'],
  ],
  [['Busiest hours', 'Hour', 24]],
] as const;
/** A laptop's screen; the page fits in two of its heights. */
const LAPTOP = { width: 1366, height: 768 };
const PAGE_HEIGHT_MAXIMUM_PX = 1500;

const fixture = screenFixture({ own: 'reads the seeded month', demonstration: 'with seeded rides' });
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
    const [today] = (await analyticsOf(1)).byDay;
    await shown(total(page, 'Rides today')).toHaveText(grouped(today?.rides ?? -1));
    const { meta } = await administrator.call(driverHttp.drivers, { status: 'APPROVED', availabilityStatus: 'ONLINE' });
    await shown(total(page, 'Drivers online now')).toHaveText(String(meta.total));
    await page.getByRole('main').getByRole('link', { name: 'Review' }).click();
    await page.waitForURL('**/admin/pending-drivers');
  });
});

describe('a chart', () => {
  it('is also available as a table with every value', async () => {
    const page = await fixture.visit('/admin/analytics', { as: PEOPLE.admin });
    await page.getByRole('button', { name: 'Rides by day as a table' }).waitFor();
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    await shown(titles).toHaveText([...CARDS.map(([[title]]) => title), 'SOS incidents']);
    for (const charts of CARDS) {
      let card = cardOf(page, charts[0][0]);
      for (const [title, axis, rows, name] of charts) {
        if (name) await card.getByRole('button', { name, exact: true }).click();
        card = cardOf(page, title);
        await shown(card.getByRole('table', { name: title, exact: true })).toHaveCount(axis === 'Hour' ? 1 : 0);
        const asTable = card.getByRole('button', { name: `${title} as a table` });
        await asTable.click();
        await tableOf(page, title).getByRole('columnheader', { name: axis }).waitFor();
        await eventually(async () => expect(await rowsOf(page, title)).toHaveLength(rows));
        await shown(asTable).toHaveAttribute('aria-pressed', 'true');
        if (charts.length > 1) await asTable.click();
      }
    }
    const { byDay, byHour, byWeekdayHour = [], totals } = await analyticsOf(30);
    await cardOf(page, 'SOS incidents by day').getByRole('button', { name: 'BDT', exact: true }).click();
    await page.getByRole('button', { name: 'BDT by day as a table' }).click();
    await eventually(async () =>
      expect(await rowsOf(page, 'BDT by day')).toEqual(byDay.map(({ fare }) => [`৳\u00a0${grouped(fare)}`])),
    );
    const completed = byDay.map(({ rides, completed }) => [grouped(completed), grouped(rides - completed)]);
    await eventually(async () => expect(await rowsOf(page, 'Rides by day')).toEqual(completed));
    await eventually(async () =>
      expect(await rowsOf(page, 'Busiest hours')).toEqual(
        byHour.map(({ hour, rides }) => [
          ...byWeekdayHour.map((day) => grouped(day.rides[hour] ?? -1)),
          grouped(rides),
        ]),
      ),
    );
    expect(totals.rides).toBeGreaterThan(50);
    await page.getByRole('button', { name: 'Rides by day as a table' }).click();
    await page.getByRole('application', { name: /^Rides by day\. / }).waitFor();
  });

  it('is readable value by value with the arrow keys', async () => {
    const { byDay } = await analyticsOf(30);
    const page = await fixture.visit('/admin/analytics', { as: PEOPLE.admin, width: 360, height: 740 });
    await page.getByRole('application', { name: /^BDT by day\. .*arrow keys/ }).focus();
    const tip = page.getByRole('main').locator('.admin-tip');
    await page.keyboard.press('ArrowRight');
    await tip.getByText(`৳\u00a0${grouped(byDay[1]?.fare ?? -1)}`, { exact: true }).waitFor();
    await eventually(async () => expect(await fitsTheWidth(page)).toBe(true));
  });

  it('of the busiest hours is read hour by hour with the arrow keys', async () => {
    const { byWeekdayHour = [] } = await analyticsOf(30);
    const page = await fixture.visit('/admin/analytics', { as: PEOPLE.admin, width: 360, height: 740 });
    const card = cardOf(page, 'Busiest hours');
    await card.getByRole('region', { name: /arrow keys/ }).focus();
    for (const key of ['ArrowRight', 'ArrowDown', ...Array(8).fill('ArrowRight')]) await page.keyboard.press(key);
    const rides = byWeekdayHour[1]?.rides[8] ?? -1;
    await card.getByText(`Sun, 8:00 – 9:00: ${rides} ${rides === 1 ? 'ride' : 'rides'}`).waitFor();
    await eventually(async () => expect(await fitsTheWidth(page)).toBe(true));
  });

  it('of statuses has the colour of each status’s pill', async () => {
    const page = await fixture.visit('/admin/analytics', { as: PEOPLE.admin });
    const { byStatus } = await analyticsOf(30);
    const bars = page.getByRole('list', { name: 'Rides by status' }).locator('.admin-bar-track > span');
    const shownStatuses = byStatus.filter(({ rides }) => rides > 0);
    await shown(bars).toHaveCount(shownStatuses.length);
    const colours = await page.evaluate<string[]>(
      "[...document.querySelectorAll('.admin-chart-statuses .admin-bar-track > span')].map((bar) => getComputedStyle(bar).backgroundColor)",
    );
    expect(shownStatuses.length).toBeGreaterThan(2);
    expect(new Set(colours).size).toBe(shownStatuses.length);
  });
});

describe('the page', () => {
  it('fits on a laptop in two screens, with one control of the period', async () => {
    const page = await fixture.visit('/admin/analytics', { as: PEOPLE.admin, ...LAPTOP });
    await untilTheTotalsAre(page, await analyticsOf(30));
    await page.getByRole('application', { name: /^BDT by day\. / }).waitFor();
    await page.getByText('No incidents', { exact: true }).waitFor();
    await shown(page.getByRole('group', { name: 'Period' })).toHaveCount(1);
    await eventually(async () =>
      expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThanOrEqual(
        PAGE_HEIGHT_MAXIMUM_PX,
      ),
    );
    expect(await fitsTheWidth(page)).toBe(true);
  });

  it('says how the totals of the days that are over have changed against as many before, without today', async () => {
    const page = await fixture.visit('/admin/analytics?days=7', { as: PEOPLE.admin });
    const to = dhakaDay(new Date());
    const former = { from: dhakaDayAfter(to, -12), to: dhakaDayAfter(to, -7) };
    const whole = { from: dhakaDayAfter(to, -6), to: dhakaDayAfter(to, -1) };
    const [{ totals }, { totals: before }] = await Promise.all([
      administrator.call(rideHttp.analytics, whole),
      administrator.call(rideHttp.analytics, former),
    ]);
    const change = Math.round(((totals.rides - before.rides) / before.rides) * 100);
    expect(before.rides).toBeGreaterThan(0);
    const words = change === 0 ? 'The same as' : `${change > 0 ? '+' : ''}${change}% against`;
    await page
      .getByRole('main')
      .locator('.ui-stat', { hasText: 'Rides requested' })
      .getByText(`${words} the 6 days before, today left out`, { exact: true })
      .waitFor();
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
    await page.getByRole('button', { name: 'Custom range' }).click();
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

describe('the SOS incidents', () => {
  it('appear on the page as soon as they are raised, and lead to their list', async () => {
    const people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
    const page = await fixture.visit('/admin/analytics', { as: PEOPLE.admin });
    const card = cardOf(page, 'SOS incidents');
    await card.getByText('No incidents', { exact: true }).waitFor();
    const { _id: rideId } = await pickedUp(people);
    await people.rider.call(rideHttp.sendSos, { rideId });
    const incident = card.getByRole('listitem');
    await incident.getByText('OPEN', { exact: true }).waitFor();
    await shown(total(page, 'SOS incidents')).toHaveText('1');
    await incident.getByRole('link').click();
    await page.waitForURL('**/admin/sos?status=OPEN');
    await page.getByRole('article').first().waitFor();
  });
});
