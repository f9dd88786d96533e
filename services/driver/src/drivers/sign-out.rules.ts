import { driverEvents, isLeaving } from '@pothik/contracts/driver';
import { moveAvailability } from './availability.rules.js';
import { type Driver, driverSnapshotOf, hasSignedOut, type KnownSession, lastEndOf } from './driver.rules.js';

/**
 * Stores what auth told of a driver's sessions and follows it. A log-out from before the driver came ONLINE changes nothing.
 * Whether somebody is signed in is published, because nobody waits for the answer of a driver who is not.
 */
export function followSession<D extends Driver>(driver: D, told: KnownSession, engaged: boolean, now: Date) {
  const session = sessionAfter(driver, told);
  if (session === driver.session) return settleSession(driver, engaged, now);
  const next: D = { ...driver, session };
  const settled = settleSession(next, engaged, now);
  if (settled !== undefined || session.open === (driver.session?.open ?? true)) return settled ?? { next, events: [] };
  return { next, events: [{ definition: driverEvents.driverUpdated, payload: { driver: driverSnapshotOf(next) } }] };
}

/** The newest session that is known. Of an older event only the time counts at which sessions ended. */
function sessionAfter(driver: Driver, told: KnownSession): KnownSession {
  const { session: known, availabilityStatus, onlineSince } = driver;
  const ended = known && lastEndOf(known);
  if (known !== undefined && told.version <= known.version) {
    const isNews = known.open && !told.open && told.since <= known.since && (ended === undefined || told.since > ended);
    return isNews ? { ...known, endedBefore: told.since } : known;
  }
  const cameOnlineLater = availabilityStatus === 'ONLINE' && onlineSince !== null && onlineSince > told.since;
  // A session that had begun before the last end: somebody was signed in all the time.
  const endedBefore = told.open && ended !== undefined && told.since < ended ? known?.endedBefore : ended;
  return { ...told, open: told.open || cameOnlineLater, ...(endedBefore === undefined ? {} : { endedBefore }) };
}

/**
 * A driver who signed out goes OFFLINE, during a ride when it ends. Reversed by what arrives late: a ride that the driver had
 * then, or a session that had begun before. The result does not depend on the order and repetition of events.
 */
export function settleSession<D extends Driver>(driver: D, engaged: boolean, now: Date) {
  const { availabilityStatus, availabilityCause } = driver;
  if (availabilityStatus === 'ONLINE')
    return hasSignedOut(driver) && !engaged ? moveAvailability(driver, 'OFFLINE', 'logged-out', now) : undefined;
  if (!isLeaving(availabilityCause) || !isReversed(driver, engaged)) return undefined;
  return moveAvailability(driver, 'ONLINE', availabilityCause, now);
}

/** Whether rides can matter to `settleSession`: else they need not be read. */
export const dependsOnRides = (driver: Driver): boolean =>
  driver.availabilityStatus === 'ONLINE' ? hasSignedOut(driver) : isLeaving(driver.availabilityCause);

function isReversed(driver: Driver, engaged: boolean) {
  if (driver.status !== 'APPROVED' || driver.onlineSince === null) return false;
  return engaged || (driver.availabilityCause === 'logged-out' && !hasSignedOut(driver));
}
