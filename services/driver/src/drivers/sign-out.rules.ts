import { driverEvents, isLeaving } from '@pothik/contracts/driver';
import { moveAvailability } from './availability.rules.js';
import { type Driver, driverSnapshotOf, type KnownSession } from './driver.rules.js';

/**
 * Stores what auth told of a driver's sessions and follows it. An older event than the known one, and a log-out from before the
 * driver came ONLINE, change nothing. Whether somebody is signed in is published, because nobody waits for the answer of a
 * driver who is not.
 */
export function followSession<D extends Driver>(driver: D, told: KnownSession, engaged: boolean, now: Date) {
  if (told.version <= (driver.session?.version ?? 0)) return settleSession(driver, engaged, now);
  const cameOnlineLater = driver.onlineSince !== null && driver.onlineSince > told.since;
  const open = told.open || (driver.availabilityStatus === 'ONLINE' && cameOnlineLater);
  const next: D = { ...driver, session: { ...told, open } };
  const settled = settleSession(next, engaged, now);
  if (settled !== undefined || open === (driver.session?.open ?? true)) return settled ?? { next, events: [] };
  return { next, events: [{ definition: driverEvents.driverUpdated, payload: { driver: driverSnapshotOf(next) } }] };
}

/**
 * A driver whose last session ended goes OFFLINE, during a ride when it ends. Reversed by what arrives late: a ride that the
 * driver had then, or a session that began before. The result does not depend on the order and repetition of events.
 */
export function settleSession<D extends Driver>(driver: D, engaged: boolean, now: Date) {
  const { availabilityStatus, availabilityCause, session } = driver;
  if (availabilityStatus === 'ONLINE')
    return session?.open === false && !engaged ? moveAvailability(driver, 'OFFLINE', 'logged-out', now) : undefined;
  if (!isLeaving(availabilityCause) || !isReversed(driver, engaged)) return undefined;
  return moveAvailability(driver, 'ONLINE', availabilityCause, now);
}

/** Whether rides can matter to `settleSession`: else they need not be read. */
export const dependsOnRides = (driver: Driver): boolean =>
  driver.availabilityStatus === 'ONLINE' ? driver.session?.open === false : isLeaving(driver.availabilityCause);

function isReversed({ status, onlineSince, availabilityCause, availabilitySince, session }: Driver, engaged: boolean) {
  if (status !== 'APPROVED' || onlineSince === null || availabilitySince === undefined) return false;
  if (engaged) return true;
  return availabilityCause === 'logged-out' && session?.open === true && session.since < availabilitySince;
}
