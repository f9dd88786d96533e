import { API_PREFIX, COOKIE, languageIn } from '@pothik/contracts/platform';
import { notificationRoutes } from '@pothik/contracts/routes';
import { noticeOf, pushedPath, receiptOf, shows, tabFor } from './push-notice.rules';
import { type NoticeTapped, type PushEvent, type SubscriptionChanged, scope } from './worker-scope';

/** Shows the notice of a message, and confirms that it arrived, which does not depend on whether it could be shown. */
export async function receivePush({ data }: PushEvent): Promise<void> {
  const message = jsonOf(data?.text());
  const confirmed = confirm(receiptOf(message));
  try {
    // Without its language a notice is shown all the same.
    const stored = await scope.cookieStore?.get(COOKIE.language).catch(() => undefined);
    const { title, options } = noticeOf(message, languageIn(stored?.value), Date.now());
    await scope.registration.showNotification(title, options);
  } finally {
    await confirmed;
  }
}

/** Undefined for what is no JSON: it is shown as something new. */
function jsonOf(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** After this, in ms, a receipt that was not taken is told once more. */
const AGAIN_MS = 3_000;

/** Without the session, which a worker never renews: the number is proof enough. */
async function confirm(receipt: string | undefined): Promise<void> {
  if (!receipt) return;
  const { method, path } = notificationRoutes.confirmReceipt;
  const tell = () =>
    fetch(API_PREFIX + path, {
      method,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ receipt }),
    });
  const answer = await tell().catch(() => undefined);
  if (answer && answer.status < 429) return;
  // A phone that wakes may have no network yet.
  await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  await tell();
}

/** Leads to the page that answers a notice: in an open tab of ours, or in a new one. */
export async function openNotice({ notification }: NoticeTapped): Promise<void> {
  notification.close();
  const path = pushedPath(notification.data?.path);
  const tab = tabFor(path, await scope.clients.matchAll({ type: 'window', includeUncontrolled: true }));
  if (!tab) {
    await scope.clients.openWindow(path);
    return;
  }
  await tab.focus();
  // A tab that no worker controls cannot be led.
  if (!shows(tab, path)) await tab.navigate(path).catch(() => scope.clients.openWindow(path));
}

/** Subscribes again with the same key; the next page of the person tells the platform. */
export async function subscribeAgain({ oldSubscription }: SubscriptionChanged): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  if (!applicationServerKey) return;
  await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
