import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { endRides, type People, peopleOf } from '../support/rides-in-states.js';
import { fillBooking, getRideDialog, pressGetRide } from './get-ride-actions.js';
import { goOffline, goOnline, untilKept } from './offline-actions.js';
import {
  EXPOSES,
  NOTE_RENDERERS,
  PRESENT,
  type Release,
  renderersOf,
  ServedWeb,
  WorkingTree,
} from './release-actions.js';
import { BROWSERS_WORD_ON_MISSING_CODE, pagesFetched, retry } from './remote-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

/** The rider's page title in the three builds of this file; in the grown one the shell's link has it too. */
const PAGE = { present: 'Activity', next: 'Rides so far', grown: 'Rides so far by the grown kit' } as const;
const LINE = { present: 'Activity', grown: 'My rides' } as const;

/** For tests that deploy builds, in milliseconds. */
const PATIENCE_MS = 240_000;

const web = new ServedWeb();
const tree = new WorkingTree();
let next: Pick<Release, 'rider'>;
let grown: Pick<Release, 'rider' | 'shell'>;
let withoutWorker: Pick<Release, 'shell'>;
let people: People;

/** The rider's team changes a word; later the kit grows, and the rider's remote uses the new part at once. */
beforeAll(async () => {
  tree.change('frontends/rider/src/features/ride-lists/ride-list-text.ts', "'Activity'", `'${PAGE.next}'`);
  next = await tree.build('rider');
  tree.change('packages/ui-kit/package.json', '"version": "1.3.0"', '"version": "1.4.0"');
  tree.change('packages/ui-kit/src/index.ts', 'export', "export const MARK = 'by the grown kit';\nexport");
  const page = 'frontends/rider/src/features/ride-lists/activity-page.tsx';
  tree.change(page, 'import { Button', 'import { MARK, Button');
  tree.change(page, 'title={text.activity}', "title={[text.activity, MARK].join(' ')}");
  tree.change('frontends/shell/src/texts/shell-text.ts', "'Activity'", `'${LINE.grown}'`);
  grown = await tree.build('shell', 'rider');
  tree.change(
    'frontends/shell/rspack.config.mjs',
    "worker: './src/worker/worker.ts'",
    "worker: './src/worker/unregister.ts'",
  );
  withoutWorker = await tree.build('shell');
}, PATIENCE_MS);

const fixture = screenFixture({ own: 'serves other web files', environment: { WEB_DIRECTORY: web.folder } });

beforeAll(async () => {
  people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
});
afterEach(() => endRides(people));
afterAll(() => {
  web.remove();
  tree.remove();
});

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { name, exact: true, level: 1 });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const lineTo = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

async function open(path: string, as: string = PEOPLE.rider): Promise<Page> {
  const page = await fixture.window({ as });
  await page.addInitScript(NOTE_RENDERERS);
  await page.goto(path);
  return page;
}

/** The exports of the agreed modules of a loaded remote. */
const exposedBy = (page: Page, remote: string) =>
  page.evaluate(`Promise.all(${JSON.stringify(Object.keys(EXPOSES[remote] ?? {}))}.map(async (name) =>
    [name, Object.keys((await globalThis['${remote}'].get(name))())])).then(Object.fromEntries)`);

/**
 * Checks that shell and rider's remote share their packages on the page with this title. A second React, router or
 * cache would fail at its first hook; a second session opens no dialog; a second kit ignores theme and language.
 */
