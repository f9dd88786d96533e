import type { Notification, NotificationKind } from '@pothik/contracts/notification';
import { useEffect, useEffectEvent } from 'react';

type NotificationListener = (entry: Notification) => void;

const listeners = new Set<NotificationListener>();

/** Calls the listener for each new notification of this person, in every tab. */
export function onNotifications(listener: NotificationListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Calls this tab's listeners. */
export function notify(entry: Notification): void {
  for (const listener of listeners) listener(entry);
}

/** Calls back when a notification of one of these kinds arrives. Cached data is refetched without it. */
export function useLive(kinds: readonly NotificationKind[], callback: NotificationListener): void {
  const receive = useEffectEvent((entry: Notification) => {
    if (kinds.includes(entry.kind)) callback(entry);
  });
  useEffect(() => onNotifications((entry) => receive(entry)), []);
}
