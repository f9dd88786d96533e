import type { Browser, Page } from 'playwright-core';
import { Traffic } from '../../e2e/screenshots/settled.js';
import { launchBrowser } from '../../e2e/support/browser.js';
import { signIn } from '../../e2e/support/browser-actions.js';
import type { PlatformAddresses } from '../../e2e/support/people.js';
import { startPlatform } from '../../e2e/support/platform.js';
import { type People, peopleOf } from '../../e2e/support/rides-in-states.js';
import { PersonsWindow, type WindowOptions } from '../../e2e/support/window.js';
import type { Measurement } from './measurement.rules.mjs';

/** Tests are started in the repository's top folder. */
const ROOT = process.cwd();

/** E-mails of demonstration people, who are defined in infra/src/demonstration. */
export const PEOPLE = { rider: 'rider@pothik.test', driver: 'driver@pothik.test', admin: 'admin@pothik.test' } as const;

/** A cheap phone's screen. */
export const PHONE = { width: 360, height: 740 } as const;

export interface BrowserFixture {
  browser: Browser;
  /** Address of a platform with its demonstration people. */
  url: string;
  /** Top folder of the checkout that it runs from. */
  root: string;
  /** The first demonstration rider and driver, for rides made by API calls. */
  people: People;
}

/** Weighs something, and yields its measurements. */
export type Measure = (fixture: BrowserFixture) => AsyncIterable<Measurement>;

/** Starts the platform with demonstration people and a Chromium, does the work, then stops both and removes their data. */
export async function inBrowserFixture(work: (fixture: BrowserFixture) => Promise<void>): Promise<void> {
  const platform = await startPlatform({ demonstration: true, environment: { RATE_LIMITS: 'off' } });
  try {
    await inBrowserAt(platform, work);
  } finally {
    await platform.stop();
  }
}

/** Opens a Chromium for a platform that runs already, does the work, then closes it. `root`: by default this checkout. */
export async function inBrowserAt(
  { url, mailUrl, root = ROOT }: PlatformAddresses & { root?: string },
  work: (fixture: BrowserFixture) => Promise<void>,
): Promise<void> {
  const browser = await launchBrowser();
  try {
    await work({ browser, url, root, people: await peopleOf({ url, mailUrl }, PEOPLE.rider, PEOPLE.driver) });
  } finally {
    await browser.close();
  }
}

/** A blank window without a cache, signed in as `as` if given; closed after the work. */
export async function inWindow<Done>(
  { browser, url }: Pick<BrowserFixture, 'browser' | 'url'>,
  { as, ...options }: WindowOptions & { as?: string },
  work: (page: Page, traffic: Traffic) => Promise<Done>,
): Promise<Done> {
  const window = await PersonsWindow.open(browser, url, options);
  try {
    if (as) await signIn(window.page, as);
    return await work(window.page, new Traffic(window.page));
  } finally {
    await window.close();
  }
}
