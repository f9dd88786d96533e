import { useCurrentUser } from '@pothik/api-client';
import { useSyncExternalStore } from 'react';
import { collectIdsOf, withCollect } from './collect.rules';

const keyOf = (userId: string): string => `driver-collect:${userId}`;

/** A tab gets no storage event of its own writes. */
const WRITTEN = 'driver-collect-written';

const read = (userId: string) => collectIdsOf(localStorage.getItem(keyOf(userId)));

function write(userId: string, rideIds: readonly string[]): void {
  if (rideIds.length > 0) localStorage.setItem(keyOf(userId), rideIds.join());
  else localStorage.removeItem(keyOf(userId));
  window.dispatchEvent(new Event(WRITTEN));
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  window.addEventListener(WRITTEN, changed);
  return () => {
    window.removeEventListener('storage', changed);
    window.removeEventListener(WRITTEN, changed);
  };
}

/** Remembers on this device, for a reload and for other tabs, that the driver collects this ride's fare. */
export const startCollecting = (userId: string, rideId: string): void =>
  write(userId, withCollect(read(userId), rideId));

/** The driver says that the fare was received, or there is none. */
export const stopCollecting = (userId: string, rideId: string): void =>
  write(
    userId,
    read(userId).filter((id) => id !== rideId),
  );

/** The ride whose fare is collected next; undefined: none. */
export function useCollecting(): string | undefined {
  const userId = useCurrentUser()?._id ?? '';
  return collectIdsOf(useSyncExternalStore(subscribe, () => localStorage.getItem(keyOf(userId))))[0];
}
