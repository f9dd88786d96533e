import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';

/** The addresses of everything that the worker keeps, and of what the page has loaded that is not kept although it may be. */
const LOOK = `(async () => {
  if (!navigator.serviceWorker.controller) return { kept: [], missing: ['the worker'] };
  const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const kept = requests.flat().map(({ url }) => new URL(url).pathname);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const missing = loaded.filter((path) => /^\\/(js|css|fonts|remotes)\\//.test(path) && !kept.includes(path));
  return { kept, missing: kept.includes('/') ? missing : [...missing, '/'] };
})()`;

/** The paths that the worker keeps. */
export const keptBy = async (page: Page): Promise<string[]> => (await page.evaluate<{ kept: string[] }>(LOOK)).kept;

/** Waits until the worker has the page and all that it loaded so far. */
export async function untilKept(page: Page): Promise<void> {
  await eventually(async () => expect(await page.evaluate<{ missing: string[] }>(LOOK)).toMatchObject({ missing: [] }));
}

/** Takes the network away. Chromium tells only open pages that it is emulated offline: a device tells every new one. */
export async function goOffline(page: Page): Promise<void> {
  await page.addInitScript("Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })");
  await page.context().setOffline(true);
}

/** Gives the network back to the present page. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate("delete navigator.onLine; dispatchEvent(new Event('online'))");
}
