import { DomainError } from '@pothik/contracts/catalogue';
import {
  type ChangedSinceApproval,
  driverEvents,
  type LookAlike,
  type SeenChanges,
  type SeenNumbers,
  type WaitingChangeView,
} from '@pothik/contracts/driver';
import {
  type Change,
  type ChangedField,
  type Changes,
  picturesOfText,
  summaryOf,
  unconfirmed,
} from '../change.rules.js';
import type { Driver } from '../drivers/driver.rules.js';
import { waitingFields } from '../drivers/waiting-change.rules.js';
import type { ReplacedNumbers } from '../former-profiles/former-profile.rules.js';
import type { Vehicle } from '../vehicles/vehicle.rules.js';

/** Shown to administrators only. */
export interface Review {
  seen: SeenNumbers;
  changedSinceApproval: ChangedSinceApproval | null;
  /** Ids of other drivers. */
  plateSharedWith: string[];
  plateLooksLike: LookAlike[];
}

/** A vehicle’s stored changes and its present values. */
export type ReviewedVehicle = Changes & Partial<Pick<Vehicle, 'vehicleType' | 'vehicleLicense' | 'brand' | 'model'>>;

const numberOf = ({ changeNumber = 0 }: Changes): number => changeNumber;

/** The latest changes of a driver and their vehicle, as one reads them. */
export const seenNumbersOf = (driver: Changes, vehicle: Changes): SeenNumbers => ({
  license: numberOf(driver),
  vehicle: numberOf(vehicle),
});

const picturesOf = ({ from, to, at }: Omit<Change, 'number'>) => ({
  from: picturesOfText(from),
  to: picturesOfText(to),
  at: at.toISOString(),
});

/** What waits for confirmation: each field as it is, and as it is meant to be. Empty once it is confirmed. */
function heldChanges({ waiting, licenseNumber }: Driver, vehicle: ReviewedVehicle): Change[] {
  if (waiting === undefined || waiting.confirmedAt !== undefined) return [];
  const confirmed: Partial<Record<ChangedField, string>> = { ...waitingFields(vehicle), licenseNumber };
  return (Object.entries(waitingFields(waiting)) as [ChangedField, string][]).map(([field, to]) => ({
    number: waiting.number,
    field,
    from: confirmed[field] ?? '',
    to,
    at: waiting.at,
  }));
}

/** What of a driver waits for confirmation, for themselves and administrators. Undefined when nothing waits. */
export function waitingChangeOf(driver: Driver, vehicle: ReviewedVehicle): WaitingChangeView | undefined {
  const held = heldChanges(driver, vehicle);
  if (driver.waiting === undefined || held.length === 0) return undefined;
  const { number, at } = driver.waiting;
  return { number, at: at.toISOString(), changes: held.map(({ field, from, to }) => ({ field, from, to })) as never };
}

/** The changes to confirm; null for a driver who was never approved, or without such changes. */
export function waitingChanges(driver: Driver, vehicle: ReviewedVehicle): ChangedSinceApproval | null {
  const { license, vehicle: ofVehicle } = driver.confirmed ?? {};
  const held = heldChanges(driver, vehicle);
  const since = (changes: Changes, confirmed: number | undefined) =>
    confirmed === undefined ? [] : unconfirmed(changes, confirmed);
  const summary = summaryOf([...since(driver, license), ...since(vehicle, ofVehicle), ...held]);
  // What waits is shown and confirmed also where it leads back to the approved value.
  const all = [...summary, ...held.filter(({ field }) => summary.every((shown) => shown.field !== field))];
  if (all.length === 0) return null;
  const pictures = all.find(({ field }) => field === 'images');
  const waits = new Set(held.map(({ field }) => field));
  return {
    changes: all.flatMap(({ field, from, to, at }) =>
      field === 'images'
        ? []
        : { field, from, to, at: at.toISOString(), ...(waits.has(field) ? { waits: true as const } : {}) },
    ),
    ...(pictures ? { pictures: picturesOf(pictures) } : {}),
    seen: {
      ...seenNumbersOf(driver, vehicle),
      ...(held[0] === undefined ? {} : { waiting: held[0].number }),
    },
  };
}

