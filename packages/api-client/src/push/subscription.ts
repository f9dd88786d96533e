import { call } from '@pothik/api-client';
import { notificationRoutes } from '@pothik/contracts/routes';

/** This browser's subscription; undefined where no worker is registered. */
export async function subscriptionHere(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

/** Ends this browser's subscription, and takes back what it still shows: the next person on this device is somebody else. */
export async function endSubscriptionHere(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await registration?.getNotifications?.()) ?? []) notice.close();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/**
 * Tells the platform this browser's subscription, and makes it where there is none under the platform's present key: its address
 * and the key may have changed since it was told.
 * @throws {DOMException} when the browser subscribes to nothing {ApiRefusal} {NetworkFailure}
 */
export async function tellSubscription(): Promise<void> {
  const { publicKey, keyId } = await call(notificationRoutes.pushKey, {});
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (await subscribedWith(pushManager, publicKey)).toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await call(notificationRoutes.subscribe, { endpoint: endpoint ?? '', p256dh, auth, keyId });
}

async function subscribedWith(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const present = await pushManager.getSubscription();
  if (present && textOf(present.options.applicationServerKey) === publicKey) return present;
  await present?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** A key in base64url, as the platform tells its own. */
function textOf(key: ArrayBuffer | null): string {
  const bytes = String.fromCharCode(...new Uint8Array(key ?? []));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
