import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { backAgain, cancelAtOnce, onDuty } from '../../support/at-limits.js';
import { eventually } from '../../support/eventually.js';
import { book, newDriver, type PlatformAddresses } from '../../support/people.js';
import { completed, inTransit, move, type People, rejected } from '../../support/rides-in-states.js';
import type { Scene, Screen } from '../screen.js';
import { press } from './actions.js';

const ADMINISTRATOR = 'admin@pothik.test';
const AIRPORT = { lat: 23.8519, lng: 90.4085 };
const SADARGHAT = { lat: 23.7085, lng: 90.4072 };

/** People of a screen's own, made once on each platform. */
const once = <Made>(make: (platform: PlatformAddresses) => Promise<Made>) => {
  const made = new WeakMap<PlatformAddresses, Promise<Made>>();
  return (platform: PlatformAddresses): Promise<Made> => {
    const people = made.get(platform) ?? make(platform);
    made.set(platform, people);
    return people;
  };
};

const PAUSED = 'monir@story.test';
const paused = once(async (platform) => {
  const people = await onDuty(platform, 'Monir Hossain', PAUSED);
  for (const _ride of [1, 2, 3]) await cancelAtOnce(people);
  await eventually(async () => {
    const [own] = (await people.driver.call(driverHttp.drivers, {})).data;
    if (own?.pausedUntil === undefined) throw new Error(`${PAUSED} is not paused yet`);
  });
  return people;
});

const APART = 'shafiqul@story.test';
const apart = once((platform) => onDuty(platform, 'Shafiqul Islam', APART));
const TEXTS = { pickupLocation: 'Airport', dropLocation: 'Sadarghat' };
const TWO_PINS = { pickupPoint: SADARGHAT, dropPoint: { ...SADARGHAT, lat: SADARGHAT.lat + 60 / 111_195 } };
const askedApart = async (people: People) => book(people.rider, people.driverId, { ...TWO_PINS, ...TEXTS });

/** The last trip's texts and pins are in the form with one tap. */
async function lastTripApart(platform: PlatformAddresses): Promise<undefined> {
  const people = await apart(platform);
  await rejected(people);
  await move(people.driver, await askedApart(people), 'REJECTED');
}

async function requestApart(platform: PlatformAddresses): Promise<undefined> {
  const people = await apart(platform);
  await rejected(people);
  await askedApart(people);
}

const BLOCKING = 'jashim@story.test';
const blocking = once(async (platform) => {
  const people = await onDuty(platform, 'Jashim Uddin', BLOCKING);
  const { user } = await rejected(people);
  await people.driver.call(driverHttp.blockRider, { userId: user._id });
});

const CHANGED = 'selim@story.test';
/** Another type and plate, which wait; the plate reads like another driver's. */
const changed = once(async (platform) => {
  const people = await onDuty(platform, 'Selim Reza', CHANGED);
  const numbers = { licenseNumber: 'DK-5501774', vehicleLicense: 'DM-GA-88-1234' };
  await newDriver(platform, 'Rahim Badshah', 'rahim@story.test', 'CAR', numbers);
  await completed(people);
  const vehicleId = await eventually(async () => {
    const [own] = (await people.driver.call(driverHttp.drivers, {})).data;
    if (own === undefined || own.engaged) throw new Error('The driver is still on the ride');
    return own.vehicle._id;
  });
  const vehicle = {
    vehicleType: 'PREMIUM',
    vehicleLicense: 'DM-GA-88-I234',
    brand: 'Mercedes',
    model: 'C 200',
  } as const;
  await people.driver.call(driverHttp.updateVehicle, { id: vehicleId, ...vehicle });
  return people;
});

const FORMER = 'masud@story.test';
const former = once((platform) =>
  backAgain(platform, 'Masud Rana', FORMER, { licenseNumber: 'DK-5501771', vehicleLicense: 'DM-GA-77-1018' }),
);

/** Across the city in a moment: faster than any car. */
const tooQuick = once(async (platform) => {
  const people = await onDuty(platform, 'Kamrul Hasan', 'kamrul@story.test');
  const points = { pickupPoint: AIRPORT, dropPoint: SADARGHAT };
  const ride = await move(people.driver, await inTransit({ ...people, points }), 'COMPLETED');
  await eventually(async () => {
    const { review } = await people.driver.call(rideHttp.getRide, { rideId: ride._id });
    if (review === undefined) throw new Error('The ride is not under review');
  });
  return ride;
});

