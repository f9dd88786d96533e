import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pagesFetched } from '../../e2e/screens/remote-actions.js';
import { eventually } from '../../e2e/support/eventually.js';
import { PersonsWindow } from '../../e2e/support/window.js';
import { openPage } from './opening.js';
import { RolloutFixture } from './rollout-fixture.js';

const OPENINGS = 90;
const AT_ONCE = 10;
const IN_A_BROWSER = 10;
const WITHIN_MS = 600_000;
const START_WITHIN_MS = 600_000;

let fixture: RolloutFixture;
let releases = 0;

beforeAll(async () => {
  fixture = await RolloutFixture.open();
}, START_WITHIN_MS);
afterAll(() => fixture?.close(), START_WITHIN_MS);

const versionsAt = async (gateway: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(fixture.platform.directory, 'web', gateway, 'shell', 'versions.json'), 'utf8'));

/** Publishes a release while one gateway is stopped, and lets it continue when the other one serves the release. */
async function onlyOneHasTheNext(): Promise<void> {
  await eventually(async () => expect(await versionsAt('1')).toEqual(await versionsAt('2')), WITHIN_MS);
  const processes = await fixture.platform.control.processes();
  const former = processes.find(({ name, instance }) => name === 'gateway' && instance === 1)?.pid as number;
  process.kill(former, 'SIGSTOP');
  try {
    releases += 1;
    await fixture.release(`release ${releases}`, ['shell', 'rider']);
    const version = fixture.made.versionOf('shell');
    await eventually(async () => expect(await versionsAt('2')).toContain(version), WITHIN_MS);
    expect(await versionsAt('1')).not.toContain(version);
  } finally {
    process.kill(former, 'SIGCONT');
  }
}

describe('while one gateway has a release that the other has not, and requests alternate between them', () => {
  it(
    `0 of ${OPENINGS} openings miss a script, a stylesheet or a manifest`,
    async () => {
      const blank: string[][] = [];
      for (let opened = 0; opened < OPENINGS; opened += AT_ONCE) {
        await onlyOneHasTheNext();
        const openings = Array.from({ length: AT_ONCE }, () => openPage(fixture.balancer.url, '/'));
        blank.push(...(await Promise.all(openings)).filter((missing) => missing.length > 0));
      }
      console.log(`${blank.length} of ${OPENINGS} openings blank; ${releases} releases`);
      expect(blank).toEqual([]);
    },
    WITHIN_MS,
  );

  it(
    `0 of ${IN_A_BROWSER} pages are blank in a browser, and none has to be loaded twice`,
    async () => {
      for (let opened = 0; opened < IN_A_BROWSER; opened += 1) {
        await onlyOneHasTheNext();
        const window = await PersonsWindow.open(fixture.browser, fixture.balancer.url);
        const fetched = pagesFetched(window.page);
        const failed: string[] = [];
        window.page.on('response', (response) => {
          if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
        });
        await window.page.goto('/');
        await window.page.getByRole('heading', { level: 1 }).waitFor();
        expect({ failed, fetched: fetched.count }).toEqual({ failed: [], fetched: 1 });
        expect(window.complaintsSoFar()).toEqual([]);
        await window.close();
      }
      expect(fixture.balancer.broken).toEqual([]);
    },
    WITHIN_MS,
  );
});
