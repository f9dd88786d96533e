/** The path under which the one page of the shell is kept: it is the same for every address. */
export const PAGE = '/';

/** The caches of the worker. The number grows when the form of what is kept changes: caches of other numbers are dropped. */
export const CACHES = {
  page: 'pothik-page-1',
  changing: 'pothik-changing-1',
  shell: 'pothik-shell-1',
  remotes: 'pothik-remotes-1',
} as const;

/** `page` and `changing` are kept for when there is no network; the files of `shell` and `remotes` never change. */
export type Keeping = keyof typeof CACHES;

/**
 * What else the gateway serves: calls, their documentation, its health, pages of a developer's machine, and shared rides
 * (`/s/<token>`), of which nothing may stay on the device of whoever follows the link.
 */
const OF_OTHERS = /^\/(api|internal|health|dev|s)(\/|$)/;
const CHANGING =
  /^\/(remotes\.json|logo\.svg|theme\.js|manifest\.(en|bn)\.webmanifest|fonts\/[\w-]+\.woff2|icons\/[\w-]+\.png)$/;
const SHELL_FILE = /^\/(js|css)\/[\w.-]+\.[0-9a-f]{8,}\.\w+$/;
const REMOTE_FILE = /^\/remotes\/\w+\/[0-9a-f]{12}\//;

/** How a GET of this origin is kept; undefined leaves it to the browser, as if there were no worker. */
export function keepingOf(pathname: string, isNavigation: boolean): Keeping | undefined {
  if (isNavigation) return isPage(pathname) ? 'page' : undefined;
  if (CHANGING.test(pathname)) return 'changing';
  if (SHELL_FILE.test(pathname)) return 'shell';
  return REMOTE_FILE.test(pathname) ? 'remotes' : undefined;
}

/** As at the gateway, a last segment with a dot is a file. */
const isPage = (pathname: string): boolean => !OF_OTHERS.test(pathname) && !/\.[^/]*$/.test(pathname);

/** Whether an answer is the shell's page, not a refusal and not the log-in page of somebody's Wi-Fi: only ours has a nonce. */
export const isOurPage = (status: number, headers: Headers): boolean =>
  status === 200 && (headers.get('content-security-policy') ?? '').includes("'nonce-");

/** Of all caches of this origin, those that an earlier worker has left. */
export function leftCaches(names: readonly string[]): string[] {
  const used: readonly string[] = Object.values(CACHES);
  return names.filter((name) => name.startsWith('pothik-') && !used.includes(name));
}
