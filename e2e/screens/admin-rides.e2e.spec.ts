import { plateText } from '@pothik/contracts/driver';
import { type RideView, rideHttp, rideNumber } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { endRides, type People, peopleOf, pickedUp } from '../support/rides-in-states.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({ own: 'counts every ride' });

describe('the administrators’ rides', () => {
  let people: People;
  let ride: RideView;
  let number: string;
  beforeEach(async () => {
    people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
    ride = await pickedUp(people);
    number = rideNumber(ride._id);
  });

  const row = (page: Page) => page.getByRole('link', { name: `Open ride ${number}` });
  const search = async (page: Page, text: string) => {
    await page.getByLabel('Search rides').fill(text);
    await page.waitForURL((address) => address.searchParams.get('search') === text);
  };

  it('are listed, opened and cancelled with a reason, and lead to the driver and back', async () => {
    const page = await fixture.visit('/admin/rides?status=OPEN', { as: PEOPLE.admin });
    await row(page).click();
    await page.getByRole('heading', { level: 1, name: number }).waitFor();

    await page.getByRole('link', { name: 'Driver’s page', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: ride.driver.user.name }).waitFor();
    await page.getByRole('link', { name: 'The driver’s rides' }).click();
    await row(page).click();

    await page.getByRole('button', { name: 'Cancel ride' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('The car broke down on the way');
    await dialog.getByRole('button', { name: 'Cancel the ride' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('CANCELLED', { exact: true }).waitFor();
    await page.getByText('Administrator: The car broke down on the way').waitFor();
    await page.getByRole('button', { name: 'Cancel ride' }).waitFor({ state: 'detached' });
    await page.getByText(plateText(ride.driver.vehicle.vehicleLicense ?? '', 'en')).waitFor();
  });

  it('show in the list of drivers who is on one, until it ends', async () => {
    const page = await fixture.visit('/admin/approved-drivers', { as: PEOPLE.admin });
    const driver = page.getByRole('row').filter({ hasText: ride.driver.user.name });
    await driver.getByText('On a ride', { exact: true }).waitFor();
    await endRides(people);
    await eventually(async () => {
      await page.reload();
      await driver.getByText('Online', { exact: true }).waitFor();
      expect(await driver.getByText('On a ride', { exact: true }).count()).toBe(0);
    });
  });

  it('are found by number, plate and name, narrowed, and shown to everybody’s again', async () => {
    const page = await fixture.visit('/admin/rides', { as: PEOPLE.admin });
    for (const text of [number.slice(2).toLowerCase(), ride.driver.vehicle.vehicleLicense ?? '', ride.user.name]) {
      await search(page, text);
      await row(page).waitFor();
    }
    await search(page, 'P-00000');
    await page.getByText('No rides found').waitFor();

    await search(page, ride.user.name);
    await page.getByRole('link', { name: `Rider ${ride.user.name}`, exact: true }).click();
    await page.getByRole('link', { name: /^Open( \d+)?$/ }).click();
    await page.getByLabel('Vehicle type').selectOption(ride.driver.vehicle.vehicleType);
    await page.getByLabel('Time').selectOption('1');
    await page.waitForURL(
      `**/admin/rides?status=OPEN&vehicle=${ride.driver.vehicle.vehicleType}&days=1&rider=${ride.user._id}`,
    );
    await row(page).waitFor();
    await page.getByRole('link', { name: `Remove the filter: Rider ${ride.user.name}` }).click();
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await page.waitForURL('**/admin/rides');
  });

  it('lead to the incidents of a ride and back', async () => {
    await people.rider.call(rideHttp.sendSos, { rideId: ride._id });
    const page = await fixture.visit(`/admin/rides/${ride._id}`, { as: PEOPLE.admin });
    await page.getByRole('link', { name: 'Open the incident' }).click();
    await page.getByText(`Only the incidents of ride ${number}.`).waitFor();
    await page.getByRole('link', { name: number, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: number }).waitFor();
  });
});
