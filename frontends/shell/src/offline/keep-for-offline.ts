import { onceSettled } from '../settled/once-settled';

/** The whole site is the worker's, because its script is at the top. */
const WORKER = '/sw.js';

/**
 * Registers the worker that starts the page without a network, once this page has settled. Built pages of a secure origin
 * have one; a page works without it as before.
 */
export function keepForOffline(): void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (process.env.NODE_ENV !== 'production' || !workers) return;
  workers.addEventListener('controllerchange', () => tellWhatItMissed(workers), { once: true });
  onceSettled(() => {
    workers.register(WORKER, { updateViaCache: 'none' }).catch((error: unknown) => console.warn(error));
  });
}

/** The worker has seen nothing of what was requested before it took over, some of which may still be on its way. */
function tellWhatItMissed(workers: ServiceWorkerContainer): void {
  new PerformanceObserver((list) => {
    const loaded = list.getEntries() as PerformanceResourceTiming[];
    const urlsToCache = loaded.filter(({ workerStart }) => !workerStart).map(({ name }) => name);
    workers.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  }).observe({ type: 'resource', buffered: true });
}
