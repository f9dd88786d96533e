import type { DriverView } from '@pothik/contracts/driver';
import type { RideEstimate, RideView, WrittenBooking } from '@pothik/contracts/ride';
import type { Me } from '@pothik/contracts/user';

const NOW = '2026-11-02T06:00:00.000Z';
const stamps = { createdAt: NOW, updatedAt: NOW };
const identifier = (last: number) => String(last).padStart(24, '0');

export const VEHICLE = {
  _id: identifier(3),
  driver: identifier(2),
  vehicleType: 'CAR',
  brand: 'Toyota',
  model: 'Axio',
  vehicleLicense: 'DM GA 23-4567',
  images: [],
  ...stamps,
} as const;

export const person = (role: Me['role']): Me => ({
  _id: identifier(1),
  name: 'Rafiqul Islam',
  email: 'rafiqul@pothik.test',
  address: '',
  phone: '01711000123',
  isPhoneProven: true,
  role,
  image: '',
  ...stamps,
});

/** Rafiqul's driver profile, approved and online by default. */
export const driverWith = (fields: Partial<DriverView> = {}): DriverView => ({
  _id: identifier(2),
  user: { _id: identifier(1), name: 'Rafiqul Islam', email: '', phone: '', image: '' },
  status: 'APPROVED',
  statusReason: '',
  availabilityStatus: 'ONLINE',
  vehicle: { ...VEHICLE, images: [] },
  licenseNumber: 'DK-1234567',
  experience: 8,
  totalEarnings: 0,
  totalRides: 0,
  engaged: false,
  ...stamps,
  ...fields,
});

/** Everything that a rider can write in a booking. */
export const WRITTEN: Required<WrittenBooking> = {
  pickupLocation: 'Dhanmondi 27, lake gate',
  dropLocation: 'Kamalapur Railway Station, gate 2',
  note: 'I carry two suitcases',
};

/** What Nusrat's ride should cost and take: the law allows ৳ 420. */
export const ESTIMATE: RideEstimate = {
  cityId: 'dhaka',
  vehicleType: 'CAR',
  tariffVersion: 1,
  metres: { low: 6_000, high: 6_450 },
  distanceBasis: 'ROADS',
  minutes: { low: 22, high: 28 },
  minutesBasis: 'STATED',
  fare: { low: 300, high: 380 },
  ceiling: 420,
};

/** Nusrat's ride with Rafiqul, by default ACCEPTED without a fare. */
export const rideWith = (fields: Partial<RideView> = {}): RideView => ({
  _id: identifier(7),
  user: { _id: identifier(8), name: 'Nusrat Jahan', image: '', phone: '01811000456' },
  driver: {
    _id: identifier(2),
    user: { _id: identifier(1), name: 'Rafiqul Islam', image: '' },
    vehicle: { vehicleType: 'CAR', brand: 'Toyota', model: 'Axio', images: [] },
    experience: 8,
  },
  ...WRITTEN,
  rideStatus: 'ACCEPTED',
  fare: null,
  codeTriesLeft: 5,
  history: [{ from: 'REQUESTED', to: 'ACCEPTED', by: 'DRIVER', at: NOW, reason: '' }],
  ...stamps,
  ...fields,
});

/** A request that waits a minute for its answer; its id ends in the number. */
export const waitingOf = (last: number, name: string, changes: Partial<RideView> = {}): RideView =>
  rideWith({
    _id: String(last).padStart(24, '0'),
    user: { _id: String(last + 50).padStart(24, '0'), name, image: '' },
    rideStatus: 'REQUESTED',
    answerBy: new Date(Date.now() + 60_000).toISOString(),
    ...changes,
  });
