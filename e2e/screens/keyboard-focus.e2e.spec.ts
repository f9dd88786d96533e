import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { shown } from '../support/shown.js';
import { hasFocus } from './form-actions.js';
import { KeyboardPerson } from './keyboard/keyboard-person.js';
import { PEOPLE, screenFixture, type Visit } from './screen-fixture.js';

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });

const PHONE = { width: 360, height: 740 };

async function personAt(path: string, visit?: Visit): Promise<KeyboardPerson> {
  return new KeyboardPerson(await fixture.visit(path, visit));
}

describe('the skip link', () => {
  it.each([
    ['/', undefined],
    ['/rider/activity', PEOPLE.rider],
  ])('is the first Tab stop on %s, becomes visible, and leads to the content', async (path, as) => {
    const person = await personAt(path, as ? { as } : {});
    const skip = person.page.getByRole('link', { name: 'Skip to content' });
    await skip.waitFor();
    await person.press('Tab');
    await eventually(async () => expect(await person.isAt(skip)).toBe(true));
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await person.press('Enter');
    await person.page.locator('main:focus').waitFor();
  });
});

describe('a new page', () => {
  it('gets the focus, also when entering or leaving an area; the first page of a visit does not', async () => {
    const page = await fixture.visit('/about', { as: PEOPLE.rider });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    await heading('About');
    await shown(page.locator(':focus')).toHaveCount(0);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await heading('No ride right now');
    await hasFocus(page.getByRole('main'));
    await page.getByRole('link', { name: 'Pothik, home' }).first().click();
    await heading('Where to?');
    await hasFocus(page.getByRole('main'));
    await page.goBack();
    await heading('No ride right now');
    await hasFocus(page.getByRole('main'));
  });

  it('gets the focus after log-in too', async () => {
    const page = await fixture.visit('/login');
    await page.getByRole('button', { name: 'Imran Hossain' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    await hasFocus(page.getByRole('main'));
  });
});

describe('a menu', () => {
  it.each([
    ['Toggle theme', 'Light'],
    ['Account menu', 'Account'],
  ])('“%s” opens by Enter, moves by arrows, and restores the focus on Escape', async (name, first) => {
    const person = await personAt('/', { as: PEOPLE.rider });
    const { page } = person;
    const opener = page.getByRole('button', { name });
    await person.choose(opener);
    await page.getByRole('menu').waitFor();
    await page.locator('[role^="menuitem"]:focus').getByText(first, { exact: true }).waitFor();
    await person.press('ArrowDown');
    await shown(page.locator('[role^="menuitem"]').nth(1).and(page.locator(':focus'))).toHaveCount(1);
    await person.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await eventually(async () => expect(await person.isAt(opener)).toBe(true));
  });

  it('in a dialog is above it, and Escape closes only the menu', async () => {
    const person = await personAt('/', PHONE);
    const { page } = person;
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await person.choose(page.getByRole('button', { name: 'Menu' }));
    await person.choose(dialog.getByRole('button', { name: 'Toggle theme' }));
    await page.getByRole('menuitemcheckbox', { name: 'System' }).click({ trial: true });
    await person.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await shown(dialog).toBeVisible();
  });
});

describe('a dialog traps the focus until Escape returns it to its opener', () => {
  it.each<[opener: string, path: string, visit: Visit]>([
    ['Menu', '/', PHONE],
    ['Get Ride', '/rider/activity', { as: PEOPLE.rider }],
    ['Notifications', '/', { as: PEOPLE.superAdmin }],
    ['Toggle sidebar', '/rider/activity', { as: PEOPLE.rider, ...PHONE }],
    ['Edit profile', '/profile', { as: PEOPLE.rider }],
    ['Change password', '/profile', { as: PEOPLE.rider }],
    ['Suspend', '/admin/approved-drivers', { as: PEOPLE.admin }],
  ])('%s on %s', async (name, path, visit) => {
    const person = await personAt(path, visit);
    const opener = person.page.getByRole('button', { name }).first();
    await person.choose(opener);
    const dialog = person.page.getByRole('dialog');
    await dialog.first().waitFor();
    await person.page.locator('.ui-skeleton').first().waitFor({ state: 'detached' });
    await goRound(person, dialog);
    await person.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(async () => expect(await person.isAt(opener)).toBe(true));
  });

  /** Tabs forwards past the last control and backwards past the first. */
  async function goRound(person: KeyboardPerson, dialog: Locator): Promise<void> {
    const within = dialog.or(dialog.locator('*'));
    const controls = await dialog.locator('a, button, input, select, textarea').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let pressed = 0; pressed <= controls; pressed += 1) {
        await person.press(key);
        await eventually(async () => expect(await person.isAt(within)).toBe(true));
      }
    }
  }
});

describe('prefers-reduced-motion', () => {
  /** Animations longer than 300 ms: shorter ones look instant. */
  const MOVING = 'document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime > 300).length';

  async function waitForList(): Promise<Page> {
    const page = await fixture.window({ as: PEOPLE.rider });
    await page.route('**/api/v1/ride/rides?*', () => undefined);
    await page.goto('/rider/activity');
    await page.locator('.ui-skeleton').first().waitFor();
    return page;
  }

  async function waitForAnswer(): Promise<Page> {
    const page = await fixture.visit('/contact', { as: PEOPLE.rider });
    await page.route('**/api/v1/notification/contact', () => undefined);
    await page.getByLabel('Message').fill('I left my umbrella in a CNG.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.locator('.ui-spin').waitFor();
    return page;
  }

  it.each([
    ['the placeholders of a list', waitForList],
    ['the ring of a button that works', waitForAnswer],
  ])('stops %s', async (_what, wait) => {
    const page = await wait();
    await eventually(async () => expect(await page.evaluate(MOVING)).toBeGreaterThan(0));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await eventually(async () => expect(await page.evaluate(MOVING)).toBe(0));
  });
});
