import { rideHttp } from '@pothik/contracts/ride';
import { logIn, type PlatformAddresses } from '../../support/people.js';
import { peopleOf } from '../../support/rides-in-states.js';
import type { Screen } from '../screen.js';
import { press } from './actions.js';

const ADMINISTRATOR = 'admin@pothik.test';
const DRIVER = 'driver@pothik.test';
/** As many as must have typed a text before it is offered. */
const RIDERS = ['rider@pothik.test', 'rider2@pothik.test', 'rider3@pothik.test'];

/** Three riders have asked from a place that no search knows. */
async function typedOften(platform: PlatformAddresses): Promise<undefined> {
  const { driverId: driver } = await peopleOf(platform, RIDERS[0] as string, DRIVER);
  for (const email of RIDERS) {
    const rider = await logIn(platform.url, email);
    const written = { pickupLocation: 'Qasimullah madrasa lane', dropLocation: 'Kamalapur Railway Station' };
    const { _id: rideId } = await rider.call(rideHttp.book, { ...written, driver });
    await rider.call(rideHttp.updateStatus, { rideId, rideStatus: 'CANCELLED' });
  }
}

export const ADMIN_PLACE_SCREENS: readonly Screen[] = [
  {
    name: 'admin-places',
    as: ADMINISTRATOR,
    path: '/admin/places?sort=name',
    shows: '.ui-table tbody tr',
    whole: true,
  },
  { name: 'admin-places-none', as: ADMINISTRATOR, path: '/admin/places?search=zzzz', shows: '.ui-empty' },
  {
    name: 'admin-place',
    as: ADMINISTRATOR,
    path: '/admin/places?search=BIRDEM',
    shows: '.admin-place-map',
    action: press('.ui-table .admin-actions button'),
  },
  {
    name: 'admin-place-errors',
    as: ADMINISTRATOR,
    path: '/admin/places',
    shows: '.ui-error',
    action: async (page) => {
      await page.locator('.ui-page-head .ui-primary').click();
      await page.locator('form .ui-primary').click();
    },
  },
  {
    name: 'admin-places-import',
    as: ADMINISTRATOR,
    path: '/admin/places',
    shows: '[role=dialog] input[type=file]',
    action: press('.admin-places-actions button'),
  },
  {
    name: 'admin-places-typed',
    as: ADMINISTRATOR,
    path: '/admin/places?search=zzzz',
    shows: '.admin-unknown-places li',
    whole: true,
    prepare: typedOften,
  },
];
