/** @matters the app on the home screen, in both languages */
import type { Page } from 'playwright-core';
import { tryToLogIn } from '../support/browser-actions.js';
import { eventually } from '../support/eventually.js';
import { shown } from '../support/shown.js';
import { PHONE } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();

/** The manifest as the browser reads it, which is asked for over the protocol; it also says what is wrong with it. */
async function readManifest(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  const { url, data = '', errors } = await protocol.send('Page.getAppManifest');
  await protocol.detach();
  return { path: new URL(url).pathname, errors, manifest: JSON.parse(data) };
}

const linked = (page: Page) => page.locator('link[rel=manifest]');
const bar = (page: Page) => page.locator('meta[name=theme-color]');

/** The edge of a picture in pixels, as the browser decodes it. */
const edgeOf = (page: Page, address: string) =>
  page.evaluate<number>(`(async () => {
    const picture = new Image();
    picture.src = ${JSON.stringify(address)};
    await picture.decode();
    return picture.naturalWidth;
  })()`);

describe('the manifest', () => {
  it.each([
    ['en', 'Pothik'],
    ['bn', 'পথিক'],
  ] as const)('of the page in %s is read without an error, and installs the app as %s', async (language, name) => {
    const page = await fixture.visit('/about', { language, ...PHONE });
    const { path, errors, manifest } = await readManifest(page);
    expect([path, errors]).toEqual([`/manifest.${language}.webmanifest`, []]);
    expect(manifest).toMatchObject({ id: '/', lang: language, short_name: name, start_url: '/?from=home' });
    for (const { src, sizes } of manifest.icons) {
      const edge = await edgeOf(page, src);
      expect([src, sizes]).toEqual([src, `${edge}x${edge}`]);
    }
  });

  it('follows the language that is chosen on the page', async () => {
    const page = await fixture.visit('/about');
    await shown(linked(page)).toHaveAttribute('href', '/manifest.en.webmanifest');
    await page.getByRole('button', { name: 'বাংলা' }).click();
    await shown(linked(page)).toHaveAttribute('href', '/manifest.bn.webmanifest');
    await eventually(async () => expect((await readManifest(page)).manifest.short_name).toBe('পথিক'));
    await page.reload();
    await shown(linked(page)).toHaveAttribute('href', '/manifest.bn.webmanifest');
  });
});

it('the browser’s bar has the colour of the theme that is shown', async () => {
  const page = await fixture.visit('/about', { colorScheme: 'dark' });
  await shown(bar(page)).toHaveAttribute('content', '#14110e');
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Light' }).click();
  await shown(bar(page)).toHaveAttribute('content', '#faf8f6');
});

describe('opened from the home screen', () => {
  it.each([
    ['a visitor', undefined],
    ['a rider', PEOPLE.rider],
    ['a driver', PEOPLE.driver],
  ])('the page of %s is that at /', async (_who, as) => {
    const heading = async (path: string) => {
      const page = await fixture.visit(path, { as, ...PHONE });
      const first = page.getByRole('heading', { level: 1 });
      await first.waitFor();
      return { said: await first.textContent(), path: new URL(page.url()).pathname };
    };
    expect(await heading('/?from=home')).toEqual(await heading('/'));
  });

  it('log-in leads a driver to the requests, as from everywhere', async () => {
    const page = await fixture.visit('/?from=home');
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await tryToLogIn(page, PEOPLE.driver);
    await page.waitForURL('**/driver/ride-request');
  });

  it('a shortcut leads there too, through log-in', async () => {
    const page = await fixture.visit('/driver/ride-request', PHONE);
    await page.waitForURL('**/login?**');
    await tryToLogIn(page, PEOPLE.driver);
    await page.waitForURL('**/driver/ride-request');
  });
});
