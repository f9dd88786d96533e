import type { PlatformAddresses } from '../../support/people.js';
import { peopleOf, pickedUp } from '../../support/rides-in-states.js';
import type { Scene, Screen } from '../screen.js';
import { press } from './actions.js';

const ADMINISTRATOR = 'admin@pothik.test';

/** A ride with its rider in the car. */
const withRide = async (platform: PlatformAddresses): Promise<Partial<Scene>> => {
  const { _id } = await pickedUp(await peopleOf(platform, 'rider@pothik.test', 'driver@pothik.test'));
  return { path: `/admin/rides/${_id}` };
};

export const ADMIN_RIDE_SCREENS: readonly Screen[] = [
  { name: 'admin-rides', as: ADMINISTRATOR, path: '/admin/rides', shows: '.ui-table tbody tr', whole: true },
  { name: 'admin-rides-none', as: ADMINISTRATOR, path: `/admin/rides?rider=${'0'.repeat(24)}`, shows: '.ui-empty' },
  { name: 'admin-ride', as: ADMINISTRATOR, path: '', shows: '.ui-stepper', whole: true, prepare: withRide },
  {
    name: 'admin-ride-cancel',
    as: ADMINISTRATOR,
    path: '',
    shows: '.ui-confirmation',
    prepare: withRide,
    action: press('.admin-head .ui-danger'),
  },
  { name: 'admin-ride-unknown', as: ADMINISTRATOR, path: `/admin/rides/${'0'.repeat(24)}`, shows: '.ui-empty' },
];
