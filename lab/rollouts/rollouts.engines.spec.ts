import type { Page } from 'playwright-core';
import { pagesFetched } from '../../e2e/screens/remote-actions.js';
import { signIn } from '../../e2e/support/browser-actions.js';
import { closeAll } from '../../e2e/support/close-all.js';
import { runToEnd } from '../../e2e/support/run-to-end.js';
import { PersonsWindow } from '../../e2e/support/window.js';
import { restart } from '../deaths/rolling-restart.js';
import { replaceGateway } from './replace-gateway.js';
import { RolloutFixture } from './rollout-fixture.js';
import { servedWeb, untilServed } from './served-web.js';
import { type Outcome, TwentyPeople } from './twenty-people.js';

const WITHIN_MS = 600_000;
const RIDER = 'rider@pothik.test';
const OPERATIONS = 'infra/local/ops.mjs';
const TITLE = { present: 'Activity', next: 'Rides so far' } as const;
/** Present and next words of the rider's remote, as the build has them. */
const NEXT_WORDS = [`activity:"${TITLE.present}"`, `activity:"${TITLE.next}"`] as const;

let fixture: RolloutFixture;
let people: TwentyPeople;
const windows: PersonsWindow[] = [];

beforeAll(async () => {
  fixture = await RolloutFixture.open();
  fixture.balancer.watch();
  people = await TwentyPeople.begin(fixture);
}, WITHIN_MS);
afterEach(async () => {
  for (const window of windows.splice(0)) {
    expect(window.complaintsSoFar()).toEqual([]);
    await window.close();
  }
});
afterAll(async () => {
  await closeAll([() => people?.close(), () => fixture?.close()]);
}, WITHIN_MS);

async function openAs(email: string, path: string): Promise<Page> {
  const window = await PersonsWindow.open(fixture.browser, fixture.balancer.url);
  windows.push(window);
  await signIn(window.page, email);
  await window.page.goto(path);
  await window.page.getByRole('heading', { level: 1 }).first().waitFor();
  return window.page;
}

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true, level: 1 });

/** Enters the rider's area from a page outside it. */
async function enterArea(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: TITLE.present, exact: true })
    .click();
}

function expectNobodyLost(what: string): void {
  const { calls, pages, retried, failed, blank }: Outcome = people.outcome();
  console.log(
    `${what}: ${calls} calls, ${failed.length} failed, ${retried.length} made again by themselves ` +
      `(${retried.join('; ')}); ${pages} pages in browsers, ${blank.length} blank`,
  );
  expect({ failed, blank, broken: fixture.balancer.broken }).toEqual({ failed: [], blank: [], broken: [] });
  expect(calls).toBeGreaterThan(0);
  expect(pages).toBeGreaterThan(0);
}

/** Runs an operator's command. @returns its time in seconds, and until every gateway serves the release */
async function operate(args: string[], version: string): Promise<string> {
  const began = performance.now();
  const addresses = await fixture.platform.control.addresses();
  expect(await runToEnd([OPERATIONS, ...args], addresses)).toMatchObject({ code: 0, errors: '' });
  const commanded = performance.now();
  await untilServed(fixture, 'rider', version);
  const seconds = [commanded - began, performance.now() - began].map((time) => (time / 1000).toFixed(1));
  return `ops ${args.slice(0, 2).join(' ')}: ${seconds[0]} s, served by both gateways after ${seconds[1]} s`;
}

describe('while twenty people use the platform', () => {
  it(
    'each gateway is replaced by one with another release: no call fails, no page is blank, an old page enters an area it had not loaded',
    async () => {
      const old = await openAs(RIDER, '/about');
      const fetched = pagesFetched(old);
      const rollout = await replaceGateway(fixture, 1, () => fixture.release('the next'));
      expect(rollout).toEqual({ code: 0, signal: null });
      await people.load.freshRide();
      expect(await replaceGateway(fixture, 2, async () => undefined)).toEqual({ code: 0, signal: null });
      await people.load.freshRide();
      await enterArea(old);
      await heading(old, TITLE.present).waitFor();
      expect(fetched.count).toBe(0);
      expectNobodyLost('rollout of the gateway');
    },
    WITHIN_MS,
  );

  it(
    'one remote is released and taken back, and nothing else changes: no other file, no other version, no process',
    async () => {
      const before = await servedWeb(fixture);
      const inside = await openAs(RIDER, '/rider/activity');
      const version = await fixture.made.make('rider', 'another word', NEXT_WORDS);
      const released = await operate(['release-web', 'rider', '--from', fixture.made.folder], version);
      const after = await servedWeb(fixture);
      const added = after.keys.filter((key) => !before.keys.includes(key));
      expect(added.filter((key) => !key.startsWith(`remotes/rider/${version}/`))).toEqual([]);
      expect(before.keys.filter((key) => !after.keys.includes(key) && !key.startsWith('remotes/rider/'))).toEqual([]);
      const rider = `/remotes/rider/${version}/mf-manifest.json`;
      expect(after.remotes).toEqual(before.remotes.map((remotes) => ({ ...remotes, rider })));
      expect([after.shells, after.processes]).toEqual([before.shells, before.processes]);
      const another = await openAs(RIDER, '/about');
      await enterArea(another);
      await heading(another, TITLE.next).waitFor();
      await heading(inside, TITLE.present).waitFor();
      const former = before.remotes[0]?.rider?.split('/')[3] ?? '';
      const rolledBack = await operate(['take-back-web', 'rider'], former);
      expect(await servedWeb(fixture)).toEqual({ ...before, keys: after.keys });
      console.log(`${released}; ${rolledBack}; ${added.length} files, all of remotes/rider/${version}`);
      await people.load.freshRide();
      expectNobodyLost('a remote released and taken back');
    },
    WITHIN_MS,
  );

  it(
    'each instance of the ride service is replaced, and no call fails',
    async () => {
      for (const instance of [1, 2]) {
        const { ending } = await restart(fixture.platform.control, people.load.gateways, { name: 'ride', instance });
        expect(ending).toEqual({ code: 0, signal: null });
        await people.load.freshRide();
      }
      await people.stop();
      expectNobodyLost('rollout of the ride service');
    },
    WITHIN_MS,
  );
});
