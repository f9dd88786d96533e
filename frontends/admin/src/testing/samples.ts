import type { DriverView } from '@pothik/contracts/driver';
import type { CityView, IncidentView, OperatorPlaceView, RideView, TariffView } from '@pothik/contracts/ride';
import type { UserView } from '@pothik/contracts/user';
import type { AuditLogEntry } from '../audit-log/audit-log-change.rules';

const NOW = '2026-11-02T06:00:00.000Z';
const stamps = { createdAt: NOW, updatedAt: NOW };
export const identifier = (last: number): string => String(last).padStart(24, '0');

/** Rafiqul's driver profile, by default waiting for approval. */
export const driverWith = (fields: Partial<DriverView> = {}): DriverView => ({
  _id: identifier(2),
  user: { _id: identifier(1), name: 'Rafiqul Islam', email: 'rafiqul@pothik.test', phone: '', image: '' },
  status: 'PENDING',
  statusReason: '',
  availabilityStatus: 'OFFLINE',
  vehicle: {
    _id: identifier(3),
    driver: identifier(2),
    vehicleType: 'CAR',
    brand: 'Toyota',
    model: 'Axio',
    vehicleLicense: 'DM GA 23-4567',
    images: [],
    ...stamps,
  },
  licenseNumber: 'DK-1234567',
  experience: 8,
  totalEarnings: 0,
  totalRides: 0,
  engaged: false,
  ...stamps,
  ...fields,
});

/** Rafiqul's profile with all that an approval asks for: a phone number and a picture of the vehicle. */
export function completeDriverWith(fields: Partial<DriverView> = {}): DriverView {
  const { user, vehicle, ...profile } = driverWith();
  const given = { user: { ...user, phone: '01711000123' }, vehicle: { ...vehicle, images: ['/picture.webp'] } };
  return { ...profile, ...given, ...fields };
}

/** Nusrat's ride with Rafiqul, by default accepted. */
export const rideWith = (fields: Partial<RideView> = {}): RideView => ({
  _id: identifier(7),
  user: { _id: identifier(8), name: 'Nusrat Jahan', image: '' },
  driver: {
    _id: identifier(2),
    user: { _id: identifier(1), name: 'Rafiqul Islam', image: '', phone: '01711000123' },
    vehicle: { vehicleType: 'CAR', brand: 'Toyota', model: 'Axio', vehicleLicense: 'DM GA 23-4567', images: [] },
    experience: 8,
  },
  pickupLocation: 'Dhanmondi 27, lake gate',
  dropLocation: 'Kamalapur Railway Station, gate 2',
  note: '',
  rideStatus: 'ACCEPTED',
  fare: 320,
  history: [
    { from: null, to: 'REQUESTED', by: 'RIDER', at: NOW, reason: '' },
    { from: 'REQUESTED', to: 'ACCEPTED', by: 'DRIVER', at: NOW, reason: '' },
  ],
  ...stamps,
  ...fields,
});

/** An incident on Nusrat's ride with Rafiqul, by default OPEN and raised by the rider. */
export const incidentWith = (fields: Partial<IncidentView> = {}): IncidentView => ({
  _id: identifier(9),
  ride: identifier(7),
  rideStatus: 'IN TRANSIT',
  raisedBy: 'RIDER',
  status: 'OPEN',
  rider: { _id: identifier(8), name: 'Nusrat Jahan', phone: '' },
  driver: { _id: identifier(2), name: 'Rafiqul Islam', phone: '01711000123', vehicleLicense: 'DM GA 23-4567' },
  pickupLocation: 'Dhanmondi 27, lake gate',
  dropLocation: 'Kamalapur Railway Station, gate 2',
  note: '',
  acknowledgedAt: null,
  resolvedAt: null,
  ...stamps,
  ...fields,
});

/** An audit log entry: by default, Tanvir approved Rafiqul. */
export const auditLogEntryWith = (fields: Partial<AuditLogEntry> = {}): AuditLogEntry => ({
  _id: identifier(70),
  act: 'driver-approved',
  actor: { _id: identifier(42), name: 'Tanvir Ahmed', role: 'ADMIN' },
  subjectType: 'driver',
  subjectId: identifier(2),
  subjectName: 'Rafiqul Islam',
  reason: '',
  before: { status: 'PENDING', availabilityStatus: 'OFFLINE' },
  after: { status: 'APPROVED', availabilityStatus: 'OFFLINE' },
  createdAt: NOW,
  ...fields,
});

/** Nusrat's account, by default a verified rider. */
export const userWith = (fields: Partial<UserView> = {}): UserView => ({
  _id: identifier(8),
  name: 'Nusrat Jahan',
  email: 'nusrat@pothik.test',
  phone: '01711000456',
  role: 'RIDER',
  verified: true,
  image: '',
  createdAt: NOW,
  ...fields,
});

/** The first version of the tariff for cars. */
export const tariffWith = (fields: Partial<TariffView> = {}): TariffView => ({
  version: 1,
  vehicleType: 'CAR',
  base: 60,
  baseKilometres: 2,
  perKilometre: 28,
  perMinute: 3,
  waitingPerMinute: 3,
  minimum: 120,
  validFrom: '2026-10-01T00:00:00.000Z',
  source: 'The operator’s own figures',
  reason: 'The first tariff',
  by: null,
  createdAt: NOW,
  ...fields,
});

/** Dhaka with a tariff for cars. */
export const cityWith = (fields: Partial<CityView> = {}): CityView => ({
  _id: 'dhaka',
  name: 'Dhaka',
  nameBn: 'ঢাকা',
  timeZone: 'Asia/Dhaka',
  zone: [
    { lat: 23.9, lng: 90.3 },
    { lat: 23.9, lng: 90.5 },
    { lat: 23.6, lng: 90.4 },
  ],
  zoneVersion: 1,
  tariffs: [tariffWith()],
  ...fields,
});

/** A gate of the station, by default as Tanvir set it on the map. */
export const placeWith = (fields: Partial<OperatorPlaceView> = {}): OperatorPlaceView => ({
  _id: identifier(80),
  name: 'Kamalapur Railway Station, gate 2',
  nameBn: 'কমলাপুর রেলস্টেশন, ২ নম্বর গেট',
  kind: 'LANDMARK',
  point: { lat: 23.7322, lng: 90.4256 },
  aliases: ['Komlapur', 'কমলাপুর স্টেশন'],
  foundBy: 'Set on the map',
  version: 3,
  isRemoved: false,
  by: { _id: identifier(42), name: 'Tanvir Ahmed' },
  updatedAt: NOW,
  ...fields,
});
