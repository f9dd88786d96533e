import { switchAvailability } from './availability.rules.js';
import type { Driver } from './driver.rules.js';

/** Replaces a deleted driver's licence number, unique for each. Forms trim, so nobody can type a leading space. */
const deletedLicenseNumber = ({ _id }: Driver) => ` deleted-${_id.toString()}`;

/**
 * Deletes a driver with the account. Sets the driver OFFLINE and empties the administrators' reasons, the pauses and all licence numbers, so that
 * the person may register with them again. The profile is no longer listed, counted or changed. Undefined when already deleted.
 */
export function deleteDriver<D extends Driver>(driver: D, now: Date) {
  if (driver.deletedAt !== undefined) return undefined;
  // Emptied first, because the event carries it.
  const withoutReason = { ...driver, statusReason: '' };
  const offline = switchAvailability(withoutReason, 'OFFLINE', now);
  const { licenseKey: _key, changes: _changes, session: _session, ...left } = offline?.next ?? withoutReason;
  const { statusReasonKind: _kind, waiting: _waiting, replacedNumbers: _replaced, ...known } = left;
  const { cancelledSoon: _cancelled, pausedUntil: _paused, ...remaining } = known;
  const next = {
    ...remaining,
    licenseNumber: deletedLicenseNumber(driver),
    positionConsentAt: null,
    deletedAt: now,
  } as unknown as D;
  return { next, events: offline?.events ?? [] };
}
