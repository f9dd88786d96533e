/** @matters dispatch */
import { driverHttp } from '@pothik/contracts/driver';
import { type RideView, rideHttp } from '@pothik/contracts/ride';
import type { Locator, Page } from 'playwright-core';
import { approveAndGoOnline, logIn, newDriver, newRider } from '../support/people.js';
import { shown } from '../support/shown.js';
import { pressGetRide } from './get-ride-actions.js';
import { PHONE, status } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const FARMGATE = { lat: 23.7575, lng: 90.3897 };
const RIDER = { name: 'Rahima Khatun', email: 'ask-nearest@ask-nearest.test' };
/** Nearest first, all of one vehicle type. */
const DRIVERS = [
  { name: 'Habib Miah', email: 'nearest-1@ask-nearest.test' },
  { name: 'Selim Reza', email: 'nearest-2@ask-nearest.test' },
  { name: 'Babul Hossain', email: 'nearest-3@ask-nearest.test' },
] as const;

const fixture = screenFixture();
let ride: () => Promise<RideView>;

beforeAll(async () => {
  const { platform } = fixture;
  const administrator = await logIn(platform.url, PEOPLE.admin);
  const rider = await newRider(platform, RIDER.name, RIDER.email);
  ride = async () => (await rider.call(rideHttp.currentRide, {})) as RideView;
  for (const [index, { name, email }] of DRIVERS.entries()) {
    const { visitor, profile } = await newDriver(platform, name, email);
    await approveAndGoOnline(administrator, visitor, profile._id, rider);
    await visitor.call(driverHttp.changePositionConsent, { granted: true });
    await visitor.call(driverHttp.tellPosition, { lat: FARMGATE.lat + 0.002 * (index + 1), lng: FARMGATE.lng });
  }
}, 120_000);

const requests = (email: string) => fixture.visit('/driver/ride-request', { as: email, ...PHONE });

async function choose(page: Page, field: Locator, typed: string, name: RegExp): Promise<void> {
  await field.fill(typed);
  await page.getByRole('option', { name }).first().click();
}

describe('dispatch', () => {
  it('on phones: the first driver rejects, the second accepts, and the rider’s page shows each by itself', async () => {
    const [first, second] = [await requests(DRIVERS[0].email), await requests(DRIVERS[1].email)];
    const page = await fixture.window({ as: RIDER.email, ...PHONE });
    await pressGetRide(page);
    await choose(page, page.getByRole('combobox', { name: /Pickup location/ }), 'farmgate', /^Farmgate/);
    await choose(page, page.getByRole('combobox', { name: /Drop location/ }), 'kamalapur railway', /Kamalapur Railway/);
    await page.getByRole('button', { name: /^CNG.* min away/ }).click();
    await page.getByText('We ask one driver at a time', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Ask the nearest CNG' }).click();
    await page.waitForURL('**/rider/current-ride');
    await page.getByText('If Habib does not answer in time, we ask the next driver.').waitFor();
    await page.getByText(/Looking for \d:\d\d · 1 asked/).waitFor();

    await first.getByRole('button', { name: 'Reject Rahima Khatun' }).click();
    await first.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
    await first.getByRole('heading', { name: 'No ride requests' }).waitFor();
    await shown(page.getByRole('list', { name: 'Asked before' })).toHaveText('Habib Miah cannot take the ride');
    await page.getByText('If Selim does not answer in time, we ask the next driver.').waitFor();
    await page.getByText(/Looking for \d:\d\d · 2 asked/).waitFor();

    await second.getByRole('button', { name: 'Accept Rahima Khatun' }).click();
    await second.getByRole('heading', { name: 'Pick up Rahima' }).waitFor();
    await status(page, 'ACCEPTED').waitFor();
    await page.getByRole('main').getByText('Selim Reza').first().waitFor();
    const { driver, asking } = await ride();
    expect({ name: driver.user.name, asking }).toMatchObject({
      name: 'Selim Reza',
      asking: { asked: [{ name: 'Habib Miah', outcome: 'REJECTED' }] },
    });
  });
});
