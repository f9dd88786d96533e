import { COOKIE } from '@pothik/contracts/platform';
import type { Browser, Page } from 'playwright-core';
import { PersonsWindow, type WindowOptions } from '../support/window.js';
import type { Kept, Scene, Screen } from './screen.js';
import { type Traffic, untilSettled } from './settled.js';

/** Opens a window in one size, colour scheme and language, still blank and with nobody signed in. */
export async function openWindow(browser: Browser, url: string, look: Required<WindowOptions>): Promise<PersonsWindow> {
  const window = await PersonsWindow.open(browser, url, look);
  await speak(window.page, url, look.language);
  return window;
}

/** The platform speaks to this window in a language. */
export async function speak(page: Page, url: string, language: 'en' | 'bn'): Promise<void> {
  await page.context().addCookies([{ name: COOKIE.language, value: language, url }]);
}

/** Leads away from whatever was shown, to a picture: an address of the platform where no script runs. */
export const leave = (page: Page) => page.goto('/logo.svg');

/**
 * Leads a page into a screen and waits until nothing on it is on its way any more. `traffic` knows the page from its beginning.
 * @throws Error when the screen does not come
 */
export async function openScreen(page: Page, traffic: Traffic, screen: Screen & Scene): Promise<void> {
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  if (screen.kept) {
    await leave(page);
    await page.evaluate(keepScript(screen.kept));
  }
  await page.goto(screen.path);
  if (screen.act) {
    await untilSettled(page, traffic);
    await screen.act(page);
  }
  await page.locator(screen.shows).first().waitFor({ state: 'attached' });
  await untilSettled(page, traffic);
}

const keepScript = ({ place, key, value }: Kept): string =>
  `${place}.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`;
