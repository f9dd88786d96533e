import { DomainError } from '@pothik/contracts/catalogue';
import {
  CHANGE_TOLD_EVERY_MS,
  driverEvents,
  keepsOffline,
  keptPlate,
  type VehicleType,
} from '@pothik/contracts/driver';
import { type EventOf, sameNumberKey } from '@pothik/contracts/platform';
import type { VehicleIdentity, WaitingChange } from '../change.rules.js';
import { moveAvailability } from './availability.rules.js';
import { type Driver, driverSnapshotOf, isHeldOffline } from './driver.rules.js';

/** An edit form of a vehicle; an empty field means unchanged. */
export interface VehicleForm {
  vehicleType?: VehicleType | '' | undefined;
  vehicleLicense?: string | undefined;
  brand?: string | undefined;
  model?: string | undefined;
}

export interface ConfirmedVehicle extends VehicleIdentity {
  /** The number of the last change that was applied to it. */
  appliedChange?: number;
}

/** Whether this driver’s vehicle and licence number change by confirmation alone; pictures change at once. */
export const needsConfirmation = ({ confirmed }: Driver): boolean => confirmed !== null && confirmed !== undefined;

/**
 * The driver as they are, with another version: an administrator's first decision that has read an earlier one reads again.
 * Throws request/conflict when the first decision is taken: the vehicle is held since then.
 */
export function outdateDecisions<D extends Driver>(driver: D) {
  if (needsConfirmation(driver)) throw new DomainError('request/conflict');
  return { next: driver, events: [] };
}

/** What of a vehicle waits after an edit: each field that is meant to be another than the confirmed one. */
export function heldOfVehicle(vehicle: ConfirmedVehicle, form: VehicleForm, waiting: WaitingChange | undefined) {
  const { vehicleType, brand, model } = vehicle;
  // A plate that was stored as typed is no other plate when it is only read anew.
  const confirmed = { vehicleType, vehicleLicense: keptPlate(vehicle.vehicleLicense), brand, model };
  return differingFrom(confirmed, {
    vehicleType: form.vehicleType || waiting?.vehicleType || confirmed.vehicleType,
    vehicleLicense: form.vehicleLicense || waiting?.vehicleLicense || confirmed.vehicleLicense,
    brand: form.brand || waiting?.brand || confirmed.brand,
    model: form.model || waiting?.model || confirmed.model,
  });
}

/** Holds an edit of the vehicle back until it is confirmed. Undefined when nothing else waits than before. Throws driver/engaged. */
export function holdVehicle<D extends Driver>(
  driver: D,
  vehicle: ConfirmedVehicle,
  form: VehicleForm,
  engaged: boolean,
  now: Date,
) {
  requireSettled(driver, vehicle);
  const held = heldOfVehicle(vehicle, form, driver.waiting);
  const { licenseNumber } = waitingFields(driver.waiting);
  return hold(driver, waitingFields({ licenseNumber, ...held }), engaged, now);
}

/** Holds a new licence number until an administrator confirms it. The confirmed number withdraws the change. Undefined when nothing changes. Throws driver/engaged. */
export function holdLicense<D extends Driver>(driver: D, licenseNumber: string, engaged: boolean, now: Date) {
  requireSettled(driver, { appliedChange: driver.confirmed?.waiting ?? 0 });
  const waits = sameNumberKey(licenseNumber) === sameNumberKey(driver.licenseNumber) ? undefined : licenseNumber;
  return hold(driver, waitingFields({ ...driver.waiting, licenseNumber: waits }), engaged, now);
}

/**
 * The driver takes back all that waits; `number` is the change that the driver saw. Undefined when nothing waits.
 * Throws driver/change-confirmed, and driver/change-gone when another change waits than the driver saw.
 */
export function withdrawChange<D extends Driver>(driver: D, number: number, now: Date) {
  const { waiting, confirmed } = driver;
  if (waiting?.confirmedAt || (confirmed?.waiting ?? 0) >= number) throw new DomainError('driver/change-confirmed');
  if (waiting && waiting.number !== number) throw new DomainError('driver/change-gone');
  return waiting && hold(driver, {}, false, now);
}

type TellingPart = Pick<Driver, 'status' | 'waiting' | 'changeToldAt'>;

/** Whether a change keeps an approved driver OFFLINE, and administrators are to be told of it now. */
export function isToTell({ status, waiting, changeToldAt }: TellingPart, now: Date): boolean {
  const isUntold = status === 'APPROVED' && isHeldOffline({ waiting }) && !waiting?.told && !waiting?.confirmedAt;
  return isUntold && (changeToldAt === undefined || now.getTime() - changeToldAt.getTime() >= CHANGE_TOLD_EVERY_MS);
}