const after =
  <Made>(made: (platform: PlatformAddresses) => Promise<Made>, path: (made: Made) => string) =>
  async (platform: PlatformAddresses): Promise<Partial<Scene>> => ({ path: path(await made(platform)) });

const chooseAll = (page: Page): Promise<void> => page.locator('.admin-review-all input').check();

/** What a limit or a check tells its people, and administrators of it. */
export const LIMIT_SCREENS: readonly Screen[] = [
  {
    name: 'limit-booking-apart',
    as: `rider-of-${APART}`,
    path: '/?get-ride=1',
    shows: '.places-apart',
    prepare: lastTripApart,
    action: press('.rider-trips button'),
  },
  {
    name: 'limit-request-apart',
    as: APART,
    path: '/driver/ride-request',
    shows: '.places-apart',
    whole: true,
    prepare: requestApart,
  },
  {
    name: 'limit-current-ride-apart',
    as: `rider-of-${APART}`,
    path: '/rider/current-ride',
    shows: '.places-apart',
    whole: true,
    prepare: requestApart,
    action: (page) => page.locator('.ui-map-canvas[data-shown]').waitFor(),
  },
  {
    name: 'limit-paused',
    as: PAUSED,
    path: '',
    shows: '.driver-offline',
    prepare: after(paused, () => '/driver/ride-request'),
  },
  {
    name: 'limit-paused-elsewhere',
    as: PAUSED,
    path: '',
    shows: '.driver-offline-banner',
    prepare: after(paused, () => '/driver/earnings'),
  },
  {
    name: 'limit-admin-paused',
    as: ADMINISTRATOR,
    path: '',
    shows: '.ui-note',
    prepare: after(paused, ({ driverId }) => `/admin/drivers/${driverId}`),
  },
  {
    name: 'limit-blocked-riders',
    as: BLOCKING,
    path: '',
    shows: '.driver-blocked-riders li',
    prepare: after(blocking, () => '/driver/blocked-riders'),
  },
  {
    name: 'limit-changed-profile',
    as: CHANGED,
    path: '',
    shows: '.shell-waiting-change',
    whole: true,
    prepare: after(changed, () => '/profile'),
  },
  {
    name: 'limit-changed-requests',
    as: CHANGED,
    path: '',
    shows: '.driver-offline',
    prepare: after(changed, () => '/driver/ride-request'),
  },
  {
    name: 'limit-admin-changed',
    as: ADMINISTRATOR,
    path: '',
    shows: '.admin-look-alikes',
    whole: true,
    prepare: after(changed, ({ driverId }) => `/admin/drivers/${driverId}`),
  },
  {
    name: 'limit-admin-former-list',
    as: ADMINISTRATOR,
    path: '',
    shows: '.admin-changed',
    prepare: after(former, () => '/admin/pending-drivers?search=Masud'),
  },
  {
    name: 'limit-admin-former',
    as: ADMINISTRATOR,
    path: '',
    shows: '.ui-confirmation .admin-former',
    prepare: after(former, () => '/admin/pending-drivers?search=Masud'),
    action: press('.ui-table .admin-actions button'),
  },
  {
    name: 'limit-review-rider',
    as: 'rider-of-kamrul@story.test',
    path: '',
    shows: '.rider-receipt-page .ui-stepper',
    whole: true,
    prepare: after(tooQuick, ({ _id }) => `/rider/rides/${_id}`),
  },
  {
    name: 'limit-review-driver',
    as: 'kamrul@story.test',
    path: '',
    shows: '.driver-ride-facts',
    whole: true,
    prepare: after(tooQuick, ({ _id }) => `/driver/rides/${_id}`),
  },
  {
    name: 'limit-admin-review',
    as: ADMINISTRATOR,
    path: '',
    shows: '.admin-review-acts',
    prepare: after(tooQuick, ({ _id }) => `/admin/rides/${_id}`),
  },
  {
    name: 'limit-admin-reviews',
    as: ADMINISTRATOR,
    path: '',
    shows: '.ui-table tbody tr',
    prepare: after(tooQuick, () => '/admin/rides?status=REVIEW'),
    action: chooseAll,
  },
  {
    name: 'limit-admin-left-out',
    as: ADMINISTRATOR,
    path: '',
    shows: '.ui-table tbody tr',
    prepare: after(tooQuick, () => '/admin/rides?status=COMPLETED'),
  },
];
