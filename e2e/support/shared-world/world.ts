import { type Browser, chromium } from 'playwright-core';
import { launchBrowser } from '../browser.js';
import { startPlatform } from '../platform.js';
import type { ReachedPlatform } from '../reach-platform.js';
import { resetWorld } from './reset.js';

/** The variables of a shared platform, beside its demonstration people. */
export const ENVIRONMENT = { RATE_LIMITS: 'off' } as const;

/** Asks the keeper for something of this worker. @throws Error with why it did not start */
async function ofThisWorker<T>(keeper: string, wanted: 'platform' | 'browser'): Promise<T> {
  const response = await fetch(`${keeper}/${process.env.JEST_WORKER_ID}/${wanted}`);
  if (!response.ok) throw new Error(`The shared ${wanted} did not start: ${await response.text()}`);
  return (await response.json()) as T;
}

/**
 * This worker's platform with its demonstration people and without limits, shared by its files; stopped by the run, not by a file.
 * It is as `resetWorld` leaves it, whatever the files before did.
 */
export async function sharedPlatform(): Promise<ReachedPlatform> {
  const { SHARED_WORLD } = process.env;
  if (!SHARED_WORLD) return startPlatform({ demonstration: true, environment: ENVIRONMENT });
  const addresses = await ofThisWorker<Pick<ReachedPlatform, 'url' | 'mailUrl'>>(SHARED_WORLD, 'platform');
  await resetWorld(addresses);
  return { ...addresses, stop: async () => undefined };
}

/** This worker's Chromium. Closing it closes this file's windows only. */
export async function sharedBrowser(): Promise<Browser> {
  const { SHARED_WORLD } = process.env;
  if (!SHARED_WORLD) return launchBrowser();
  const { endpoint } = await ofThisWorker<{ endpoint: string }>(SHARED_WORLD, 'browser');
  return chromium.connect(endpoint);
}