/** Tells administrators of a waiting change. Undefined when they know of it, need not know, or were told within 15 minutes. */
export function tellChange<D extends Driver>(driver: D, now: Date) {
  if (!isToTell(driver, now)) return undefined;
  const next = { ...driver, waiting: { ...driver.waiting, told: true }, changeToldAt: now } as D;
  return { next, events: [{ definition: driverEvents.changeWaits, payload: { driver: driverSnapshotOf(next) } }] };
}

type VehicleSnapshot = EventOf<typeof driverEvents.changesConfirmed>['payload']['vehicle'];

/**
 * What was confirmed no longer waits; `vehicle` has it already, and `vehicleVersion` numbers its newest event. Undefined when
 * nothing confirmed waits.
 */
export function finishChange<D extends Driver>(driver: D, vehicle: VehicleSnapshot, vehicleVersion: number) {
  // Whoever confirmed has looked: the next change is told again.
  const { waiting, confirmed, changeToldAt: _told, ...rest } = driver;
  if (!waiting?.confirmedAt || !confirmed) return undefined;
  const { licenseNumber = driver.licenseNumber, number } = waiting;
  const license = { licenseNumber, licenseKey: sameNumberKey(licenseNumber) };
  const next = { ...rest, ...license, confirmed: { ...confirmed, waiting: number } } as unknown as D;
  const payload = { driver: driverSnapshotOf(next), vehicle, vehicleVersion };
  return { next, events: [{ definition: driverEvents.changesConfirmed, payload }] };
}

type Fields = Pick<WaitingChange, 'licenseNumber' | keyof VehicleIdentity>;

/** The changed fields of what waits, by name. */
export function waitingFields(waiting: Fields = {}): Fields {
  const { licenseNumber, vehicleType, vehicleLicense, brand, model } = waiting;
  return present({ licenseNumber, vehicleLicense, brand, model, vehicleType });
}

/**
 * From now on these fields wait: none, and nothing waits. With another type, plate or licence the driver goes OFFLINE, and
 * comes back by himself.
 */
function hold<D extends Driver>(driver: D, fields: Fields, engaged: boolean, now: Date) {
  const { waiting: before, ...rest } = driver;
  if (JSON.stringify(waitingFields(before)) === JSON.stringify(fields)) return undefined;
  if (engaged) throw new DomainError('driver/engaged');
  const number = (driver.changeNumber ?? 0) + 1;
  const told = before?.told && keepsOffline(Object.keys(fields)) ? { told: true } : {};
  const waiting = { ...fields, number, at: now, ...told };
  const waits = Object.keys(fields).length > 0 ? { waiting, changeNumber: number } : {};
  const held = { ...rest, ...licenseKeyOf(driver, fields.licenseNumber), ...waits } as unknown as D;
  const goesOffline = isHeldOffline(held) && held.status === 'APPROVED';
  const offline = goesOffline ? moveAvailability(held, 'OFFLINE', 'changed', now) : undefined;
  const stored = offline?.next ?? held;
  const updated = { definition: driverEvents.driverUpdated, payload: { driver: driverSnapshotOf(stored) } };
  const telling = tellChange(stored, now);
  return { next: telling?.next ?? stored, events: [updated, ...(offline?.events ?? []), ...(telling?.events ?? [])] };
}

/** A waiting licence number is this driver's already: the unique index refuses it to everybody else. */
function licenseKeyOf({ licenseKey, licenseNumber }: Driver, waiting: string | undefined) {
  const own = sameNumberKey(licenseNumber);
  if (waiting !== undefined) return { licenseKey: [own, sameNumberKey(waiting)] };
  return Array.isArray(licenseKey) ? { licenseKey: own } : {};
}

/** While a confirmed change is being applied, or was since the vehicle was read, nothing is decided. Throws request/conflict. */
function requireSettled(
  { waiting, confirmed }: Driver,
  { appliedChange = 0 }: Pick<ConfirmedVehicle, 'appliedChange'>,
) {
  if (waiting?.confirmedAt || appliedChange !== (confirmed?.waiting ?? 0)) throw new DomainError('request/conflict');
}

const present = <T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

const differingFrom = (before: VehicleIdentity, after: VehicleIdentity): Partial<VehicleIdentity> =>
  Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== before[field as keyof VehicleIdentity]),
  );
