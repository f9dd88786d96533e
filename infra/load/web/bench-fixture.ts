import type { Browser, Page } from 'playwright-core';
import { Traffic } from '../../../e2e/screenshots/settled.js';
import { launchBrowser } from '../../../e2e/support/browser.js';
import { signIn } from '../../../e2e/support/browser-actions.js';
import { type RunningPlatform, startPlatform } from '../../../e2e/support/platform.js';
import { type People, peopleOf } from '../../../e2e/support/rides-in-states.js';
import { PersonsWindow, type WindowOptions } from '../../../e2e/support/window.js';
import type { Measurement } from '../measurement.rules.mjs';

/** E-mails of demonstration people, who are defined in infra/src/demonstration. */
export const PEOPLE = { rider: 'rider@pothik.test', driver: 'driver@pothik.test', admin: 'admin@pothik.test' } as const;

/** A cheap phone's screen. */
export const PHONE = { width: 360, height: 740 } as const;

export interface BenchFixture {
  browser: Browser;
  platform: RunningPlatform;
  /** The first demonstration rider and driver, for rides made by API calls. */
  people: People;
}

/** A part of the bench, which yields its measurements. */
export type Measure = (fixture: BenchFixture) => AsyncIterable<Measurement>;

/** Starts the platform with demonstration people and a Chromium, does the work, then stops both and removes their data. */
export async function inBenchFixture(work: (fixture: BenchFixture) => Promise<void>): Promise<void> {
  const platform = await startPlatform({ demonstration: true, environment: { RATE_LIMITS: 'off' } });
  try {
    const browser = await launchBrowser();
    try {
      await work({ browser, platform, people: await peopleOf(platform, PEOPLE.rider, PEOPLE.driver) });
    } finally {
      await browser.close();
    }
  } finally {
    await platform.stop();
  }
}

/** A blank window without a cache, signed in as `as` if given; closed after the work. */
export async function inWindow<Done>(
  { browser, platform }: BenchFixture,
  { as, ...options }: WindowOptions & { as?: string },
  work: (page: Page, traffic: Traffic) => Promise<Done>,
): Promise<Done> {
  const window = await PersonsWindow.open(browser, platform.url, options);
  try {
    if (as) await signIn(window.page, as);
    return await work(window.page, new Traffic(window.page));
  } finally {
    await window.close();
  }
}
