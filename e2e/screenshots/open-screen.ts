import { COOKIE } from '@pothik/contracts/platform';
import type { Browser, Page } from 'playwright-core';
import { PersonsWindow, type WindowLook } from '../support/window.js';
import type { Scene, Screen, StoredEntry } from './screen.js';
import { type Traffic, untilSettled } from './settled.js';

/** Opens a blank window in one size, colour scheme and language, with nobody signed in. */
export async function openWindow(browser: Browser, url: string, look: Required<WindowLook>): Promise<PersonsWindow> {
  const window = await PersonsWindow.open(browser, url, look);
  await speak(window.page, url, look.language);
  return window;
}

/** Sets the language cookie of a window. */
export async function speak(page: Page, url: string, language: 'en' | 'bn'): Promise<void> {
  await page.context().addCookies([{ name: COOKIE.language, value: language, url }]);
}

/** Navigates to a picture, an address of the platform where no script runs. */
export const leave = (page: Page) => page.goto('/logo.svg');

/**
 * Opens a screen in a page and waits until it is settled. `traffic` must have observed the page from its beginning.
 * @throws Error when the screen does not appear
 */
export async function openScreen(page: Page, traffic: Traffic, screen: Screen & Scene): Promise<void> {
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  if (screen.stored) {
    await leave(page);
    await page.evaluate(storeScript(screen.stored));
  }
  await page.goto(screen.path);
  if (screen.action) {
    await untilSettled(page, traffic);
    await screen.action(page);
  }
  await page.locator(screen.shows).first().waitFor({ state: 'attached' });
  await untilSettled(page, traffic);
}

const storeScript = ({ storage, key, value }: StoredEntry): string =>
  `${storage}.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`;
