/** The worker has seen nothing of what was requested before it took over, some of which may still be on its way. */
export function tellWhatItMissed(workers: ServiceWorkerContainer): void {
  new PerformanceObserver((list) => {
    const loaded = list.getEntries() as PerformanceResourceTiming[];
    const urlsToCache = loaded.filter(({ workerStart }) => !workerStart).map(({ name }) => name);
    workers.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  }).observe({ type: 'resource', buffered: true });
}
