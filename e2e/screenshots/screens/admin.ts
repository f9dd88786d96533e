import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import { logIn, newDriver, type PlatformAddresses } from '../../support/people.js';
import { peopleOf, pickedUp } from '../../support/rides-in-states.js';
import type { Scene, Screen } from '../screen.js';
import { press } from './actions.js';

const ADMINISTRATOR = 'admin@pothik.test';
const RIDER = 'rider@pothik.test';
const DRIVER = 'driver@pothik.test';
const OTHER_DRIVER = 'driver2@pothik.test';
const SUPER_ADMINISTRATOR = 'super@pothik.test';

const list = (name: string, path: string): Screen => ({ name, as: ADMINISTRATOR, path, shows: '.ui-table tbody tr' });

/** The confirmation dialog of the first driver's next status. */
const question = (name: string, path: string): Screen => ({
  name,
  as: ADMINISTRATOR,
  path,
  shows: '.ui-confirmation',
  action: press('.ui-table .admin-actions button'),
});

const askAboutNewest = press('.ui-table tbody tr:last-child .admin-actions button');

/** A driver who waits for approval and has given neither phone nor pictures, the newest of the list. */
const incompleteDriver = (account: string) => async (platform: PlatformAddresses) => {
  await newDriver(platform, 'Sohel Rana', `${account}@story.test`);
  return undefined;
};

/** Three incidents: one resolved, one acknowledged and a new one. */
async function threeIncidents(platform: PlatformAddresses): Promise<undefined> {
  const administrator = await logIn(platform.url, ADMINISTRATOR);
  const people = await peopleOf(platform, RIDER, DRIVER);
  const { _id: rideId } = await pickedUp(people);
  const first = await people.rider.call(rideHttp.sendSos, { rideId });
  await administrator.call(rideHttp.acknowledgeIncident, { id: first._id });
  await administrator.call(rideHttp.resolveIncident, { id: first._id, note: 'Called both: a flat tyre, all is well.' });
  const second = await people.driver.call(rideHttp.sendSos, { rideId });
  await administrator.call(rideHttp.acknowledgeIncident, { id: second._id });
  await people.rider.call(rideHttp.sendSos, { rideId });
}

/** Of an incident that somebody has in hand: two things can be done with it. */
const noteOf = press('.admin-actions:has(button + button) button');
const resolve = press('.admin-actions:has(button + button) .ui-primary');

/** An incident that somebody has in hand, and none that nobody has. */
async function inHand(platform: PlatformAddresses): Promise<undefined> {
  const administrator = await logIn(platform.url, ADMINISTRATOR);
  const people = await peopleOf(platform, RIDER, DRIVER);
  const { _id: rideId } = await pickedUp(people);
  await people.rider.call(rideHttp.sendSos, { rideId });
  const { data: open } = await administrator.call(rideHttp.incidents, { status: 'OPEN', limit: 100 });
  for (const { _id: id } of open) await administrator.call(rideHttp.acknowledgeIncident, { id });
}

const picture = (ground: string): Blob =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="${ground}"/><path d="M60 190h280l-30-60-60-10-40-35h-80l-35 45-35 10z" fill="#fff"/><circle cx="120" cy="195" r="28"/><circle cx="280" cy="195" r="28"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  );

/** A driver with pictures who changed licence and vehicle after approval, and was suspended and reinstated before. */
async function changedDriver({ url }: PlatformAddresses): Promise<Partial<Scene>> {
  const administrator = await logIn(url, ADMINISTRATOR);
  const driver = await logIn(url, OTHER_DRIVER);
  const [profile] = (await driver.call(driverHttp.drivers, {})).data;
  if (!profile) throw new Error(`${OTHER_DRIVER} has no profile`);
  const { _id: id, vehicle } = profile;
  const reason = 'A rider was asked for more than the agreed fare.';
  await administrator.call(driverHttp.updateStatus, { id, status: 'SUSPENDED', reason });
  await administrator.call(driverHttp.updateStatus, { id, status: 'APPROVED', reason: 'It was a misunderstanding.' });
  await driver.call(driverHttp.update, { id, licenseNumber: 'DK-7654321' });
  const form = new FormData();
  form.set('data', JSON.stringify({ brand: 'Honda', model: 'X-Blade' }));
  for (const ground of ['#8fb8a8', '#d9a066', '#7a8fb0']) form.append('files', picture(ground), `${ground}.svg`);
  const { status } = await driver.send('PATCH', `/api/v1/vehicle/update/${vehicle._id}`, { body: form });
  if (status !== 200) throw new Error(`The pictures were refused: ${status}`);
  return { path: `/admin/drivers/${id}` };
}

const sameDriver = async ({ url }: PlatformAddresses): Promise<Partial<Scene>> => {
  const [profile] = (await (await logIn(url, OTHER_DRIVER)).call(driverHttp.drivers, {})).data;
  return { path: `/admin/drivers/${profile?._id}` };
};

