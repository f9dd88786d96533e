import type { Availability, DriverStatus, VehicleType } from '@pothik/contracts/driver';
import type { Role } from '@pothik/contracts/platform';

/** One password for all of them; only `npm start` on an empty data directory creates them. */
export const DEMONSTRATION_PASSWORD = 'Pothik#2026';

/** Fixed identifiers, so that an interrupted seed continues: kind (1 person, 2 driver, 3 vehicle, 4 ride) and number. */
export const fixedId = (kind: number, number: number): string =>
  `d0${kind.toString(16).padStart(2, '0')}${number.toString(16).padStart(20, '0')}`;

export interface DemonstrationPerson {
  id: string;
  name: string;
  email: string;
  role: Role;
  phone: string;
  address: string;
}

const person = (number: number, account: string, name: string, role: Role, address: string): DemonstrationPerson => ({
  id: fixedId(1, number),
  name,
  email: `${account}@pothik.test`,
  role,
  phone: `017${String(10_000_000 + number * 1_111)}`,
  address,
});

export const DEMONSTRATION_PEOPLE: readonly DemonstrationPerson[] = [
  person(1, 'super', 'Shaila Rahman', 'SUPER_ADMIN', 'Karwan Bazar, Dhaka'),
  person(2, 'admin', 'Tanvir Ahmed', 'ADMIN', 'Karwan Bazar, Dhaka'),
  person(3, 'rider', 'Nusrat Jahan', 'RIDER', 'House 12, Road 27, Dhanmondi, Dhaka'),
  person(4, 'rider2', 'Imran Hossain', 'RIDER', 'Sector 7, Uttara, Dhaka'),
  person(5, 'rider3', 'Farzana Akter', 'RIDER', 'GEC Circle, Chattogram'),
  person(6, 'driver', 'Abdul Karim', 'DRIVER', 'Mirpur 10, Dhaka'),
  person(7, 'driver2', 'Rafiqul Islam', 'DRIVER', 'Mohammadpur, Dhaka'),
  person(8, 'driver3', 'Shahidul Alam', 'DRIVER', 'Jatrabari, Dhaka'),
  person(9, 'pending', 'Mizanur Rahman', 'DRIVER', 'Badda, Dhaka'),
  person(10, 'suspended', 'Jahangir Kabir', 'DRIVER', 'Savar, Dhaka'),
];

export interface DemonstrationDriver {
  driverId: string;
  userId: string;
  vehicleId: string;
  licenseNumber: string;
  experience: number;
  status: DriverStatus;
  statusReason: string;
  availabilityStatus: Availability;
  vehicle: { vehicleType: VehicleType; brand: string; model: string; vehicleLicense: string };
}

type Profile = Pick<DemonstrationDriver, 'experience' | 'vehicle'> & Partial<DemonstrationDriver>;

const driver = (number: number, personNumber: number, profile: Profile): DemonstrationDriver => ({
  driverId: fixedId(2, number),
  userId: fixedId(1, personNumber),
  vehicleId: fixedId(3, number),
  licenseNumber: `DK-${4_410_000 + number * 137}`,
  status: 'APPROVED',
  statusReason: '',
  availabilityStatus: 'ONLINE',
  ...profile,
});

export const DEMONSTRATION_DRIVERS: readonly DemonstrationDriver[] = [
  driver(1, 6, {
    experience: 9,
    vehicle: { vehicleType: 'CAR', brand: 'Toyota', model: 'Axio', vehicleLicense: 'DM-GA-35-4821' },
  }),
  driver(2, 7, {
    experience: 4,
    vehicle: { vehicleType: 'BIKE', brand: 'Bajaj', model: 'Pulsar', vehicleLicense: 'DM-LA-52-1093' },
  }),
  driver(3, 8, {
    experience: 14,
    vehicle: { vehicleType: 'CNG', brand: 'Bajaj', model: 'RE 4S', vehicleLicense: 'DM-TA-11-7764' },
  }),
  driver(4, 9, {
    experience: 2,
    status: 'PENDING',
    availabilityStatus: 'OFFLINE',
    vehicle: { vehicleType: 'EV', brand: 'BYD', model: 'Atto 3', vehicleLicense: 'DM-EA-10-0042' },
  }),
  driver(5, 10, {
    experience: 6,
    status: 'SUSPENDED',
    statusReason: 'Several riders were asked for more than the agreed fare.',
    availabilityStatus: 'OFFLINE',
    vehicle: { vehicleType: 'MINIVAN', brand: 'Toyota', model: 'Noah', vehicleLicense: 'DM-CHA-53-6620' },
  }),
];
