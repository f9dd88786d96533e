import { DomainError } from '@pothik/contracts/catalogue';
import { POSITION } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';
import { isEngaged, type RideStatus } from '@pothik/contracts/ride';

interface TellingDriver {
  availabilityStatus: 'ONLINE' | 'OFFLINE';
  /** Null or absent: no consent. */
  positionConsentAt?: Date | null;
}

interface Told {
  point: Point;
  at: Date;
}

/**
 * A driver tells their position with consent, while ONLINE, and at most every four seconds.
 * Throws driver/position-without-consent, driver/position-while-offline, request/too-many.
 */
export function requirePosition(driver: TellingDriver, last: Told | undefined, now: Date): void {
  if (!driver.positionConsentAt) throw new DomainError('driver/position-without-consent');
  if (driver.availabilityStatus !== 'ONLINE') throw new DomainError('driver/position-while-offline');
  const waitMs = last === undefined ? 0 : last.at.getTime() + POSITION.leastMs - now.getTime();
  if (waitMs > 0) throw new DomainError('request/too-many', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/** When to tell the next position: sooner while moving. `metres`: how far from the last one; undefined without one. */
export const nextPositionMs = (metres: number | undefined): number =>
  metres === undefined || metres >= POSITION.movedMetres ? POSITION.movingMs : POSITION.standingMs;

/** A driver without consent, and back. Undefined when nothing changes. */
export function changeConsent<D extends TellingDriver>(driver: D, granted: boolean, now: Date) {
  if (granted === Boolean(driver.positionConsentAt)) return undefined;
  return { next: { ...driver, positionConsentAt: granted ? now : null }, events: [] };
}

/** Whether a rider or an administrator may see the ride's driver: only from ACCEPTED to its end. */
export const isWatched = ({ status }: { status: RideStatus }): boolean => isEngaged(status);

/** Drivers whose distances differ by less than this count as equally near, in metres. */
const EQUALLY_NEAR_METRES = 250;

/** The nearest first; among equally near ones as they are given, longest free first. */
export function nearestFirst(ids: readonly string[], metres: ReadonlyMap<string, number>): string[] {
  const step = (id: string) => Math.floor((metres.get(id) ?? Number.POSITIVE_INFINITY) / EQUALLY_NEAR_METRES);
  return ids.toSorted((left, right) => step(left) - step(right) || 0);
}
