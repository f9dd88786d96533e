import { type RideStatus, rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import type { Page } from 'playwright-core';
import { becomeIos, offerToInstall } from '../../screens/install-actions.js';
import { logIn, newRider, type PlatformAddresses } from '../../support/people.js';
import { POINTS } from '../../support/rides-in-states.js';
import type { Screen } from '../screen.js';

const RIDER = 'rider@pothik.test';
const NEWCOMER = 'rahima@story.test';
const WITHOUT_RIDES = 'sabina@story.test';

async function fillBooking(page: Page): Promise<void> {
  const locations = page.locator('.ui-places input');
  await locations.nth(0).fill('Dhanmondi 27');
  await locations.nth(1).fill('Kamalapur Station');
  await page.locator('.ui-choice').first().click();
}

/** The phone knows only within 1.2 km where its person is: the pin is asked for. */
async function tapWhereIAm(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 23.7575, longitude: 90.3897, accuracy: 1_200 });
  await page.locator('.ui-places input').first().click();
  await page.locator('.ride-suggestions .ride-suggestion').first().click();
  await page.locator('.ui-map-canvas[data-shown]').waitFor();
}

/** Back from the pin without one: the sentence stays beside the field. */
async function leaveThePin(page: Page): Promise<void> {
  await tapWhereIAm(page);
  await page.locator('.rider-pin-actions button').first().click();
}

/** The page of the rider's newest ride with a status. @throws Error when there is none */
async function newestRide({ url }: PlatformAddresses, rideStatus: RideStatus) {
  const rider = await logIn(url, RIDER);
  const [ride] = (await rider.call(rideHttp.rides, { rideStatus })).data;
  if (!ride) throw new Error(`${RIDER} has no ride that is ${rideStatus}`);
  return { path: `/rider/rides/${ride._id}` };
}

/** Both places are known, so that there is an estimate to begin an offer with. */
async function draftWithPoints({ url }: PlatformAddresses) {
  const { _id } = await (await logIn(url, RIDER)).call(userHttp.getMe, {});
  const written = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur Station', note: '' };
  const value = JSON.stringify({ written, ...POINTS });
  return { stored: { storage: 'sessionStorage', key: `rider-booking-draft:${_id}`, value } as const };
}

async function beginOffer(page: Page): Promise<void> {
  await page.locator('.ride-fare-row').first().click();
  await page.locator('.rider-offer-begin').click();
}

/** Booking, and earlier rides. */
export const RIDER_SCREENS: readonly Screen[] = [
  { name: 'rider-activity', as: RIDER, path: '/rider/activity', shows: '.ui-table tbody tr' },
  {
    name: 'rider-activity-empty',
    as: NEWCOMER,
    path: '/rider/activity',
    shows: '.ui-empty',
    prepare: async (platform) => {
      await newRider(platform, 'Rahima Khatun', NEWCOMER);
    },
  },
  {
    name: 'rider-install',
    as: RIDER,
    path: '/rider/ride-completed',
    shows: '.shell-asking',
    whole: true,
    action: offerToInstall,
  },
  {
    name: 'rider-install-ios',
    as: RIDER,
    path: '/rider/ride-completed',
    shows: '.shell-two-taps',
    whole: true,
    action: async (page) => {
      await becomeIos(page);
      await page.locator('.shell-asking-acts > :last-child').click();
    },
  },
  { name: 'rider-ride-completed', as: RIDER, path: '/rider/ride-completed', shows: '.ui-table tbody tr' },
  { name: 'rider-ride-cancelled', as: RIDER, path: '/rider/ride-request', shows: '.ui-table tbody tr' },
  { name: 'rider-payments', as: RIDER, path: '/rider/ride-request?view=payments', shows: '.rider-total' },
  {
    name: 'rider-receipt',
    as: RIDER,
    path: '/rider/rides',
    shows: '.rider-receipt-page .ui-stepper',
    whole: true,
    prepare: (platform) => newestRide(platform, 'COMPLETED'),
  },
  {
    name: 'rider-receipt-cancelled',
    as: RIDER,
    path: '/rider/rides',
    shows: '.rider-receipt-page .ui-failed',
    whole: true,
    prepare: (platform) => newestRide(platform, 'CANCELLED'),
  },
  {
    name: 'rider-receipt-printed',
    as: RIDER,
    path: '/rider/rides',
    shows: '.rider-receipt-page .ui-stepper',
    whole: true,
    only: 'desktop',
    prepare: (platform) => newestRide(platform, 'COMPLETED'),
    action: (page) => page.emulateMedia({ media: 'print' }),
  },
  { name: 'rider-receipt-unknown', as: RIDER, path: '/rider/rides/unknown', shows: '.ui-empty h1' },
  {
    name: 'rider-no-ride',
    as: WITHOUT_RIDES,
    path: '/rider/current-ride',
    shows: 'main .ui-empty',
    prepare: async (platform) => {
      await newRider(platform, 'Sabina Yasmin', WITHOUT_RIDES);
    },
  },
  {
    name: 'rider-home',
    as: RIDER,
    path: '/',
    shows: '.rider-where-to .rider-saved > :nth-child(2)',
    prepare: async (platform) => {
      const rider = await logIn(platform.url, RIDER);
      await rider.call(rideHttp.savePlace, { label: 'HOME', name: 'House 7, Road 8A, Dhanmondi' });
      await rider.call(rideHttp.savePlace, { label: 'WORK', name: 'Karwan Bazar' });
      return undefined;
    },
  },
  { name: 'rider-get-ride', as: RIDER, path: '/?get-ride=1', shows: '.rider-drivers .ui-choice' },
  {
    name: 'rider-get-ride-chosen',
    as: RIDER,
    path: '/?get-ride=1',
    shows: '.rider-drivers .ui-choice input:checked',
    action: fillBooking,
  },
  {
    name: 'rider-get-ride-offer',
    as: RIDER,
    path: '/?get-ride=1',
    shows: '.ui-fare-steps',
    prepare: draftWithPoints,
    action: beginOffer,
  },
  {
    name: 'rider-rough-pin',
    as: RIDER,
    path: '/?get-ride=1',
    shows: '.rider-pin-name:not(:empty)',
    action: tapWhereIAm,
  },
  { name: 'rider-rough-note', as: RIDER, path: '/?get-ride=1', shows: '.rider-said .ui-note', action: leaveThePin },
];
