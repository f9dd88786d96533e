import { useCurrentUser } from '@pothik/api-client';
import type { DriverView } from '@pothik/contracts/driver';
import { storeText, useStoredText } from '@pothik/ride-ui';
import { offlineReasonOf, seenMarkOf } from './availability.rules';
import { usePaused } from './use-paused';

/** Why the driver was set OFFLINE, until it is seen on this device or the driver is ONLINE again, reloads included. */
export function useOfflineNotice(driver: DriverView | null | undefined) {
  const key = `driver-offline-seen:${useCurrentUser()?._id ?? ''}`;
  const seen = useStoredText(localStorage, key);
  const paused = usePaused(driver);
  const reason = driver ? offlineReasonOf(driver, paused) : undefined;
  if (!driver || !reason || seen === seenMarkOf(reason, driver)) return undefined;
  return { driver, reason, dismiss: () => storeText(localStorage, key, seenMarkOf(reason, driver)) };
}

export type OfflineNews = NonNullable<ReturnType<typeof useOfflineNotice>>;
