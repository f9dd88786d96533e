import { authHttp } from '@pothik/contracts/auth';
import { type DriverView, driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import { eventually } from '../../support/eventually.js';
import { approveAndGoOnline, logIn, newDriver, newRider, type PlatformAddresses } from '../../support/people.js';
import { endRides, peopleOf } from '../../support/rides-in-states.js';
import type { Screen } from '../screen.js';

const RIDER = 'rider2@pothik.test';
const DRIVER = 'driver3@pothik.test';
const ADMINISTRATOR = 'admin@pothik.test';
const WITH_VEHICLE = 'karim@story.test';
const INCOMPLETE = 'sohel-pending@story.test';

let preparations = 0;

async function newcomerWithVehicle(platform: PlatformAddresses): Promise<undefined> {
  const newcomer = await newRider(platform, 'Karim Mia', WITH_VEHICLE);
  const vehicle = { brand: 'Bajaj', model: 'RE 4S', vehicleType: 'CNG', vehicleLicense: 'DM-TA-11-9090' } as const;
  await newcomer.call(driverHttp.registerVehicle, vehicle);
}

/** A driver who waits for approval and has given neither phone nor pictures. */
async function incomplete(platform: PlatformAddresses): Promise<undefined> {
  await newDriver(platform, 'Sohel Rana', INCOMPLETE);
}

/** A driver of the screen's own who went ONLINE and logged out: OFFLINE since. */
async function loggedOut(platform: PlatformAddresses): Promise<{ as: string }> {
  preparations += 1;
  const as = `habib${preparations}@story.test`;
  const administrator = await logIn(platform.url, ADMINISTRATOR);
  const { visitor, profile } = await newDriver(platform, 'Habib Mia', as);
  await approveAndGoOnline(administrator, visitor, profile._id, await logIn(platform.url, RIDER));
  await visitor.call(authHttp.logout, {});
  await eventually(async () => {
    const { availabilityCause } = (await administrator.call(driverHttp.getDriver, { id: profile._id })) as DriverView;
    if (availabilityCause !== 'logged-out') throw new Error(`${as} is not set OFFLINE yet`);
  });
  return { as };
}

/** The latest completed ride. */
async function completedRide(platform: PlatformAddresses): Promise<{ path: string }> {
  const driver = await logIn(platform.url, DRIVER);
  const [ride] = (await driver.call(rideHttp.rides, { rideStatus: 'COMPLETED' })).data;
  return { path: `/driver/rides/${ride?._id}` };
}

/** Waits until the seeded month is in the driver's totals. */
async function untilTotals(platform: PlatformAddresses): Promise<undefined> {
  await peopleOf(platform, RIDER, DRIVER);
}

/** Driver registration, earlier rides, and the blocking dialogs. */
export const DRIVER_SCREENS: readonly Screen[] = [
  { name: 'driver-home', as: DRIVER, path: '/', shows: 'main h1', only: 'phone' },
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
    name: 'driver-ride',
    as: DRIVER,
    path: '/driver/rides',
    shows: '.driver-ride-facts',
    whole: true,
    prepare: completedRide,
  },
  { name: 'driver-ride-unknown', as: DRIVER, path: `/driver/rides/${'0'.repeat(24)}`, shows: '.ui-empty' },
  { name: 'driver-blocked-riders-none', as: DRIVER, path: '/driver/blocked-riders', shows: '.ui-empty' },
  {
    name: 'driver-earnings',
    as: DRIVER,
    path: '/driver/earnings',
    shows: '.driver-days',
    whole: true,
    prepare: untilTotals,
  },
  {
    name: 'driver-earnings-month',
    as: DRIVER,
    path: '/driver/earnings',
    shows: '.driver-days tr:nth-child(30)',
    prepare: untilTotals,
    action: (page) => page.locator('.driver-period .ui-chip').last().click(),
  },
  {
    name: 'driver-earnings-empty',
    as: DRIVER,
    path: '/driver/earnings?from=2020-02-01&to=2020-02-07',
    shows: '.ui-empty',
  },
  {
    name: 'driver-no-requests',
    as: DRIVER,
    path: '/driver/ride-request',
    shows: '.ui-empty',
    prepare: async (platform) => {
      await endRides(await peopleOf(platform, RIDER, DRIVER));
    },
  },
  { name: 'driver-logged-out', path: '/driver/ride-request', shows: '.driver-offline', prepare: loggedOut },
  { name: 'driver-logged-out-elsewhere', path: '/driver/earnings', shows: '.ui-banner.ui-warning', prepare: loggedOut },
  { name: 'driver-pending', as: 'pending@pothik.test', path: '/driver/ride-request', shows: '.driver-waiting' },
  {
    name: 'driver-pending-missing',
    as: INCOMPLETE,
    path: '/driver/ride-request',
    shows: '.driver-missing',
    prepare: incomplete,
  },
  { name: 'driver-suspended', as: 'suspended@pothik.test', path: '/driver/ride-request', shows: '.driver-refused' },
];
