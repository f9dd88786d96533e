import { DomainError } from '@pothik/contracts/catalogue';
import { type Availability, type DriverStatus, driverEvents } from '@pothik/contracts/driver';

/** An identifier as the database keeps it; as text it is 24 hexadecimal digits. */
interface Identifier {
  toString(): string;
}

/** What decisions about a driver need to know. */
export interface Driver {
  _id: Identifier;
  userId: Identifier;
  vehicleId: Identifier;
  status: DriverStatus;
  statusReason: string;
  statusSince: Date;
  availabilityStatus: Availability;
  /** When they last came ONLINE; null while OFFLINE. */
  onlineSince: Date | null;
  licenseNumber: string;
  /** Years. */
  experience: number;
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

interface RegistrationFacts {
  callerId: string;
  /** Whose vehicle it is; undefined when there is none. */
  vehicleOwnerId: string | undefined;
  /** The caller waits for, or sits in, a ride as its rider. */
  hasOpenRide: boolean;
}

/** A person registers themselves, with their own vehicle and without an open ride; they start PENDING and OFFLINE. */
export function registerDriver(form: Registration, facts: RegistrationFacts, now: Date) {
  if (form.user !== facts.callerId) throw new DomainError('driver/vehicle-not-found');
  if (facts.vehicleOwnerId !== facts.callerId) throw new DomainError('driver/vehicle-not-found');
  if (facts.hasOpenRide) throw new DomainError('driver/has-open-ride');
  return {
    status: 'PENDING' as DriverStatus,
    statusReason: '',
    statusSince: now,
    availabilityStatus: 'OFFLINE' as Availability,
    onlineSince: null as Date | null,
    licenseNumber: form.licenseNumber,
    experience: form.experience,
  };
}

/** A new profile is announced: auth turns RIDER into DRIVER by it. */
export const driverRegistered = (driver: Driver) => [
  { definition: driverEvents.driverRegistered, payload: { driver: driverSnapshotOf(driver) } },
];

/** Years may change at any time, the licence number not during an engaged ride; an empty licence number means unchanged. */
export function updateDriver<D extends Driver>(
  driver: D,
  form: { licenseNumber?: string | undefined; experience?: number | undefined },
  engaged: boolean,
) {
  const licenseNumber = form.licenseNumber || driver.licenseNumber;
  const experience = form.experience ?? driver.experience;
  const licenseChanges = licenseNumber !== driver.licenseNumber;
  if (licenseChanges && engaged) throw new DomainError('driver/engaged');
  if (!licenseChanges && experience === driver.experience) return undefined;
  const next = { ...driver, licenseNumber, experience };
  return { next, events: [{ definition: driverEvents.driverUpdated, payload: { driver: driverSnapshotOf(next) } }] };
}