async function worksAsOne(page: Page, name: string): Promise<void> {
  const fetched = pagesFetched(page);
  const title = heading(page, name);
  const colour = () => title.evaluate((drawn) => drawn.ownerDocument.defaultView.getComputedStyle(drawn).color);
  const light = await colour();
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  await eventually(async () => expect(await colour()).not.toBe(light));
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await heading(page, /^সব রাইড/).waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await title.waitFor();
  await page.getByRole('link', { name: 'Pothik, home' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Where to?' }).waitFor();
  await fillBooking(page, 'Abdul Karim');
  await page.getByRole('button', { name: 'Ask Abdul for a ride' }).click();
  await page.getByText('Ride Request Sent Successfully').waitFor();
  await page.getByRole('heading', { name: 'Asking Abdul' }).waitFor();
  expect(await renderersOf(page)).toBe(1);
  expect(fetched.count).toBe(0);
}

describe('a new remote in an older shell', () => {
  it(
    'is loaded by an open page that enters the area; a page with the old remote keeps it until it is reopened',
    async () => {
      const before = await open('/about');
      await before.getByRole('button', { name: 'Account menu' }).waitFor();
      const inside = await open('/rider/activity');
      await heading(inside, PAGE.present).waitFor();
      await web.release(next);
      const fetched = pagesFetched(before);
      await before.getByRole('link', { name: 'Dashboard' }).click();
      await lineTo(before, LINE.present).click();
      await heading(before, PAGE.next).waitFor();
      expect(fetched.count).toBe(0);
      await lineTo(inside, 'Ride Completed').click();
      await heading(inside, 'Ride Completed').waitFor();
      await lineTo(inside, LINE.present).click();
      await heading(inside, PAGE.present).waitFor();
      await inside.reload();
      await heading(inside, PAGE.next).waitFor();
      await worksAsOne(before, PAGE.next);
    },
    PATIENCE_MS,
  );

  it(
    'that needs a newer shell shows Retry inside the layout, until the shell is released too: then the page reloads itself',
    async () => {
      await web.release({ rider: grown.rider });
      const page = await open('/rider/activity');
      await retry(page).waitFor();
      await lineTo(page, LINE.present).waitFor();
      await page.getByRole('button', { name: 'Account menu' }).waitFor();
      const home = await fixture.window({ as: PEOPLE.rider });
      await pressGetRide(home);
      await getRideDialog(home).getByRole('button', { name: 'Retry' }).waitFor();
      await web.release(grown);
      const fetched = pagesFetched(page);
      await retry(page).click();
      await heading(page, PAGE.grown).waitFor();
      await lineTo(page, LINE.grown).waitFor();
      expect(fetched.count).toBe(1);
      for (const complaint of await fixture.closeWindows()) expect(complaint).toMatch(BROWSERS_WORD_ON_MISSING_CODE);
    },
    PATIENCE_MS,
  );
});

describe('a page opened before a release of the shell', () => {
  it(
    'still finds its files afterwards, on both sides of a roll-back',
    async () => {
      await web.release(PRESENT);
      const page = await open('/about');
      await page.getByRole('button', { name: 'Account menu' }).waitFor();
      await web.release({ shell: grown.shell });
      const fetched = pagesFetched(page);
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await lineTo(page, LINE.present).click();
      await heading(page, PAGE.present).waitFor();
      expect(fetched.count).toBe(0);
      const newer = await open('/about');
      await newer.getByRole('button', { name: 'Account menu' }).waitFor();
      await web.release(PRESENT);
      await newer.getByRole('link', { name: 'Dashboard' }).click();
      await lineTo(newer, LINE.grown).click();
      await heading(newer, PAGE.present).waitFor();
    },
    PATIENCE_MS,
  );
});

describe('an old remote in a new shell', () => {
  it(
    'still works: rider, with its form and everything it shares with the shell',
    async () => {
      await web.release({ ...grown, rider: PRESENT.rider });
      const page = await open('/rider/activity');
      await lineTo(page, LINE.grown).waitFor();
      await heading(page, PAGE.present).waitFor();
      expect(await exposedBy(page, 'rider')).toEqual(EXPOSES.rider);
      await worksAsOne(page, PAGE.present);
    },
    PATIENCE_MS,
  );

  it.each([
    ['driver', PEOPLE.driver, '/driver/ride-completed', 'Ride Completed'],
    ['admin', PEOPLE.admin, '/admin/analytics', 'Analytics'],
  ])('still works: %s', async (remote, as, path, name) => {
    await web.release({ shell: grown.shell });
    const page = await open(path, as);
    await heading(page, name).waitFor();
    expect(await exposedBy(page, remote)).toEqual(EXPOSES[remote]);
    expect(await renderersOf(page)).toBe(1);
  });
});

describe('a browser that keeps the page for offline', () => {
  const left = `Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]).then((all) => all.map(({ length }) => length))`;

  async function kept(): Promise<Page> {
    const page = await fixture.visit('/rider/activity', { as: PEOPLE.rider, worker: 'allow' });
    await lineTo(page, LINE.present).waitFor();
    await untilKept(page);
    return page;
  }

  it(
    'shows a new release of the shell at the next reload, and keeps that one from then on',
    async () => {
      await web.release(PRESENT);
      const page = await kept();
      await web.release({ shell: grown.shell });
      await page.reload();
      await lineTo(page, LINE.grown).waitFor();
      await untilKept(page);
      await goOffline(page);
      await page.reload();
      await page.getByRole('heading', { name: 'No connection' }).waitFor();
      await goOnline(page);
      await lineTo(page, LINE.grown).waitFor();
    },
    PATIENCE_MS,
  );

  it(
    'loses the worker and what it kept once the release that takes it back is opened',
    async () => {
      await web.release(PRESENT);
      const page = await kept();
      await web.release({ shell: withoutWorker.shell });
      await page.reload();
      await lineTo(page, LINE.grown).waitFor();
      await eventually(async () => expect(await page.evaluate(left)).toEqual([0, 0]));
    },
    PATIENCE_MS,
  );
});
