import path from 'node:path';
import { COOKIE } from '@pothik/contracts/platform';
import type { Browser } from 'playwright-core';
import { signIn } from '../support/acts-in-browser.js';
import { PersonsWindow } from '../support/window.js';
import type { Look } from './looks.js';
import type { Kept, Scene, Screen } from './screen.js';
import { Traffic, untilSettled } from './settled.js';

/** Below the repository's top folder, where the command is started. */
const FOLDER = 'screenshots';

/** Where the platform is met, and who hears what a page's console held. */
export interface Studio {
  browser: Browser;
  url: string;
  hear: (complaint: string) => void;
}

/**
 * Takes one screen in one look, in a window of its own.
 * @returns the file written
 * @throws Error when the screen does not come
 */
export async function takePicture({ browser, url, hear }: Studio, screen: Screen & Scene, look: Look): Promise<string> {
  const window = await PersonsWindow.open(browser, url, look);
  const { page } = window;
  try {
    const traffic = new Traffic(page);
    await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' });
    await page.context().addCookies([{ name: COOKIE.language, value: look.language, url }]);
    if (screen.kept) await page.addInitScript({ content: keepScript(screen.kept) });
    if (screen.as) await signIn(page, screen.as);
    await page.goto(screen.path);
    if (screen.act) {
      await untilSettled(page, traffic);
      await screen.act(page);
    }
    await page.locator(screen.shows).first().waitFor({ state: 'attached' });
    await untilSettled(page, traffic);
    const file = path.join(FOLDER, `${screen.name}.${look.name}.png`);
    await page.screenshot({ path: file, fullPage: screen.whole ?? false, animations: 'disabled', caret: 'hide' });
    return file;
  } finally {
    window.complaintsSoFar().forEach(hear);
    await window.close();
  }
}

const keepScript = ({ place, key, value }: Kept): string =>
  `${place}.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`;
