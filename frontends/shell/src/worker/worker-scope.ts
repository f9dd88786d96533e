/** An event that keeps the worker alive until its work is done. */
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

/** What our workers use of their scope: the types of this project are those of pages. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
}

export const scope = self as unknown as WorkerScope;
