import type { Browser, Page } from 'playwright-core';
import { Traffic } from '../../../e2e/screenshots/settled.js';
import { launchBrowser } from '../../../e2e/support/browser.js';
import { signIn } from '../../../e2e/support/browser-actions.js';
import { type RunningPlatform, startPlatform } from '../../../e2e/support/platform.js';
import { castOf, type People } from '../../../e2e/support/rides-in-states.js';
import { PersonsWindow, type WindowOptions } from '../../../e2e/support/window.js';
import type { Measurement } from './measurement.rules.js';

/** Demonstration people, by e-mail: who they are stands in infra/src/demonstration. */
export const PEOPLE = { rider: 'rider@pothik.test', driver: 'driver@pothik.test', admin: 'admin@pothik.test' } as const;

/** A cheap phone's screen. */
export const PHONE = { width: 360, height: 740 } as const;

export interface BenchFixture {
  browser: Browser;
  platform: RunningPlatform;
  /** The demonstration's first rider and driver, for rides that are made by calls. */
  cast: People;
}

/** A part of the bench: what it measures, figure by figure. */
export type Measure = (fixture: BenchFixture) => AsyncIterable<Measurement>;

/** Starts the platform with its demonstration people and a Chromium, does the work, and leaves nothing behind. */
export async function inBenchFixture(work: (fixture: BenchFixture) => Promise<void>): Promise<void> {
  const platform = await startPlatform({ demonstration: true, environment: { RATE_LIMITS: 'off' } });
  try {
    const browser = await launchBrowser();
    try {
      await work({ browser, platform, cast: await castOf(platform, PEOPLE.rider, PEOPLE.driver) });
    } finally {
      await browser.close();
    }
  } finally {
    await platform.stop();
  }
}

/** A window without a cache, still blank, with somebody signed in when `as` is given; closed after the work. */
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