/** One driver, analytics, users and the audit log. */
const OVERSIGHT_SCREENS: readonly Screen[] = [
  { name: 'admin-analytics', as: ADMINISTRATOR, path: '/admin/analytics', shows: '.recharts-bar', whole: true },
  {
    name: 'admin-analytics-table',
    as: ADMINISTRATOR,
    path: '/admin/analytics?days=7',
    shows: '.admin-figures',
    whole: true,
    action: press('.admin-chart .ui-button.ui-icon'),
  },
  {
    name: 'admin-analytics-empty',
    as: ADMINISTRATOR,
    path: '/admin/analytics?from=2020-01-01&to=2020-01-31',
    shows: '.ui-empty',
  },
  {
    name: 'admin-driver',
    as: ADMINISTRATOR,
    path: '',
    shows: '.admin-history li',
    whole: true,
    prepare: changedDriver,
  },
  {
    name: 'admin-driver-image',
    as: ADMINISTRATOR,
    path: '',
    shows: '.admin-viewer img',
    prepare: sameDriver,
    action: press('.admin-images button'),
  },
  { name: 'admin-driver-unknown', as: ADMINISTRATOR, path: `/admin/drivers/${'0'.repeat(24)}`, shows: '.ui-empty' },
  list('admin-changed-drivers', '/admin/approved-drivers'),
  { name: 'admin-live', as: ADMINISTRATOR, path: '/admin/live', shows: '.ui-map-canvas[data-shown]' },
  {
    name: 'admin-live-driver',
    as: ADMINISTRATOR,
    path: '/admin/live',
    shows: '.ui-map article',
    action: async (page) => {
      await page.locator('.ui-map-canvas[data-shown]').waitFor();
      await press('.admin-live-side li button')(page);
    },
  },
  { name: 'admin-tariffs', as: ADMINISTRATOR, path: '/admin/tariffs', shows: '.admin-versions', whole: true },
  {
    name: 'admin-tariff-new',
    as: SUPER_ADMINISTRATOR,
    path: '/admin/tariffs?vehicle=CNG&city=dhaka&edit=tariff',
    shows: '.ui-error',
    whole: true,
    action: press('form .ui-primary'),
  },
  {
    name: 'admin-zone',
    as: SUPER_ADMINISTRATOR,
    path: '/admin/tariffs?vehicle=BIKE&city=dhaka&edit=zone',
    shows: '.ui-error',
    whole: true,
    action: press('form .ui-primary'),
  },
  { name: 'admin-users', as: SUPER_ADMINISTRATOR, path: '/admin/users', shows: '.ui-table tbody tr' },
  {
    name: 'admin-users-role',
    as: SUPER_ADMINISTRATOR,
    path: '/admin/users?role=RIDER',
    shows: '.ui-confirmation',
    action: press('.ui-table .ui-actions button'),
  },
  {
    name: 'admin-user',
    as: SUPER_ADMINISTRATOR,
    path: '/admin/users?search=driver2@',
    shows: '.admin-ways a:nth-child(4)',
    action: press('.ui-row-link'),
  },
  {
    name: 'admin-user-lost-sim',
    as: ADMINISTRATOR,
    path: '/admin/users?search=driver2@',
    shows: '.ui-confirmation',
    action: async (page) => {
      await press('.ui-row-link')(page);
      await press('.ui-card-head .ui-button')(page);
    },
  },
  { name: 'admin-acts', as: SUPER_ADMINISTRATOR, path: '/admin/acts', shows: '.ui-table tbody tr', whole: true },
];

/** Every page of the administrators; the page without incidents comes before the first SOS. */
export const ADMIN_SCREENS: readonly Screen[] = [
  list('admin-all-drivers', '/admin/all-drivers'),
  list('admin-approved-drivers', '/admin/approved-drivers'),
  list('admin-pending-drivers', '/admin/pending-drivers'),
  list('admin-suspended-drivers', '/admin/suspended-drivers'),
  question('admin-approve', '/admin/pending-drivers'),
  {
    ...question('admin-approve-anyway', '/admin/pending-drivers'),
    shows: '.ui-confirmation .ui-dialog-stacked',
    prepare: incompleteDriver('sohel-anyway'),
    action: async (page) => {
      await askAboutNewest(page);
      await press('.ui-confirmation [type=submit]')(page);
    },
  },
  {
    ...question('admin-approve-missing', '/admin/pending-drivers'),
    shows: '.ui-confirmation .ui-warning',
    prepare: incompleteDriver('sohel-missing'),
    action: askAboutNewest,
  },
  question('admin-suspend', '/admin/approved-drivers'),
  question('admin-reinstate', '/admin/suspended-drivers'),
  ...OVERSIGHT_SCREENS,
  { name: 'admin-sos-empty', as: ADMINISTRATOR, path: '/admin/sos', shows: '.ui-empty' },
  {
    name: 'admin-sos',
    as: ADMINISTRATOR,
    path: '/admin/sos',
    shows: '.admin-emergency-clock',
    whole: true,
    prepare: threeIncidents,
  },
  {
    name: 'admin-sos-map',
    as: ADMINISTRATOR,
    path: '/admin/sos',
    shows: '.admin-incident-map .ui-map-canvas[data-shown]',
    prepare: threeIncidents,
    action: press('.admin-incident-place button'),
  },
  {
    name: 'admin-alarm',
    as: ADMINISTRATOR,
    path: '/admin/all-drivers',
    shows: '.admin-alarm .ui-pill',
    prepare: threeIncidents,
  },
  { name: 'admin-in-hand', as: ADMINISTRATOR, path: '/', shows: '.admin-in-hand strong', prepare: inHand },
  {
    name: 'admin-sos-note',
    as: ADMINISTRATOR,
    path: '/admin/sos',
    shows: '.ui-confirmation',
    prepare: threeIncidents,
    action: noteOf,
  },
  {
    name: 'admin-analytics-sos',
    as: ADMINISTRATOR,
    path: '/admin/analytics?days=7',
    shows: '.admin-sos-list',
    whole: true,
    prepare: threeIncidents,
  },
  {
    name: 'admin-sos-resolve',
    as: ADMINISTRATOR,
    path: '/admin/sos',
    shows: '.ui-confirmation',
    prepare: threeIncidents,
    action: resolve,
  },
];
