import { rideNumber } from '@pothik/contracts/ride';
import { peopleOf, pickedUp } from '../support/rides-in-states.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();

describe('the administrators’ rides', () => {
  it('are listed, opened and cancelled with a reason, and lead to the driver and back', async () => {
    const ride = await pickedUp(await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver));
    const number = rideNumber(ride._id);
    const page = await fixture.visit('/admin/rides?status=OPEN', { as: PEOPLE.admin });
    await page.getByRole('link', { name: `Open ride ${number}` }).click();
    await page.getByRole('heading', { level: 1, name: number }).waitFor();

    await page.getByRole('link', { name: ride.driver.user.name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: ride.driver.user.name }).waitFor();
    await page.getByRole('link', { name: 'The driver’s rides' }).click();
    await page.getByRole('link', { name: `Open ride ${number}` }).click();

    await page.getByRole('button', { name: 'Cancel ride' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('The car broke down on the way');
    await dialog.getByRole('button', { name: 'Cancel the ride' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('CANCELLED', { exact: true }).waitFor();
    await page.getByText('Administrator: The car broke down on the way').waitFor();
    await page.getByRole('button', { name: 'Cancel ride' }).waitFor({ state: 'detached' });
  });
});
