import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { shown } from '../support/shown.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({ own: 'changes the language of a demonstration person' });

const themeIs = (page: Page, theme: 'light' | 'dark') =>
  page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
const keptTheme = (page: Page) => page.evaluate<string | null>("localStorage.getItem('vite-ui-theme')");
const background = (page: Page) => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

async function chooseTheme(page: Page, name: 'Light' | 'Dark' | 'System'): Promise<void> {
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  await page.getByRole('menuitemcheckbox', { name }).click();
}

/** Records the theme of every frame, from the first one with a body on. */
const NOTE_FRAMES = `
  globalThis.frames_ = [];
  const note = () => {
    if (document.body) globalThis.frames_.push(document.documentElement.dataset.theme);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
`;

describe('the theme', () => {
  it("“chosen from an icon button labelled 'Toggle theme' whose menu lists Light, Dark and System.”", async () => {
    const page = await fixture.visit('/about');
    const light = await background(page);
    await page.getByRole('button', { name: 'Toggle theme' }).click();
    const choices = page.getByRole('menuitemcheckbox');
    await choices.last().waitFor();
    await shown(choices).toHaveText(['Light', 'Dark', 'System']);
    await eventually(async () =>
      expect(await choices.evaluateAll((all) => all.map((one) => one.getAttribute('aria-checked')))).toEqual([
        'false',
        'false',
        'true',
      ]),
    );
    await choices.filter({ hasText: 'Dark' }).click();
    await themeIs(page, 'dark');
    await eventually(async () => expect(await background(page)).not.toBe(light));
    await chooseTheme(page, 'Light');
    await themeIs(page, 'light');
    await eventually(async () => expect(await background(page)).toBe(light));
  });

  it("“The preference is stored under the key 'vite-ui-theme'.” It survives a reload and applies to other pages", async () => {
    const page = await fixture.visit('/about');
    expect(await keptTheme(page)).toBeNull();
    await chooseTheme(page, 'Dark');
    await themeIs(page, 'dark');
    await eventually(async () => expect(await keptTheme(page)).toBe('dark'));
    await page.reload();
    await themeIs(page, 'dark');
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await themeIs(page, 'dark');
    await chooseTheme(page, 'System');
    await themeIs(page, 'light');
    await eventually(async () => expect(await keptTheme(page)).toBe('system'));
  });

  it('“Default: system per one reading” follows the device, also when its setting changes', async () => {
    const page = await fixture.visit('/about', { colorScheme: 'dark' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await themeIs(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await themeIs(page, 'light');
  });

  it.each([
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const)("“Theme storage key 'vite-ui-theme'.” With %s stored, no frame is drawn %s", async (stored, device) => {
    const page = await fixture.window({ colorScheme: device });
    await page.addInitScript(`localStorage.setItem('vite-ui-theme', '${stored}');${NOTE_FRAMES}`);
    await page.goto('/about');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const drawn = await page.evaluate<string[]>('frames_');
    expect(drawn.length).toBeGreaterThan(2);
    expect([...new Set(drawn)]).toEqual([stored]);
  });
});

describe('the language', () => {
  const toBangla = (page: Page) => page.getByRole('button', { name: 'বাংলা' }).click();

  it('is switched in place: text, `lang` and title change, and it survives a reload and the next page', async () => {
    const page = await fixture.visit('/contact');
    await shown(page).toHaveTitle('Contact · Pothik');
    expect(await languageOf(page)).toBe('en');
    await toBangla(page);
    await page.getByRole('heading', { level: 1, name: 'যোগাযোগ' }).waitFor();
    await eventually(async () => expect(await languageOf(page)).toBe('bn'));
    await shown(page).toHaveTitle(/^যোগাযোগ · /);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'language');
    expect(cookie?.value).toBe('bn');
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
    await page.goto('/about');
    await page.getByRole('heading', { level: 1, name: 'আমাদের কথা' }).waitFor();
    await page.getByText('৫০,০০০+ রাইড').waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    await eventually(async () => expect(await languageOf(page)).toBe('en'));
  });

  it('is Bangla on a first visit when the browser prefers it, else English', async () => {
    const page = await fixture.visit('/faq', { language: 'bn' });
    await page.getByRole('heading', { level: 1, name: 'প্রশ্নোত্তর' }).waitFor();
    await eventually(async () => expect(await languageOf(page)).toBe('bn'));
  });

  it('belongs to the account: another browser of the same person uses it', async () => {
    const page = await fixture.visit('/login');
    await toBangla(page);
    await eventually(async () => expect(await languageOf(page)).toBe('bn'));
    await page.getByRole('button', { name: 'Farzana Akter' }).click();
    await page.waitForURL((address) => address.pathname === '/');
    const elsewhere = await fixture.visit('/rider/activity', { as: 'rider3@pothik.test' });
    await elsewhere.getByRole('heading', { level: 1, name: 'সব রাইড' }).waitFor();
    await eventually(async () => expect(await languageOf(elsewhere)).toBe('bn'));
  });
});

describe('a phone that is rotated', () => {
  it('reuses its loaded fonts: no letter becomes a box while a font is fetched again', async () => {
    const page = await fixture.visit('/about', { language: 'bn', width: 360, height: 740 });
    await page.getByRole('heading', { level: 1, name: 'আমাদের কথা' }).waitFor();
    await page.evaluate('document.fonts.ready.then(() => { globalThis.facesBefore = [...document.fonts]; })');
    await page.setViewportSize({ width: 740, height: 360 });
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await page.evaluate('[...document.fonts].every((face, at) => face === facesBefore[at])')).toBe(true);
    expect(
      await page.evaluate("[...document.fonts].filter(({ status }) => status === 'loaded').length"),
    ).toBeGreaterThan(2);
  });
});

describe('prefers-reduced-motion', () => {
  const PHONE = { width: 360, height: 740 };
  const looksOf = (element: ReturnType<Page['getByRole']>) =>
    element.evaluate((node) => {
      const { animationDuration, scrollBehavior } = node.ownerDocument.defaultView.getComputedStyle(node);
      return { animationDuration, scrollBehavior };
    });
  const safety = (page: Page) => page.getByRole('region', { name: 'Safety' });

  it('is honoured: dialogs, the sheet and the carousel are in their final position at once', async () => {
    const page = await fixture.window({ as: PEOPLE.rider });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Next' }).click();
    await eventually(async () =>
      expect(await safety(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100),
    );
    expect((await looksOf(safety(page))).scrollBehavior).toBe('auto');
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    expect((await looksOf(menu)).animationDuration).toBe('0.001s');
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    expect((await looksOf(page.getByRole('dialog', { name: 'Dashboard' }))).animationDuration).toBe('0.001s');
  });

  it('without it, things are animated', async () => {
    const page = await fixture.visit('/', PHONE);
    expect((await looksOf(safety(page))).scrollBehavior).toBe('smooth');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const { animationDuration } = await looksOf(page.getByRole('dialog', { name: 'Menu' }));
    expect(Number.parseFloat(animationDuration)).toBeGreaterThan(0.05);
  });
});
