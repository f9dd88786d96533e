import { rideHttp } from '@pothik/contracts/ride';
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

/** The same ride, after its rider sent an SOS. */
const withIncident = async (platform: PlatformAddresses): Promise<Partial<Scene>> => {
  const people = await peopleOf(platform, 'rider@pothik.test', 'driver@pothik.test');
  const { _id } = await pickedUp(people);
  await people.rider.call(rideHttp.sendSos, { rideId: _id });
  return { path: `/admin/rides/${_id}` };
};

/** The page of the rider who sent it. */
const withRiderInDanger = async (platform: PlatformAddresses): Promise<Partial<Scene>> => {
  const people = await peopleOf(platform, 'rider@pothik.test', 'driver@pothik.test');
  const { _id, user } = await pickedUp(people);
  await people.rider.call(rideHttp.sendSos, { rideId: _id });
  return { path: `/admin/users/${user._id}` };
};

/** A search by a rider’s name, of chosen days and of one driver. */
const withFilters = async (platform: PlatformAddresses): Promise<Partial<Scene>> => {
  const { user, driver } = await pickedUp(await peopleOf(platform, 'rider@pothik.test', 'driver@pothik.test'));
  const days = 'from=2025-01-01&to=2030-12-31';
  return { path: `/admin/rides?search=${user.name.split(' ')[0]}&driver=${driver._id}&${days}` };
};

export const ADMIN_RIDE_SCREENS: readonly Screen[] = [
  { name: 'admin-rides', as: ADMINISTRATOR, path: '/admin/rides', shows: '.ui-table tbody tr', whole: true },
  {
    name: 'admin-rides-sos',
    as: ADMINISTRATOR,
    path: '/admin/rides',
    shows: '.admin-ride-sos',
    prepare: async (platform) => ({ ...(await withIncident(platform)), path: '/admin/rides' }),
  },
  { name: 'admin-rides-none', as: ADMINISTRATOR, path: `/admin/rides?rider=${'0'.repeat(24)}`, shows: '.ui-empty' },
  {
    name: 'admin-rides-found',
    as: ADMINISTRATOR,
    path: '',
    shows: '.admin-ride-people',
    whole: true,
    prepare: withFilters,
  },
  { name: 'admin-ride', as: ADMINISTRATOR, path: '', shows: '.ui-stepper', whole: true, prepare: withRide },
  {
    name: 'admin-ride-sos',
    as: ADMINISTRATOR,
    path: '',
    shows: '.admin-found-incident',
    whole: true,
    prepare: withIncident,
  },
  {
    name: 'admin-user-sos',
    as: ADMINISTRATOR,
    path: '',
    shows: '.admin-found-incident',
    whole: true,
    prepare: withRiderInDanger,
  },
  {
    name: 'admin-ride-cancel',
    as: ADMINISTRATOR,
    path: '',
    shows: '.ui-confirmation',
    prepare: withRide,
    action: press('.admin-head .ui-refusal'),
  },
  { name: 'admin-ride-unknown', as: ADMINISTRATOR, path: `/admin/rides/${'0'.repeat(24)}`, shows: '.ui-empty' },
];
