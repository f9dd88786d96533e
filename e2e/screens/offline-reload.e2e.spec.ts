import type { Page } from 'playwright-core';
import { tryToLogIn } from '../support/browser-actions.js';
import { eventually } from '../support/eventually.js';
import { shown } from '../support/shown.js';
import { Wire } from '../support/wire.js';
import { goOffline, goOnline, keptBy, untilKept } from './offline-actions.js';
import { PEOPLE, screenFixture, type Visit } from './screen-fixture.js';

const OFFLINE = 'No connection. What you see may be old.';
const KEPT =
  /^\/$|^\/remotes\.json$|^\/(logo\.svg|theme\.js|manifest\.(en|bn)\.webmanifest)$|^\/(js|css|fonts|icons)\/|^\/remotes\/\w+\/[0-9a-f]{12}\//;

const wire = new Wire();
const environment: Record<string, string> = {};
beforeAll(async () => {
  await wire.open();
  environment.PUBLIC_URL = wire.url;
});
const fixture = screenFixture({ own: 'has addresses of its own', environment });
beforeAll(async () => {
  await wire.leadTo(Number(new URL(fixture.platform.url).port));
  fixture.entrance = wire.url;
});
afterAll(() => wire.cut());

async function loseNetwork(page: Page): Promise<void> {
  await goOffline(page);
  await wire.cut();
}

async function regainNetwork(page: Page): Promise<void> {
  await wire.mend();
  await goOnline(page);
}

/** A page that the worker has wholly. */
async function offlinePage(path: string, visit: Visit = {}): Promise<Page> {
  const page = await fixture.visit(path, { ...visit, worker: 'allow' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilKept(page);
  return page;
}

const noConnection = (page: Page) => page.getByRole('heading', { name: 'No connection' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' });
const marked = 'globalThis.marked === true';

/** What a page shows that cannot ask who is signed in; it goes on without another reload. */
async function waitsForTheNetwork(page: Page): Promise<void> {
  await noConnection(page).waitFor();
  await page.getByText(OFFLINE).waitFor();
  await shown(page.getByRole('link', { name: 'In an emergency, call 999' })).toHaveAttribute('href', 'tel:999');
  await retry(page).click();
  await page.getByText('Network Error').waitFor();
  await noConnection(page).waitFor();
}

describe('a reload without a network', () => {
  it('starts the page of somebody signed in, who is neither signed out nor asked to log in', async () => {
    const page = await offlinePage('/rider/activity', { as: PEOPLE.rider, width: 360, height: 740 });
    await loseNetwork(page);
    await page.reload();
    await waitsForTheNetwork(page);
    expect(new URL(page.url()).pathname).toBe('/rider/activity');
    await page.evaluate('globalThis.marked = true');
    await regainNetwork(page);
    await heading(page, 'Activity').waitFor();
    await eventually(async () => expect(await page.evaluate(marked)).toBe(true));
  });

  it('says the same on the home page and before the log-in form, in the language that was chosen', async () => {
    const page = await offlinePage('/', { as: PEOPLE.driver });
    await page.getByRole('button', { name: 'বাংলা' }).click();
    await page.getByRole('button', { name: 'English' }).waitFor();
    await untilKept(page);
    await loseNetwork(page);
    await page.reload();
    await page.getByRole('heading', { name: 'সংযোগ নেই' }).waitFor();
    await page.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click();
    await page.getByText('নেটওয়ার্কে সমস্যা').waitFor();
    await regainNetwork(page);
    await page.getByRole('link', { name: 'ড্যাশবোর্ড' }).first().waitFor();
  });

  it('starts the app that was installed, from the home screen', async () => {
    const page = await offlinePage('/', { as: PEOPLE.rider, width: 360, height: 740 });
    await loseNetwork(page);
    await page.goto('/?from=home');
    await waitsForTheNetwork(page);
    await regainNetwork(page);
    await noConnection(page).waitFor({ state: 'detached' });
  });

  it('is survived where the device takes a dead network for one, too', async () => {
    const page = await offlinePage('/profile', { as: PEOPLE.rider });
    await wire.cut();
    await page.reload();
    await waitsForTheNetwork(page);
    await wire.mend();
    await heading(page, 'My Profile').waitFor();
  });

  it('starts a visitor’s page, where an act says that there is no network', async () => {
    const page = await offlinePage('/login');
    await loseNetwork(page);
    await page.reload();
    await tryToLogIn(page, PEOPLE.rider);
    await page.getByText('Network Error').waitFor();
    await regainNetwork(page);
    await tryToLogIn(page, PEOPLE.rider);
    await page.getByText('Login successful').waitFor();
  });
});

describe('a page that was never opened before, without a network', () => {
  it('offers a visitor Retry inside the layout', async () => {
    const page = await offlinePage('/about');
    await loseNetwork(page);
    await page.goto('/contact');
    await page.getByRole('banner').getByText(OFFLINE).waitFor();
    await page.getByRole('heading', { name: 'This part did not load' }).waitFor();
    await regainNetwork(page);
    await retry(page).click();
    await heading(page, 'Contact').waitFor();
  });

  it('of an area waits for the network, then starts by itself', async () => {
    const page = await offlinePage('/about', { as: PEOPLE.rider });
    await loseNetwork(page);
    await page.goto('/rider/activity');
    await waitsForTheNetwork(page);
    await regainNetwork(page);
    await heading(page, 'Activity').waitFor();
  });
});

describe('what the worker keeps', () => {
  it('is the page and files of the web app: nothing of the API, no picture of people, no tile of the map', async () => {
    const page = await offlinePage('/rider/current-ride', { as: PEOPLE.rider });
    await page.goto('/profile');
    await untilKept(page);
    const kept = await keptBy(page);
    expect(kept).toContain('/');
    expect(kept.filter((path) => !KEPT.test(path))).toEqual([]);
  });

  it('is the manifest and the icons of the installed app', async () => {
    const files = ['/manifest.en.webmanifest', '/manifest.bn.webmanifest', '/icons/icon-192.png'];
    const statuses = `Promise.all(${JSON.stringify(files)}.map((file) => fetch(file).then(({ status }) => status)))`;
    const page = await offlinePage('/about');
    await page.evaluate(statuses);
    await eventually(async () => expect(await keptBy(page)).toEqual(expect.arrayContaining(files)));
    await loseNetwork(page);
    expect(await page.evaluate(statuses)).toEqual([200, 200, 200]);
    await wire.mend();
  });

  it.each(['/dev/mail', '/s/kP3vXq0aT1mZ9bYc7dWe2g'])(
    'is no page of the gateway, of a developer or of a shared ride: %s',
    async (path) => {
      const page = await offlinePage('/about');
      await page.goto(path);
      await loseNetwork(page);
      await expect(page.reload()).rejects.toThrow('ERR_');
      await wire.mend();
    },
  );
});
