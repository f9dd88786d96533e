/** An event that keeps the worker alive until its work is done. */
export type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

/** A message of the push service, decrypted; without `data` when it was empty. */
export type PushEvent = WorkerEvent & { data: { text(): string } | null };

/** Somebody tapped a notice. */
export type NoticeTapped = WorkerEvent & { notification: Notification };

/** The browser or its push service ended a subscription. */
export type SubscriptionChanged = WorkerEvent & { oldSubscription?: PushSubscription | null };

/** An open tab of this origin. */
interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  push: PushEvent;
  notificationclick: NoticeTapped;
  pushsubscriptionchange: SubscriptionChanged;
}

/** What our workers use of their scope: the types of this project are those of pages. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  /** Not in every browser. */
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void): void;
}

export const scope = self as unknown as WorkerScope;
