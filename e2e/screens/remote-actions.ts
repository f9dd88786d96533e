import type { Page, Route } from 'playwright-core';

type Remote = 'rider' | 'driver' | 'admin';
type Answer = (route: Route) => Promise<unknown>;

/** A release id that no build of ours has. */
const OLD = '000000000000';
const LIST = '**/remotes.json';
/** The browser's console line when a script's URL answers with a refusal instead of code. */
export const BROWSERS_WORD_ON_MISSING_CODE = /^Refused to execute script from .*MIME type/;

/** The URL pattern of every file of a remote, of any release. */
export const filesOf = (remote: Remote): string => `**/remotes/${remote}/**`;
export const entryOf = (remote: Remote): string => `**/remotes/${remote}/*/remoteEntry.js`;

/** The URL pattern of every file of the release that `openOldRelease` simulates. */
export const oldFilesOf = (remote: Remote): string => `**/remotes/${remote}/${OLD}/**`;

/** The alert shown in place of an area or page that did not load. */
export const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /did not load/ });
export const retry = (page: Page) => failure(page).getByRole('button', { name: 'Retry' });

/** Answers like a server that no longer has the file. */
export const gone: Answer = (route) => route.fulfill({ status: 404, body: '' });

/** Counts how often the page itself is fetched from now on. */
export function pagesFetched(page: Page): { count: number } {
  const fetched = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) fetched.count += 1;
  });
  return fetched;
}

/** Serves pages of an old release of a remote, until the new one is released and the old files are gone. */
export async function openOldRelease(page: Page, remote: Remote): Promise<{ releaseTheNew: () => Promise<void> }> {
  const list = (await (await page.request.get('/remotes.json')).json()) as Record<Remote, string>;
  const present = list[remote].split('/').at(-2) ?? '';
  await page.route(LIST, (route) => route.fulfill({ json: { ...list, [remote]: list[remote].replace(present, OLD) } }));
  await page.route(oldFilesOf(remote), async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(OLD, present) });
    await route.fulfill({ response });
  });
  return {
    releaseTheNew: async () => {
      await page.unroute(LIST);
      await page.unroute(oldFilesOf(remote));
    },
  };
}
