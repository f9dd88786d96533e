/** @matters texts that people type run as script in nobody's page */
import { authHttp } from '@pothik/contracts/auth';
import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import { userHttp } from '@pothik/contracts/user';
import type { Page } from 'playwright-core';
import { approveAndGoOnline, book, logIn, newDriver, newRider } from '../support/people.js';
import { shown } from '../support/shown.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const SCRIPT = `"><img src=x onerror="window.ran=1"><script>window.ran=1</script>`;
const RIDER = 'rahima@script-texts.test';
const DRIVER = 'karim@script-texts.test';
const NAME = 'Rahima Script';

const fixture = screenFixture();
let rideId: string;

beforeAll(async () => {
  const { platform } = fixture;
  const superAdministrator = await logIn(platform.url, PEOPLE.superAdmin);
  const rider = await newRider(platform, NAME, RIDER);
  const { visitor: driver, profile } = await newDriver(platform, 'Karim Script', DRIVER);
  await approveAndGoOnline(superAdministrator, driver, profile._id, rider);
  rideId = (await book(rider, profile._id))._id;
  await rider.call(rideHttp.updateStatus, { rideId, rideStatus: 'CANCELLED', reason: `Ride ${SCRIPT}` });
  await driver.call(driverHttp.update, { id: profile._id, availabilityStatus: 'OFFLINE' });
  const suspension = { id: profile._id, status: 'SUSPENDED', reason: `Suspended ${SCRIPT}` } as const;
  await superAdministrator.call(driverHttp.updateStatus, suspension);
  const { _id: userId } = await rider.call(userHttp.getMe, {});
  await superAdministrator.call(authHttp.changeRole, { userId, role: 'ADMIN', reason: `Role ${SCRIPT}` });
});

/** The text stands there as it was typed, and nothing of it ran. */
async function isOnlyText(page: Page, text: string): Promise<void> {
  await page.getByText(text).first().waitFor();
  expect(await page.evaluate('window.ran')).toBeUndefined();
  await shown(page.locator('img[src="x"]')).toHaveCount(0);
}

describe('a text that is a script is only a text', () => {
  it('as the reason of a role, of a suspension and of a cancelled ride, before administrators', async () => {
    const page = await fixture.visit('/admin/acts?search=Script', { as: PEOPLE.superAdmin });
    await isOnlyText(page, `Role ${SCRIPT}`);
    await isOnlyText(page, `Suspended ${SCRIPT}`);
    await page.goto(`/admin/rides/${rideId}`);
    await isOnlyText(page, `Ride ${SCRIPT}`);
  });

  it('as the reason of a suspension, before the driver', async () => {
    await isOnlyText(await fixture.visit('/driver', { as: DRIVER, width: 360, height: 740 }), `Suspended ${SCRIPT}`);
  });

  it('as what a person searched for, in the address and in the field', async () => {
    const searched = `nobody ${SCRIPT}`;
    const page = await fixture.visit(`/admin/acts?search=${encodeURIComponent(searched)}`, { as: PEOPLE.superAdmin });
    await shown(page.getByLabel('Search the audit log')).toHaveValue(searched);
    await page.getByRole('heading', { name: 'No acts found' }).waitFor();
    expect(await page.evaluate('window.ran')).toBeUndefined();
  });
});
