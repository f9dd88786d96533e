import { useCurrentUser } from '@pothik/api-client';
import { storeText, useStoredText } from '@pothik/ride-ui';
import { collectIdsOf, withCollect } from './collect.rules';

const keyOf = (userId: string): string => `driver-collect:${userId}`;

const read = (userId: string) => collectIdsOf(localStorage.getItem(keyOf(userId)));

const write = (userId: string, rideIds: readonly string[]): void =>
  storeText(localStorage, keyOf(userId), rideIds.join() || null);

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
  return collectIdsOf(useStoredText(localStorage, keyOf(userId)))[0];
}
