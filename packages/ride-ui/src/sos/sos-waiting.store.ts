import { useSyncExternalStore } from 'react';

/** Told to this page: the browser tells nobody of a tab's own session storage. */
const WRITTEN = 'sos-waiting-written';
const placeOf = (rideId: string): string => `sos-waiting:${rideId}`;
const told = () => window.dispatchEvent(new Event(WRITTEN));

/** Remembers an SOS that no answer has confirmed, under its idempotency key; a reload goes on sending it. */
export function waitForAnswer(rideId: string, key: string): void {
  sessionStorage.setItem(placeOf(rideId), key);
  told();
}

/** An answer has come. */
export function stopWaiting(rideId: string): void {
  sessionStorage.removeItem(placeOf(rideId));
  told();
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(WRITTEN, changed);
  return () => window.removeEventListener(WRITTEN, changed);
}

/** The key under which this ride's SOS is sent again; null: nothing waits. */
export const useWaitingKey = (rideId: string): string | null =>
  useSyncExternalStore(subscribe, () => sessionStorage.getItem(placeOf(rideId)));
