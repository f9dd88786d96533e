import { clientsClaim } from 'workbox-core/clientsClaim.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { enable as fetchPagesEarly } from 'workbox-navigation-preload/enable.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import type { Strategy } from 'workbox-strategies/Strategy.js';
import { CACHES, type Keeping, keepingOf, leftCaches, PAGE } from './keeping.rules';
import { failedRequest, offlinePage } from './offline-page';
import { openNotice, receivePush, subscribeAgain } from './push';
import { scope } from './worker-scope';

// Before anything else: a message that wakes the worker is lost to a listener that comes later.
scope.addEventListener('push', (event) => event.waitUntil(receivePush(event)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)));
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)));

/** Three releases of the shell, or of one remote, fit: those used last stay. */
const MOST_FILES = 200;
const LONGEST_SECONDS = 30 * 86_400;

const bounded = () =>
  new ExpirationPlugin({ maxEntries: MOST_FILES, maxAgeSeconds: LONGEST_SECONDS, purgeOnQuotaError: true });

/** Until the kept answer is given, in seconds: a slow page is better than an old one, but a line that is silent gives none. */
const PAGE_SECONDS = 8;
const FILE_SECONDS = 3;

const STRATEGIES: Readonly<Record<Keeping, Strategy>> = {
  page: new NetworkFirst({
    cacheName: CACHES.page,
    networkTimeoutSeconds: PAGE_SECONDS,
    plugins: [offlinePage, failedRequest],
  }),
  changing: new NetworkFirst({
    cacheName: CACHES.changing,
    networkTimeoutSeconds: FILE_SECONDS,
    plugins: [bounded(), failedRequest],
  }),
  shell: new CacheFirst({ cacheName: CACHES.shell, plugins: [bounded(), failedRequest] }),
  remotes: new CacheFirst({ cacheName: CACHES.remotes, plugins: [bounded(), failedRequest] }),
};

for (const [keeping, strategy] of Object.entries(STRATEGIES))
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && keepingOf(url.pathname, request.mode === 'navigate') === keeping,
    strategy,
  );

scope.addEventListener('install', (event) => {
  void scope.skipWaiting();
  event.waitUntil(keepFirstPage(event));
});
scope.addEventListener('activate', (event) => event.waitUntil(dropLeftCaches()));
// While the worker starts, the browser already requests the page.
fetchPagesEarly();
clientsClaim();

const dropLeftCaches = async () => Promise.all(leftCaches(await caches.keys()).map((name) => caches.delete(name)));

/**
 * The page that registers the worker was loaded without it. A worker that cannot fetch, say under a policy that does not allow it, would
 * break every page, so it must not be installed. @throws Error then
 */
async function keepFirstPage(event: Event): Promise<void> {
  const [answered, kept] = STRATEGIES.page.handleAll({ event, request: new Request(PAGE) });
  if (!(await answered).ok) throw new Error('The page cannot be fetched by the worker.');
  await kept;
}
