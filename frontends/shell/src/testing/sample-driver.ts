import type { DriverView } from '@pothik/contracts/driver';
import type { Me } from '@pothik/contracts/user';
import { sampleRider } from './fixture';

const { createdAt, updatedAt } = sampleRider;
const DRIVER_ID = '0123456789abcdef01234568';

export const sampleDriver: Me = { ...sampleRider, name: 'Rafiqul Islam', email: 'driver@pothik.test', role: 'DRIVER' };

/** Rafiqul's driver profile: by default approved, with a car without pictures. */
export const driverWith = (fields: Partial<DriverView> = {}): DriverView => ({
  _id: DRIVER_ID,
  user: { _id: sampleDriver._id, name: sampleDriver.name, email: sampleDriver.email, phone: '', image: '' },
  status: 'APPROVED',
  statusReason: '',
  availabilityStatus: 'ONLINE',
  vehicle: {
    _id: '0123456789abcdef01234569',
    driver: DRIVER_ID,
    vehicleType: 'CAR',
    brand: 'Toyota',
    model: 'Axio',
    vehicleLicense: 'DM GA 23-4567',
    images: [],
    createdAt,
    updatedAt,
  },
  licenseNumber: 'DK-0042178-C',
  experience: 8,
  totalEarnings: 412650,
  totalRides: 1284,
  engaged: false,
  createdAt,
  updatedAt,
  ...fields,
});

/** One page of a list, as the API returns it. */
export const listOf = (...data: readonly object[]) => ({
  data,
  meta: { page: 1, limit: 10, total: data.length, totalPage: 1 },
});
