import { serverNow } from '@pothik/api-client';
import type { DriverView } from '@pothik/contracts/driver';
import { useNow } from '@pothik/ui-kit';
import { isPaused } from './availability.rules';

const SECOND_MS = 1_000;

/** Whether the driver may not go ONLINE yet, by the server's clock; renders again when the pause ends. */
export function usePaused(driver: Pick<DriverView, 'pausedUntil'> | null | undefined): boolean {
  const paused = Boolean(driver && isPaused(driver, serverNow()));
  useNow(SECOND_MS, paused, serverNow);
  return paused;
}
