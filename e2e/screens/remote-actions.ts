import type { Page, Route } from 'playwright-core';

type Remote = 'rider' | 'driver' | 'admin';
type Answer = (route: Route) => Promise<unknown>;

/** No release of ours has this name. */
const OLD = '000000000000';
const LIST = '**/remotes.json';
/** The refusal that a missing file is answered with is no script. */
export const BROWSERS_WORD_ON_MISSING_CODE = /^Refused to execute script from .*MIME type/;

/** Every file of a remote, whatever its release. */
export const filesOf = (remote: Remote): string => `**/remotes/${remote}/**`;
export const entryOf = (remote: Remote): string => `**/remotes/${remote}/*/remoteEntry.js`;

/** Every file of the release that `openOldRelease` pretends. */
export const oldFilesOf = (remote: Remote): string => `**/remotes/${remote}/${OLD}/**`;

/** What stands where an area or a page did not load. */
export const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /did not load/ });
export const retry = (page: Page) => failure(page).getByRole('button', { name: 'Retry' });

/** Answers as a server that has the file no more. */
export const gone: Answer = (route) => route.fulfill({ status: 404, body: '' });

/** How often the page itself is fetched from now on. */
export function pagesFetched(page: Page): { count: number } {
  const fetched = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) fetched.count += 1;
  });
  return fetched;
}

/** Makes everything from now on the page of an old release of a remote, until the new one is out and the old one gone. */
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
