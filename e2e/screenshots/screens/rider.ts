import { type RideStatus, rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { logIn, newRider } from '../../support/people.js';
import { castOf, endRides } from '../../support/ride-stages.js';
import type { Screen } from '../screen.js';

const RIDER = 'rider@pothik.test';
const DRIVER = 'driver@pothik.test';
const NEWCOMER = 'rahima@story.test';
const COMPLETED: RideStatus = 'COMPLETED';

async function fillBooking(page: Page): Promise<void> {
  const places = page.locator('.ui-places input');
  await places.nth(0).fill('Dhanmondi 27');
  await places.nth(1).fill('Kamalapur Station');
  await page.locator('.ui-choice').first().click();
}

/** Booking, and the rides of before. */
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
    name: 'rider-ride-detail',
    as: RIDER,
    path: '/rider/activity',
    shows: '[role="dialog"] .ui-stepper',
    prepare: async ({ url }) => {
      const rider = await logIn(url, RIDER);
      const [ride] = (await rider.call(rideHttp.rides, { rideStatus: COMPLETED })).data;
      return { path: `/rider/activity?ride=${ride?._id}` };
    },
  },
  {
    name: 'rider-no-ride',
    as: RIDER,
    path: '/rider/current-ride',
    shows: 'main .ui-empty',
    prepare: async (platform) => {
      await endRides(await castOf(platform, RIDER, DRIVER));
    },
  },
  { name: 'rider-get-ride', as: RIDER, path: '/?get-ride=1', shows: '.rider-drivers .ui-choice' },
  {
    name: 'rider-get-ride-chosen',
    as: RIDER,
    path: '/?get-ride=1',
    shows: '.rider-drivers .ui-choice input:checked',
    act: fillBooking,
  },
];
