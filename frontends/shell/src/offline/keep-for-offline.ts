import { NOTICES_KEY } from '@pothik/api-client/push';
import { onceSettled } from '../settled/once-settled';

/** The whole site is the worker's, because its script is at the top. */
const WORKER = '/sw.js';

/**
 * Registers the worker that starts the page without a network and shows notices, once this page has settled. Built pages of a
 * secure origin have one; a page works without it as before.
 */
export function keepForOffline(): void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (process.env.NODE_ENV !== 'production' || !workers) return;
  const tell = () => import('./tell-worker').then(({ tellWhatItMissed }) => tellWhatItMissed(workers), warn);
  workers.addEventListener('controllerchange', tell, { once: true });
  onceSettled(() => {
    workers.register(WORKER, { updateViaCache: 'none' }).catch(warn);
    // Nobody else has a subscription that the session could leave behind.
    if (mayHaveNotices()) import('@pothik/api-client/push').then(({ followSession }) => followSession(), warn);
  });
}

/** Not where the browser allows no storage. */
function mayHaveNotices(): boolean {
  try {
    return NOTICES_KEY in localStorage;
  } catch {
    return false;
  }
}

const warn = (error: unknown): void => console.warn(error);
