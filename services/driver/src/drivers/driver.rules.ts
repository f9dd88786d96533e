import { DomainError } from '@pothik/contracts/catalogue';
import {
  type Availability,
  type AvailabilityCause,
  type DriverStatus,
  driverEvents,
  type SeenChanges,
} from '@pothik/contracts/driver';
import { type Changes, keepChanges } from '../change.rules.js';
import { sameNumberKey } from '../document-number.rules.js';

/** An identifier as the database keeps it; as text it is 24 hexadecimal digits. */
interface Identifier {
  toString(): string;
}

/** What decisions about a driver need to know. */
export interface Driver extends Changes {
  _id: Identifier;
  userId: Identifier;
  vehicleId: Identifier;
  status: DriverStatus;
  statusReason: string;
  statusSince: Date;
  availabilityStatus: Availability;
  /** Why it is so; absent until it first changes. */
  availabilityCause?: AvailabilityCause;
  /** When they last came ONLINE; null while OFFLINE, unless it was for unanswered requests: a late answer may tell otherwise. */
  onlineSince: Date | null;
  licenseNumber: string;
  /** By which a licence number belongs to one driver, however it was typed; absent in profiles from before it was kept. */
  licenseKey?: string;
  /** Up to which of their changes administrators have approved them; absent or null: never approved. */
  confirmed?: SeenChanges | null;
  /** Years. */
  experience: number;
  /** Their account is deleted; absent while it is not. */
  deletedAt?: Date;
}

/** What others may know of a driver: every driver event carries it. */
export const driverSnapshotOf = (driver: Driver) => ({
  id: driver._id.toString(),
  userId: driver.userId.toString(),
  vehicleId: driver.vehicleId.toString(),
  status: driver.status,
  statusReason: driver.statusReason,
  statusSince: driver.statusSince.toISOString(),
  availabilityStatus: driver.availabilityStatus,
  experience: driver.experience,
});

interface Registration {
  user: string;
  vehicle: string;
  licenseNumber: string;
  experience: number;
}

interface RegistrationContext {
  callerId: string;
  /** Whose vehicle it is; undefined when there is none. */
  vehicleOwnerId: string | undefined;
  /** The caller waits for, or sits in, a ride as its rider. */
  hasOpenRide: boolean;
}

/** A person registers themselves, with their own vehicle and without an open ride; they start PENDING and OFFLINE. */
export function registerDriver(form: Registration, context: RegistrationContext, now: Date) {
  if (form.user !== context.callerId) throw new DomainError('driver/vehicle-not-found');
  if (context.vehicleOwnerId !== context.callerId) throw new DomainError('driver/vehicle-not-found');
  if (context.hasOpenRide) throw new DomainError('driver/has-open-ride');
  return {
    status: 'PENDING' as DriverStatus,
    statusReason: '',
    statusSince: now,
    availabilityStatus: 'OFFLINE' as Availability,
    onlineSince: null as Date | null,
    licenseNumber: form.licenseNumber,
    licenseKey: sameNumberKey(form.licenseNumber),
    experience: form.experience,
    confirmed: null as SeenChanges | null,
  };
}

/** A new profile is announced: auth turns RIDER into DRIVER by it. */
export const driverRegistered = (driver: Driver) => [
  { definition: driverEvents.driverRegistered, payload: { driver: driverSnapshotOf(driver) } },
];

/**
 * Years may change at any time, the licence number not during an engaged ride; an empty licence number means unchanged.
 * Changed after approval they stay APPROVED, and old and new number are kept.
 */
export function updateDriver<D extends Driver>(
  driver: D,
  form: { licenseNumber?: string | undefined; experience?: number | undefined },
  engaged: boolean,
  now: Date,
) {
  const licenseNumber = form.licenseNumber || driver.licenseNumber;
  const experience = form.experience ?? driver.experience;
  const licenseChanges = licenseNumber !== driver.licenseNumber;
  if (licenseChanges && engaged) throw new DomainError('driver/engaged');
  if (!licenseChanges && experience === driver.experience) return undefined;
  const { licenseNumber: before, confirmed } = driver;
  const kept = keepChanges(driver, { licenseNumber: before }, { licenseNumber }, confirmed?.license ?? null, now);
  const next: D = { ...driver, licenseNumber, licenseKey: sameNumberKey(licenseNumber), experience, ...kept };
  return { next, events: [{ definition: driverEvents.driverUpdated, payload: { driver: driverSnapshotOf(next) } }] };
}
