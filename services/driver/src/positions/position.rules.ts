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

/** A position as it was told: where, when, and the radius of its error in metres as far as it is known. */
export interface ToldPosition {
  point: Point;
  at: Date;
  accuracy?: number | undefined;
}

/** What a position may be wrong by, and how fast a driver may be: the operator's settings. */
export interface PositionLimits {
  errorMetres: number;
  speedKmh: number;
}

/** How many earlier positions must agree with one that is doubted. */
export const AGREEING_POSITIONS = 2;

/**
 * Whether a position is used: shown, kept in tracks, and looked for by riders. One with an error above the limit, or faster than the
 * limit from the last used one, is not used until two more agree with it. `before`: the positions told just before, oldest first.
 */
export function isUsed(
  told: ToldPosition,
  { last, before }: { last: ToldPosition | undefined; before: readonly ToldPosition[] },
  limits: PositionLimits,
  metresBetween: (from: Point, to: Point) => number,
): boolean {
  const isExact = (told.accuracy ?? 0) <= limits.errorMetres;
  if (isExact && (last === undefined || isReachable(last, told, limits, metresBetween))) return true;
  const group = [...before.slice(-AGREEING_POSITIONS), told];
  if (group.length <= AGREEING_POSITIONS) return false;
  return group.every((from, index) =>
    group.slice(index + 1).every((to) => from.at < to.at && isReachable(from, to, limits, metresBetween)),
  );
}

/**
 * Whether a driver gets from one position to the next in time, as far as both may be wrong. An error counts up to the limit: a phone
 * that claims 50 km of error agrees with nothing more for it.
 */
function isReachable(
  from: ToldPosition,
  to: ToldPosition,
  { errorMetres, speedKmh }: PositionLimits,
  metresBetween: (from: Point, to: Point) => number,
): boolean {
  const error = ({ accuracy = 0 }: ToldPosition) => Math.min(accuracy, errorMetres);
  const seconds = (to.at.getTime() - from.at.getTime()) / 1000;
  return metresBetween(from.point, to.point) - error(from) - error(to) <= (Math.max(seconds, 0) * speedKmh) / 3.6;
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
