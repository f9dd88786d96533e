import path from 'node:path';
import type { Browser } from 'playwright-core';
import { signIn } from '../support/browser-actions.js';
import type { Look } from './looks.table.js';
import { openScreen, openWindow } from './open-screen.js';
import type { Scene, Screen } from './screen.js';
import { Traffic } from './settled.js';

/** In the repository's top folder, where the command is started. */
const FOLDER = 'screenshots';

/** The platform's address, the browser, and the receiver of console messages. */
export interface Studio {
  browser: Browser;
  url: string;
  report: (complaint: string) => void;
}

/**
 * Takes one screen in one look, in a window of its own.
 * @returns the file written
 * @throws Error when the screen does not appear
 */
export async function takePicture(
  { browser, url, report }: Studio,
  screen: Screen & Scene,
  look: Look,
): Promise<string> {
  const window = await openWindow(browser, url, look);
  const { page } = window;
  const traffic = new Traffic(page);
  try {
    if (screen.as) await signIn(page, screen.as);
    await openScreen(page, traffic, screen);
    const file = path.join(FOLDER, `${screen.name}.${look.name}.png`);
    await page.screenshot({ path: file, fullPage: screen.whole ?? false, animations: 'disabled', caret: 'hide' });
    return file;
  } finally {
    window.complaintsSoFar().forEach(report);
    await window.close();
  }
}
