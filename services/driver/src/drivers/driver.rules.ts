import { DomainError } from '@pothik/contracts/catalogue';
import {
  type Availability,
  type AvailabilityCause,
  type DriverStatus,
  driverEvents,
  keepsOffline,
  type ReasonKind,
  type SeenChanges,
} from '@pothik/contracts/driver';
import { sameNumberKey } from '@pothik/contracts/platform';
import type { Changes, WaitingChange } from '../change.rules.js';
import type { ReplacedNumbers } from '../former-profiles/former-profile.rules.js';

/** An identifier of the database; as text 24 hexadecimal digits. */
interface Identifier {
  toString(): string;
}

/** What auth last published of a driver's sessions. */
export interface KnownSession {
  /** The number of auth's event of the account. */
  version: number;
  /** Whether somebody is signed in. */
  open: boolean;
  since: Date;
  /** When the last session before it ended; absent: unknown. */
  endedBefore?: Date;
}

/** A ride that a driver cancelled soon after accepting, and when. */
export interface CancelledSoon {
  rideId: string;
  at: Date;
}

export interface Driver extends Changes {
  _id: Identifier;
  userId: Identifier;
  vehicleId: Identifier;
  status: DriverStatus;
  statusReason: string;
  /** Of a suspension; absent otherwise, and in suspensions from before it was stored. */
  statusReasonKind?: ReasonKind | undefined;
  statusSince: Date;
  availabilityStatus: Availability;
  /** The cause of the availability; absent until it first changes. */
  availabilityCause?: AvailabilityCause;
  /** When the availability last changed; absent until it first changes. */
  availabilitySince?: Date;
  /** Whether anybody is signed in as the driver, by auth's newest event; absent until one was followed. */
  session?: KnownSession;
  /** When they last came ONLINE; null while OFFLINE, except where a late event may reverse it. */
  onlineSince: Date | null;
  /** Rides that they cancelled soon after accepting, of today and yesterday as seen at the last one; absent before the first. */
  cancelledSoon?: readonly CancelledSoon[];
  /** When their last pause ends or ended: until then they are not ONLINE. Only `followCancelledSoon` writes it. */
  pausedUntil?: Date;
  licenseNumber: string;
  /** The normalised licence number, and a waiting one, each unique among drivers; absent in profiles from before it was stored. */
  licenseKey?: string | readonly string[];
  /** The last changes that administrators confirmed; absent or null: never approved. */
  confirmed?: SeenChanges | null;
  /** A change of vehicle or licence that waits for confirmation; absent otherwise. */
  waiting?: WaitingChange;
  /** When administrators were last told that a change began to wait; absent: not since the last confirmation. */
  changeToldAt?: Date;
  /** Keyed hashes of numbers that confirmations replaced, for the former profile alone; absent: none. */
  replacedNumbers?: ReplacedNumbers;
  /** Since when the driver consents to telling positions; null or absent: not. */
  positionConsentAt?: Date | null;
  /** Years. */
  experience: number;
  /** When the account was deleted; absent otherwise. */
  deletedAt?: Date;
}

/** When the last session ended; undefined: not that it is known. */
export const lastEndOf = ({ open, since, endedBefore }: KnownSession) => (open ? endedBefore : since);

/** Whether the last session ended after the driver came ONLINE. A later log-in brings nobody back. */
export function hasSignedOut({ session, onlineSince }: Driver): boolean {
  const ended = session && lastEndOf(session);
  return ended !== undefined && (onlineSince === null || onlineSince <= ended);
}

/** Whether a change waits that keeps the driver OFFLINE: riders would meet another vehicle or driver than they see. */
export const isHeldOffline = ({ waiting }: Pick<Driver, 'waiting'>): boolean =>
  waiting !== undefined && keepsOffline(Object.keys(waiting));

/** The public state of a driver, part of every driver event. */
export const driverSnapshotOf = (driver: Driver) => ({
  id: driver._id.toString(),
  userId: driver.userId.toString(),
  vehicleId: driver.vehicleId.toString(),
  status: driver.status,
  statusReason: driver.statusReason,
  statusSince: driver.statusSince.toISOString(),
  availabilityStatus: driver.availabilityStatus,
  ...(driver.availabilityCause ? { availabilityCause: driver.availabilityCause } : {}),
  ...(driver.session?.open === false ? { signedOut: true as const } : {}),
  ...(isHeldOffline(driver) ? { changeWaiting: true as const } : {}),
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
  /** The owner of the vehicle; undefined when it does not exist. */
  vehicleOwnerId: string | undefined;
  /** The caller has an open ride as its rider. */
  hasOpenRide: boolean;
}

/** People register themselves, with their own vehicle and without an open ride; they start PENDING and OFFLINE. */
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
    positionConsentAt: null as Date | null,
    licenseNumber: form.licenseNumber,
    licenseKey: sameNumberKey(form.licenseNumber),
    experience: form.experience,
    confirmed: null as SeenChanges | null,
  };
}

/** On this event auth changes the role from RIDER to DRIVER. */
export const driverRegistered = (driver: Driver) => [
  { definition: driverEvents.driverRegistered, payload: { driver: driverSnapshotOf(driver) } },
];
