import { isTooFarAhead } from '@pothik/contracts/notification';
import { moveAvailability } from './availability.rules.js';
import type { Driver } from './driver.rules.js';

/** What is known of a driver who is reported unreachable. */
export interface Absence {
  /** Since when they have given no sign of life, and when that was said. */
  since: Date;
  saidAt: Date;
  /** Signs that are known here: their last position, their last answer to a request, their last call. */
  signs: readonly (Date | undefined)[];
  /** They are on a ride, ACCEPTED to IN TRANSIT. */
  isEngaged: boolean;
}

/**
 * A driver who is ONLINE and unreachable is set OFFLINE, unless on a ride. What is said of before they came ONLINE changes
 * nothing, nor what is said within the window after a sign: the order of arrival does not matter, and it is said again.
 */
export function followAbsence<D extends Driver>(driver: D, absence: Absence, now: Date, windowMs: number) {
  const { since, saidAt, signs, isEngaged } = absence;
  if (driver.availabilityStatus !== 'ONLINE' || isEngaged) return undefined;
  const onlineSince = driver.onlineSince ?? since;
  // An ONLINE from far ahead was stored by a clock that was wrong.
  if (since < onlineSince && !isTooFarAhead(onlineSince, saidAt)) return undefined;
  const last = Math.max(since.getTime(), ...signs.map((sign) => sign?.getTime() ?? 0));
  if (saidAt.getTime() - last < windowMs) return undefined;
  return moveAvailability(driver, 'OFFLINE', 'unreachable', now);
}
