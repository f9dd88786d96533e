import { moveAvailability } from './drivers/availability.rules.js';
import type { Driver } from './drivers/driver.rules.js';

/** How long after somebody who tried a driver left it, it is free for the next newcomer, in milliseconds. */
export const LEFT_MS = 10 * 60_000;

/** How much of the window the demonstration waits before it stands in: driver and newcomer lose nobody in between. */
const WAITED_SHARE = 0.8;

/** Whether somebody is signed in as the driver: they gave a sign of life a moment ago. */
export const isTried = (own: Date | undefined, now: Date, windowMs: number): boolean =>
  own !== undefined && now.getTime() - own.getTime() < windowMs * WAITED_SHARE;

export interface Trial {
  /** The last sign of life of somebody who tried the driver; undefined when nobody did lately. */
  own: Date | undefined;
  /** The platform has just started: only somebody who is there keeps it waiting. */
  isStart: boolean;
}

/**
 * An APPROVED driver of the demonstration comes back ONLINE, with the consent it was seeded with, ten minutes after somebody
 * left it, and at each start. Undefined when nothing changes.
 */
export function returnToDuty<D extends Driver>(driver: D, { own, isStart }: Trial, now: Date) {
  if (driver.status !== 'APPROVED') return undefined;
  const offlineSince = driver.availabilityStatus === 'OFFLINE' && !isStart ? driver.availabilitySince : undefined;
  const leftAt = Math.max(own?.getTime() ?? 0, offlineSince?.getTime() ?? 0);
  if (now.getTime() - leftAt < LEFT_MS) return undefined;
  const back = moveAvailability(driver, 'ONLINE', 'switched', now);
  if (back === undefined && driver.positionConsentAt) return undefined;
  // Whoever tried it has logged out; the demonstration itself is there now.
  const session = driver.session && { session: { ...driver.session, open: true } };
  const next: D = { ...(back?.next ?? driver), ...session, positionConsentAt: driver.positionConsentAt ?? now };
  return { next, events: back?.events ?? [] };
}