/**
 * An administrator confirms the changes they have seen; later ones stay marked. Recorded in the audit log. Undefined when
 * nothing is left to confirm, so that of two concurrent confirmations only one is recorded. Throws driver/change-gone when the
 * waiting change that they saw was taken back or made again.
 */
export function confirmChanges<D extends Driver>(driver: D, vehicle: ReviewedVehicle, seen: SeenChanges, now: Date) {
  const confirmsWaiting = isWaiting(driver, seen);
  const before = waitingChanges(driver, vehicle);
  if (before === null) return undefined;
  const { confirmed } = driver;
  const next: D = {
    ...driver,
    ...(confirmed ? { confirmed: confirmedAfter(driver, vehicle, confirmed, seen) } : {}),
    ...(confirmsWaiting ? { waiting: { ...driver.waiting, confirmedAt: now } } : {}),
  };
  if (!confirmsWaiting && JSON.stringify(next.confirmed) === JSON.stringify(confirmed)) return undefined;
  const auditEntry = {
    act: 'driver-changes-confirmed',
    subjectType: 'driver',
    subjectId: driver._id.toString(),
    people: [driver.userId.toString()],
    // Field names only: events contain no licence numbers.
    before: { unconfirmed: namesOf(before) },
    after: { unconfirmed: namesOf(waitingChanges(next, vehicle)) },
  };
  return { next, events: [{ definition: driverEvents.actRecorded, payload: auditEntry }] };
}

/** The licence numbers and plates that a confirmation replaces: `next` is the driver after it, `vehicle` still has its plate. */
export function replacedNumbers(driver: Driver, next: Driver, vehicle: ReviewedVehicle): ReplacedNumbers {
  const isConfirmed = next.waiting?.confirmedAt !== undefined && driver.waiting?.confirmedAt === undefined;
  const { licenseNumber, vehicleLicense } = isConfirmed ? waitingFields(next.waiting) : {};
  const marked = [
    ...confirmedNow(driver, driver.confirmed?.license, next.confirmed?.license),
    ...confirmedNow(vehicle, driver.confirmed?.vehicle, next.confirmed?.vehicle),
  ];
  const formerOf = (kind: ChangedField) => marked.flatMap(({ field, from }) => (field === kind && from ? [from] : []));
  return {
    licenses: [...formerOf('licenseNumber'), ...(licenseNumber ? [driver.licenseNumber] : [])],
    plates: [...formerOf('vehicleLicense'), ...(vehicleLicense ? [vehicle.vehicleLicense ?? ''] : [])],
  };
}

const confirmedNow = (changes: Changes, before = 0, after = before): readonly Change[] =>
  unconfirmed(changes, before).filter(({ number }) => number <= after);

/** Whether the change that was seen still waits; false when none was seen, or it is confirmed already. */
function isWaiting({ waiting, confirmed }: Driver, seen: SeenChanges): boolean {
  if (seen.waiting === undefined || seen.waiting <= (confirmed?.waiting ?? 0)) return false;
  if (waiting?.number !== seen.waiting) throw new DomainError('driver/change-gone');
  return waiting.confirmedAt === undefined;
}

const confirmedAfter = (driver: Driver, vehicle: Changes, confirmed: SeenChanges, seen: SeenChanges): SeenChanges => ({
  ...confirmed,
  license: Math.max(confirmed.license, Math.min(seen.license, numberOf(driver))),
  vehicle: Math.max(confirmed.vehicle, Math.min(seen.vehicle, numberOf(vehicle))),
});

const namesOf = (changed: ChangedSinceApproval | null): string[] => [
  ...(changed?.changes ?? []).map(({ field }) => field),
  ...(changed?.pictures ? ['images'] : []),
];
