import { type SessionState, sessionStore } from '@pothik/api-client';
import { followUpOf } from './notices.rules';
import { endSubscriptionHere, tellSubscription } from './subscription';
import { storedWish } from './wish';

let isFollowing = false;

/** Keeps this browser's subscription with the session, now and at each log-in and log-out: it ends with the session. */
export function followSession(): void {
  if (isFollowing) return;
  isFollowing = true;
  sessionStore.subscribe((now, before) => {
    if (now.status !== before.status || now.user?._id !== before.user?._id) void follow(now);
  });
  void follow(sessionStore.getState());
}

async function follow(session: SessionState): Promise<void> {
  const followUp = followUpOf(session, storedWish());
  try {
    if (followUp === 'end') await endSubscriptionHere();
    else if (followUp && Notification.permission === 'granted') await tellSubscription();
  } catch (error) {
    console.warn('The notices of this device were not brought up to date.', error);
  }
}
