import { API_PREFIX } from '@pothik/contracts/platform';
import type { Page, Route } from 'playwright-core';
import { eventually } from '../support/eventually.js';

/** The URL pattern of a call of the API, by its path. */
export const callTo = (path: string): string => `**${API_PREFIX}${path}`;

/** Collects the bodies that the page sends from now on, with the path of their call. */
export function sentBy(page: Page): { path: string; body: unknown }[] {
  const sent: { path: string; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'POST' || !pathname.startsWith(API_PREFIX)) return;
    sent.push({ path: pathname.slice(API_PREFIX.length), body: request.postDataJSON() });
  });
  return sent;
}

/** Answers one call with a refusal of the server. */
export const refuse = (page: Page, path: string, status: number, body: object, headers: Record<string, string> = {}) =>
  page.route(callTo(path), (route) => route.fulfill({ status, json: body, headers }));

/** Aborts one call before it reaches the server. */
export const cutOff = (page: Page, path: string) => page.route(callTo(path), (route) => route.abort());

/** Lets a call reach the server again. */
export const mend = (page: Page, path: string) => page.unroute(callTo(path));

/** Holds back all matching requests until they are released. */
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

/** Waits for the code that is loaded on the first pointer or key event. */
export async function touch(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
}
