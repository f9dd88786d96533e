import { serverNow } from '../clock/server-clock';
import { sessionExpiry } from './session-expiry';

const BEFORE_EXPIRY_MS = 60_000;
/** The shortest time between refreshes: a device's clock may be hours wrong until the first answer. */
const SHORTEST_WAIT_MS = 60_000;
const RETRY_MS = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds until the refresh of a session that ends at `expiresAt`. */
export const refreshDelay = (expiresAt: string, now: number): number =>
  Math.max(SHORTEST_WAIT_MS, Date.parse(expiresAt) - now - BEFORE_EXPIRY_MS);

/** Refreshes a minute before the session ends; replaces the earlier timer. */
export function scheduleRefresh(work: () => Promise<void>): void {
  cancelRefresh();
  const expiresAt = sessionExpiry();
  if (expiresAt) timer = setTimeout(() => void work(), refreshDelay(expiresAt, serverNow()));
}

/** Refreshes again soon: the answer to the last one was lost. */
export function retryRefresh(work: () => Promise<void>): void {
  cancelRefresh();
  if (sessionExpiry()) timer = setTimeout(() => void work(), RETRY_MS);
}

export function cancelRefresh(): void {
  clearTimeout(timer);
  timer = undefined;
}
