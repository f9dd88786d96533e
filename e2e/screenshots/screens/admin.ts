import { rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { logIn, type PlatformAddresses } from '../../support/people.js';
import { castOf, pickedUp } from '../../support/ride-stages.js';
import type { Screen } from '../screen.js';

const ADMINISTRATOR = 'admin@pothik.test';
const RIDER = 'rider@pothik.test';
const DRIVER = 'driver@pothik.test';

const list = (name: string, path: string): Screen => ({ name, as: ADMINISTRATOR, path, shows: '.ui-table tbody tr' });

/** The question before the first driver's next status. */
const question = (name: string, path: string): Screen => ({
  name,
  as: ADMINISTRATOR,
  path,
  shows: '.ui-confirmation',
  act: (page) => page.locator('.ui-table .admin-actions button').first().click(),
});

/** An incident that is resolved, one that somebody looks after, and a new one. */
async function threeIncidents(platform: PlatformAddresses): Promise<undefined> {
  const administrator = await logIn(platform.url, ADMINISTRATOR);
  const cast = await castOf(platform, RIDER, DRIVER);
  const { _id: rideId } = await pickedUp(cast);
  const first = await cast.rider.call(rideHttp.sendSos, { rideId });
  await administrator.call(rideHttp.acknowledgeIncident, { id: first._id });
  await administrator.call(rideHttp.resolveIncident, { id: first._id, note: 'Called both: a flat tyre, all is well.' });
  const second = await cast.driver.call(rideHttp.sendSos, { rideId });
  await administrator.call(rideHttp.acknowledgeIncident, { id: second._id });
  await cast.rider.call(rideHttp.sendSos, { rideId });
}

const resolve = (page: Page): Promise<void> =>
  page.locator('article:has(.ui-pill.ui-waiting) .admin-actions button').first().click();

/** The drivers by status, and incidents; none of those before the first is sent. */
export const ADMIN_SCREENS: readonly Screen[] = [
  list('admin-all-drivers', '/admin/all-drivers'),
  list('admin-approved-drivers', '/admin/approved-drivers'),
  list('admin-pending-drivers', '/admin/pending-drivers'),
  list('admin-suspended-drivers', '/admin/suspended-drivers'),
  question('admin-approve', '/admin/pending-drivers'),
  question('admin-suspend', '/admin/approved-drivers'),
  question('admin-reinstate', '/admin/suspended-drivers'),
  { name: 'admin-sos-empty', as: ADMINISTRATOR, path: '/admin/sos', shows: '.ui-empty' },
  {
    name: 'admin-sos',
    as: ADMINISTRATOR,
    path: '/admin/sos',
    shows: '.ui-pill.ui-refused',
    whole: true,
    prepare: threeIncidents,
  },
  {
    name: 'admin-sos-resolve',
    as: ADMINISTRATOR,
    path: '/admin/sos',
    shows: '.ui-confirmation',
    prepare: threeIncidents,
    act: resolve,
  },
];
