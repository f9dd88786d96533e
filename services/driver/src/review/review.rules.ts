import { type ChangedSinceApproval, driverEvents, type SeenChanges } from '@pothik/contracts/driver';
import { type Change, type Changes, picturesOfText, summaryOf, unconfirmed } from '../change.rules.js';
import type { Driver } from '../drivers/driver.rules.js';

/** Shown to administrators only. */
export interface Review {
  changedSinceApproval: ChangedSinceApproval | null;
  /** Ids of other drivers. */
  plateSharedWith: string[];
}

const numberOf = ({ changeNumber = 0 }: Changes): number => changeNumber;

const picturesOf = ({ from, to, at }: Omit<Change, 'number'>) => ({
  from: picturesOfText(from),
  to: picturesOfText(to),
  at: at.toISOString(),
});

/** The changes to confirm; null for a driver who was never approved, or without such changes. */
export function waitingChanges(driver: Driver, vehicle: Changes): ChangedSinceApproval | null {
  if (!driver.confirmed) return null;
  const { license, vehicle: ofVehicle } = driver.confirmed;
  const all = [...summaryOf(unconfirmed(driver, license)), ...summaryOf(unconfirmed(vehicle, ofVehicle))];
  if (all.length === 0) return null;
  const pictures = all.find(({ field }) => field === 'images');
  return {
    changes: all.flatMap(({ field, from, to, at }) =>
      field === 'images' ? [] : { field, from, to, at: at.toISOString() },
    ),
    ...(pictures ? { pictures: picturesOf(pictures) } : {}),
    seen: { license: numberOf(driver), vehicle: numberOf(vehicle) },
  };
}

/**
 * An administrator confirms the changes they have seen; later ones stay marked. Recorded in the audit log. Undefined when
 * nothing is left to confirm, so that of two concurrent confirmations only one is recorded.
 */
export function confirmChanges<D extends Driver>(driver: D, vehicle: Changes, seen: SeenChanges) {
  const waiting = waitingChanges(driver, vehicle);
  if (!driver.confirmed || waiting === null) return undefined;
  const license = Math.max(driver.confirmed.license, Math.min(seen.license, numberOf(driver)));
  const ofVehicle = Math.max(driver.confirmed.vehicle, Math.min(seen.vehicle, numberOf(vehicle)));
  if (license === driver.confirmed.license && ofVehicle === driver.confirmed.vehicle) return undefined;
  const next: D = { ...driver, confirmed: { license, vehicle: ofVehicle } };
  const after = waitingChanges(next, vehicle);
  const fields = (changed: ChangedSinceApproval | null) => [
    ...(changed?.changes ?? []).map(({ field }) => field),
    ...(changed?.pictures ? ['images'] : []),
  ];
  const auditEntry = {
    act: 'driver-changes-confirmed',
    subjectType: 'driver',
    subjectId: driver._id.toString(),
    people: [driver.userId.toString()],
    // Field names only: events contain no licence numbers.
    before: { unconfirmed: fields(waiting) },
    after: { unconfirmed: fields(after) },
  };
  return { next, events: [{ definition: driverEvents.actRecorded, payload: auditEntry }] };
}
