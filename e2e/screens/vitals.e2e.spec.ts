import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/platform.js';
import { Scrape } from '../support/scrape.js';
import { PEOPLE, screenFixture, type Visit } from './screen-fixture.js';

const environment: Record<string, string> = {};
beforeAll(async () => {
  environment.MANAGEMENT_PORT = String(await freePort());
});
const fixture = screenFixture({ own: 'tells its metrics at a port of its own', environment });

const PHONE = { width: 360, height: 740 };
const LCP = 'pothik_page_lcp_seconds_count';
const INP = 'pothik_page_inp_seconds_count';
const CLS = 'pothik_page_cls_count';

const scrape = () => Scrape.of(Number(environment.MANAGEMENT_PORT));
const IS_MEASURED = "performance.getEntriesByName('vitals').length > 0";
/** The browser tells how long an interaction took only after the next paint. */
const TIMED = `new Promise((done) => {
  new PerformanceObserver(() => done()).observe({ type: 'first-input', buffered: true });
})`;
const HIDE = `
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
`;

const untilMeasured = (page: Page) => eventually(async () => expect(await page.evaluate(IS_MEASURED)).toBe(true));

/** A page of a tab whose loads are all measured, once the measuring has begun. */
async function measured(path: string, visit: Visit): Promise<Page> {
  const page = await fixture.visit('/about', visit);
  await page.evaluate("sessionStorage.setItem('vitals', 'yes')");
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilMeasured(page);
  return page;
}

/** Leaving hides a page. */
const leave = (page: Page) => page.goto('about:blank');

describe('how fast a page was', () => {
  it('is in /metrics once the page was left, by its name and as a phone’s', async () => {
    const labels = { service: 'notification', page: '/login', screen: 'phone' };
    const page = await measured('/login', PHONE);
    await page.getByLabel('Email').click();
    await page.evaluate(TIMED);
    await leave(page);
    await eventually(async () => {
      const metrics = await scrape();
      expect([LCP, INP, CLS].map((name) => metrics.valueOf(name, labels))).toEqual([1, 1, 1]);
    });
  });

  it('is counted for a signed-in person’s page by the name of its route', async () => {
    const page = await measured('/rider', { as: PEOPLE.rider });
    await leave(page);
    const labels = { page: '/rider/current-ride', screen: 'desktop' };
    await eventually(async () => {
      const metrics = await scrape();
      expect([LCP, CLS].map((name) => metrics.valueOf(name, labels))).toEqual([1, 1]);
    });
  });

  it('is not told, and nothing breaks, where the browser has no beacons', async () => {
    const page = await fixture.window(PHONE);
    await page.addInitScript('delete Navigator.prototype.sendBeacon; sessionStorage.setItem("vitals", "yes")');
    await page.goto('/verify');
    await untilMeasured(page);
    await page.evaluate(HIDE);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect((await scrape()).valueOf(CLS, { page: '/verify' })).toBeUndefined();
  });
});
