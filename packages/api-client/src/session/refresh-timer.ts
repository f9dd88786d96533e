import { sessionMark } from './session-mark';

const BEFORE_EXPIRY_MS = 60_000;
/** A device's clock may be hours wrong: never ask more often than this. */
const SHORTEST_WAIT_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds until a session that ends at `expiresAt` is to be refreshed. */
export const refreshDelay = (expiresAt: string, now: number): number =>
  Math.max(SHORTEST_WAIT_MS, Date.parse(expiresAt) - now - BEFORE_EXPIRY_MS);

/** Refreshes a minute before the session ends; replaces the earlier plan. */
export function scheduleRefresh(work: () => Promise<void>): void {
  cancelRefresh();
  const expiresAt = sessionMark();
  if (expiresAt) timer = setTimeout(() => void work(), refreshDelay(expiresAt, Date.now()));
}

export function cancelRefresh(): void {
  clearTimeout(timer);
  timer = undefined;
}
