import { CACHES } from './keeping.rules';
import { scope } from './worker-scope';

/** Released in place of the worker, this one removes it from every browser: what it kept, and then itself. */
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  await Promise.all(Object.values(CACHES).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
