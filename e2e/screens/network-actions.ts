import { API_PREFIX } from '@pothik/contracts/platform';
import type { Page, Route } from 'playwright-core';
import { eventually } from '../support/eventually.js';

/** What a call of the API matches, by its path. */
export const callTo = (path: string): string => `**${API_PREFIX}${path}`;

/** The bodies that the page sends from now on, by the path of their call. */
export function sentBy(page: Page): { path: string; body: unknown }[] {
  const sent: { path: string; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'POST' || !pathname.startsWith(API_PREFIX)) return;
    sent.push({ path: pathname.slice(API_PREFIX.length), body: request.postDataJSON() });
  });
  return sent;
}

/** Answers one call as a server that refuses it. */
export const refuse = (page: Page, path: string, status: number, body: object, headers: Record<string, string> = {}) =>
  page.route(callTo(path), (route) => route.fulfill({ status, json: body, headers }));

/** One call never reaches the server. */
export const cutOff = (page: Page, path: string) => page.route(callTo(path), (route) => route.abort());

/** From now on the call reaches the server again. */
export const mend = (page: Page, path: string) => page.unroute(callTo(path));

/** Holds what matches back until it is let go; from then on nothing is held. */
export async function holdBack(page: Page, addresses: string) {
  const held: Route[] = [];
  let free = false;
  await page.route(addresses, (route) => (free ? route.continue() : void held.push(route)));
  return {
    arrived: () => eventually(async () => expect(held.length).toBeGreaterThan(0)),
    letGo: () => {
      free = true;
      return Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** What comes with the reader's first touch has come. */
export async function touch(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
}
