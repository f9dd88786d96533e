import { call } from '@pothik/api-client';
import { notificationRoutes } from '@pothik/contracts/routes';
import { followSession } from './follow-session';
import { type NoticesState, noticesStateOf } from './notices.rules';
import { endSubscriptionHere, subscriptionHere, tellSubscription } from './subscription';
import { storedWish, storeWish } from './wish';

/** Of iOS alone, whose tabs have no push; true in the app on the home screen. */
type OfIos = Navigator & { standalone?: boolean };

/** How it stands with notices on this device for a person, by id. */
export async function noticesOf(person: string): Promise<NoticesState> {
  const wish = storedWish();
  const browser = {
    canPush: 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator,
    isTabOfIos: (navigator as OfIos).standalone === false,
    permission: globalThis.Notification?.permission,
    isSubscribed: (await subscriptionHere()) !== undefined,
  };
  return noticesStateOf(browser, wish?.person === person && wish.on);
}

/**
 * Turns notices on, if the person allows it.
 * @param asked the browser's question, which must have been put in the person's tap
 * @throws {DOMException} when the browser subscribes to nothing {ApiRefusal} {NetworkFailure}
 */
export async function turnNoticesOn(person: string, asked = Notification.requestPermission()): Promise<void> {
  if ((await asked) !== 'granted') return;
  const isFirstChoice = storedWish() === undefined;
  storeWish({ person, on: true });
  // Where somebody chose before, the shell has followed the session from its start.
  if (isFirstChoice) followSession();
  await tellSubscription();
}

/** As `turnNoticesOn`, unless the person turned them off on this device. */
export async function turnNoticesOnUnlessOff(person: string, asked: Promise<NotificationPermission>): Promise<void> {
  const wish = storedWish();
  if (wish?.person !== person || wish.on) await turnNoticesOn(person, asked);
}

/** Turns notices off for good on this device. @throws {ApiRefusal} {NetworkFailure} nothing is changed then */
export async function turnNoticesOff(person: string): Promise<void> {
  const subscription = await subscriptionHere();
  if (subscription) {
    await call(notificationRoutes.unsubscribe, { endpoint: subscription.endpoint });
    await endSubscriptionHere();
  }
  storeWish({ person, on: false });
}
