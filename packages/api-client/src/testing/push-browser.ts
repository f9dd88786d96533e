interface PushBrowser {
  permission?: NotificationPermission;
  /** What the person answers when asked. */
  answer?: NotificationPermission;
  /** The key of a subscription that is there already, in base64url. */
  subscribedWith?: string;
}

const bytesOf = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;

/**
 * Gives jsdom what a browser has for push and jsdom has not: permission, worker and push service. Everything else is the page's
 * own. `remove` takes it back.
 */
export function pushBrowser({ permission = 'default', answer = 'granted', subscribedWith }: PushBrowser = {}) {
  let made = 0;
  let present = subscribedWith === undefined ? undefined : subscription(subscribedWith);

  function subscription(applicationServerKey: string) {
    made += 1;
    const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${made}`;
    return {
      endpoint,
      options: { applicationServerKey: bytesOf(applicationServerKey) },
      toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: async () => {
        present = undefined;
        return true;
      },
    };
  }
  const subscribe = jest.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
    present = subscription(applicationServerKey);
    return present;
  });
  const registration = { pushManager: { subscribe, getSubscription: async () => present ?? null } };
  const requestPermission = jest.fn(async (): Promise<NotificationPermission> => {
    if (asked.permission === 'default') asked.permission = answer;
    return asked.permission;
  });
  const asked = { permission, requestPermission };
  Object.assign(globalThis, { Notification: asked, PushManager: class {} });
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });

  return {
    subscribe,
    requestPermission,
    /** The address of the subscription that is there now. */
    endpoint: () => present?.endpoint,
    remove: () => {
      for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(globalThis, name);
      Reflect.deleteProperty(navigator, 'serviceWorker');
      localStorage.removeItem('pothik-notices');
    },
  };
}
