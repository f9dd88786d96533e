import { storeText, useStoredText } from '../followed-storage';

const placeOf = (rideId: string): string => `sos-waiting:${rideId}`;

/** Remembers an SOS that no answer has confirmed, under its idempotency key; a reload goes on sending it. */
export const waitForAnswer = (rideId: string, key: string): void => storeText(sessionStorage, placeOf(rideId), key);

/** An answer has come. */
export const stopWaiting = (rideId: string): void => storeText(sessionStorage, placeOf(rideId), null);

/** The key under which this ride's SOS is sent again; null: nothing waits. */
export const useWaitingKey = (rideId: string): string | null => useStoredText(sessionStorage, placeOf(rideId));
