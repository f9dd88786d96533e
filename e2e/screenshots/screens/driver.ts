import { driverHttp } from '@pothik/contracts/driver';
import { newRider, type PlatformAddresses } from '../../support/people.js';
import { castOf, endRides } from '../../support/ride-stages.js';
import type { Screen } from '../screen.js';

const RIDER = 'rider2@pothik.test';
const DRIVER = 'driver3@pothik.test';
const WITH_VEHICLE = 'karim@story.test';

async function newcomerWithVehicle(platform: PlatformAddresses): Promise<undefined> {
  const newcomer = await newRider(platform, 'Karim Mia', WITH_VEHICLE);
  const vehicle = { brand: 'Bajaj', model: 'RE 4S', vehicleType: 'CNG', vehicleLicense: 'DM-TA-11-9090' } as const;
  await newcomer.call(driverHttp.registerVehicle, vehicle);
}

/** Becoming a driver, the rides of before, and being stopped. */
export const DRIVER_SCREENS: readonly Screen[] = [
  {
    name: 'driver-register-vehicle',
    as: 'rider3@pothik.test',
    path: '/driver/register',
    shows: '.driver-form select',
    whole: true,
  },
  {
    name: 'driver-register-profile',
    as: WITH_VEHICLE,
    path: '/driver/register',
    shows: '.driver-form:not(:has(select))',
    whole: true,
    prepare: newcomerWithVehicle,
  },
  { name: 'driver-completed', as: DRIVER, path: '/driver/ride-completed', shows: '.ui-table tbody tr' },
  { name: 'driver-rejected', as: DRIVER, path: '/driver/ride-rejected', shows: '.driver-filter' },
  { name: 'driver-cancelled', as: DRIVER, path: '/driver/ride-rejected?status=CANCELLED', shows: '.driver-filter' },
  {
    name: 'driver-no-requests',
    as: DRIVER,
    path: '/driver/ride-request',
    shows: '.ui-empty',
    prepare: async (platform) => {
      await endRides(await castOf(platform, RIDER, DRIVER));
    },
  },
  { name: 'driver-pending', as: 'pending@pothik.test', path: '/driver/ride-request', shows: '.driver-waiting' },
  { name: 'driver-suspended', as: 'suspended@pothik.test', path: '/driver/ride-request', shows: '.driver-refused' },
];
