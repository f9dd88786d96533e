import { rideHttp } from '@pothik/contracts/ride';
import { eventually } from '../../support/eventually.js';
import { newRider, type PlatformAddresses } from '../../support/people.js';
import { endRides, move, peopleOf } from '../../support/rides-in-states.js';
import type { Screen } from '../screen.js';
import { press } from './actions.js';

const ADMINISTRATOR = 'admin@pothik.test';
const DRIVER = 'driver@pothik.test';
/** As many as must have typed a text before it is offered. */
const RIDERS = ['Shamima', 'Tanvir', 'Nusrat'];
let preparations = 0;

/** Three riders, whom no other screen knows, have asked from a place that no search knows. */
async function typedOften(platform: PlatformAddresses): Promise<undefined> {
  const people = await peopleOf(platform, 'rider@pothik.test', DRIVER);
  await endRides(people);
  const written = { pickupLocation: 'Qasimullah madrasa lane', dropLocation: 'Kamalapur Railway Station' };
  preparations += 1;
  for (const name of RIDERS) {
    const rider = await newRider(platform, name, `${name.toLowerCase()}${preparations}@story.test`);
    // That the driver is free again is known a moment after their last ride ended.
    const ride = await eventually(() => rider.call(rideHttp.book, { ...written, driver: people.driverId }));
    await move(rider, ride, 'CANCELLED');
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
