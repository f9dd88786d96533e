import type { Page } from 'playwright-core';
import { getRideDialog, pressGetRide } from './get-ride-actions.js';
import { NOTE_RENDERERS, PRESENT, type Release, renderersOf, ServedWeb, WorkingTree } from './release-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

/** For tests that deploy builds and restart the platform, in milliseconds. */
const PATIENCE_MS = 240_000;
const FORMER = 'e2e/screens/former-federation';

const web = new ServedWeb();
const tree = new WorkingTree();
let former: Pick<Release, 'rider' | 'shell'>;

/** A shell and a remote as releases before the federation runtime had them. */
beforeAll(async () => {
  tree.replace('packages/build-kit/federation.mjs', `${FORMER}/federation.mjs`);
  tree.replace('frontends/shell/src/federation/host.ts', `${FORMER}/host.mjs`);
  former = await tree.build('shell', 'rider');
}, PATIENCE_MS);

const fixture = screenFixture({ own: 'serves other web files', environment: { WEB_DIRECTORY: web.folder } });

afterAll(() => {
  web.remove();
  tree.remove();
});

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, level: 1 });

async function open(path: string, as: string): Promise<Page> {
  const page = await fixture.window({ as });
  await page.addInitScript(NOTE_RENDERERS);
  await page.goto(path);
  return page;
}

/** Enters the area of one remote, opens the dialog of another exposed module, and enters another remote's part. */
async function showsBothRemotes(page: Page): Promise<void> {
  await heading(page, 'Activity').waitFor();
  await page.getByRole('link', { name: 'Pothik, home' }).first().click();
  await pressGetRide(page);
  await getRideDialog(page).getByLabel('Pickup location').waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate("history.pushState({}, '', '/driver/register'); dispatchEvent(new PopStateEvent('popstate'))");
  await page.getByLabel('Brand').waitFor();
  expect(await renderersOf(page)).toBe(1);
}

describe('a remote built as a plain container', () => {
  it(
    'works in the present shell, on one page with a remote of the present kind',
    async () => {
      await web.release({ ...PRESENT, rider: former.rider });
      const page = await open('/rider/activity', PEOPLE.rider);
      await showsBothRemotes(page);
    },
    PATIENCE_MS,
  );
});

describe('a shell that calls containers itself', () => {
  it(
    'loads a remote of the present kind, on one page with a plain container',
    async () => {
      await web.release({ ...PRESENT, shell: former.shell, rider: former.rider });
      const page = await open('/rider/activity', PEOPLE.rider);
      await showsBothRemotes(page);
    },
    PATIENCE_MS,
  );

  it.each([
    ['rider', PEOPLE.rider, '/rider/activity', 'Activity'],
    ['driver', PEOPLE.driver, '/driver/ride-completed', 'Ride Completed'],
    ['admin', PEOPLE.admin, '/admin/analytics', 'Analytics'],
  ])(
    'loads the present remotes: %s',
    async (_remote, as, path, name) => {
      await web.release({ ...PRESENT, shell: former.shell });
      const page = await open(path, as);
      await heading(page, name).waitFor();
      expect(await renderersOf(page)).toBe(1);
    },
    PATIENCE_MS,
  );
});
