import type { PushTarget } from '@pothik/engines';
import type { PushServiceStandIn } from '@pothik/engines/testing';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { eventually } from '../support/eventually.js';

/** As the first release sends it. */
export const MESSAGE = {
  v: 1,
  receipt: '0123456789abcdef0123456789abcdef',
  tag: 'ride:665000000000000000000001',
  title: 'Request · 60 seconds',
  body: 'Dhanmondi 27 to Kamalapur · usual ৳ 180–240',
  path: '/driver/ride-request',
  until: '2099-01-01T00:00:00.000Z',
  past: 'This request is over',
  quiet: false,
  stays: true,
};

/**
 * What is the browser's own and missing in the Chromium of the tests: it shows no notice. The worker, its event and all that it
 * makes of a message are real.
 */
const SHOWN_INSTEAD = `
  self.shown = new Map();
  self.registration.showNotification = async (title, options) => void self.shown.set(options.tag, { title, ...options });
`;

interface Shown {
  title: string;
  body: string;
  silent: boolean;
  requireInteraction: boolean;
  data: { path: string };
}

/** Has a worker note the notices that it would show. @returns what reads them */
export async function noticesOf(worker: Worker): Promise<() => Promise<Shown[]>> {
  await worker.evaluate(SHOWN_INSTEAD);
  return () => worker.evaluate<Shown[]>('[...(self.shown ?? new Map()).values()]');
}

/** The worker of a platform, reached by the browser's protocol from another page: none of the platform need be open. */
export class WorkerFromOutside {
  private registrationId = '';
  private readonly statuses = new Map<string, string>();

  private constructor(
    private readonly protocol: CDPSession,
    private readonly origin: string,
  ) {}

  /** @param elsewhere a page of another site in the same browser @param url of the platform */
  static async of(elsewhere: Page, url: string): Promise<WorkerFromOutside> {
    const protocol = await elsewhere.context().newCDPSession(elsewhere);
    const worker = new WorkerFromOutside(protocol, new URL(url).origin);
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations) if (!isDeleted) worker.registrationId = registrationId;
    });
    protocol.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, runningStatus } of versions) worker.statuses.set(versionId, runningStatus);
    });
    await protocol.send('ServiceWorker.enable');
    await eventually(async () => expect(worker.registrationId).not.toBe(''));
    return worker;
  }

  /** Delivers a message, decrypted, as the push service of the browser does. A worker that is stopped is started by it. */
  async deliver(data: string): Promise<void> {
    const { origin, registrationId } = this;
    await this.protocol.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  }

  /** Stops it, as the browser does soon after the last page is closed. */
  async stop(): Promise<void> {
    await this.protocol.send('ServiceWorker.stopAllWorkers');
    await eventually(async () => expect([...this.statuses.values()]).toEqual(['stopped']));
  }
}

/** Needs `subscribedAt`, which asks the test's push service: with a key it subscribes, as browsers do once. */
const SUBSCRIBES_THERE = `if ('PushManager' in globalThis) {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  const subscription = (made) => made && {
    endpoint: made.endpoint,
    options: { applicationServerKey: Uint8Array.fromBase64(made.key, { alphabet: 'base64url' }).buffer },
    toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: made.p256dh, auth: made.auth } }),
    unsubscribe: async () => true,
  };
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => subscription(await subscribedAt(applicationServerKey));
  PushManager.prototype.getSubscription = async () => subscription(await subscribedAt(null));
}`;

/** A browser that may show notices, and whose subscription is at a push service of the test. */
export class PushedBrowser {
  private subscription: (PushTarget & { key: string }) | null = null;

  private constructor(private readonly service: PushServiceStandIn) {}

  /** @param page a blank one, whose browser has opened nothing yet */
  static async of(page: Page, service: PushServiceStandIn): Promise<PushedBrowser> {
    const browser = new PushedBrowser(service);
    await page.context().exposeFunction('subscribedAt', (key: string | null) => browser.subscribedAt(key));
    await page.context().addInitScript(SUBSCRIBES_THERE);
    return browser;
  }

  /** The messages that were pushed to it, decrypted, oldest first. */
  received(): string[] {
    const pushes = this.subscription ? this.service.to(this.subscription.endpoint) : [];
    return pushes.map(({ message }) => message);
  }

  private subscribedAt(key: string | null) {
    if (key !== null) this.subscription ??= { ...this.service.subscribe(key), key };
    return this.subscription;
  }
}
