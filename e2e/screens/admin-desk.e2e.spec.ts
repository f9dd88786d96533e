/** @matters the desk */
import { rideHttp } from '@pothik/contracts/ride';
import { approveAndGoOnline, logIn, newDriver, newRider } from '../support/people.js';
import { shown } from '../support/shown.js';
import type { Visitor } from '../support/visitor.js';
import { KeyboardPerson } from './keyboard/keyboard-person.js';
import { focused, PHONE, status } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const DRIVER = { name: 'Jashim Uddin', email: 'driver@desk.test' };
const CALLER = { phone: '01933000771', typed: '+৮৮০ ১৯৩৩-০০০৭৭১', name: 'Rokeya Sultana' };
const FARE_BDT = 350;

const fixture = screenFixture();
let driver: Visitor;

beforeAll(async () => {
  const { platform } = fixture;
  const administrator = await logIn(platform.url, PEOPLE.admin);
  const rider = await newRider(platform, 'Shirin Akter', 'rider@desk.test');
  // Nobody else drives one: the nearest is always this driver.
  const { visitor, profile } = await newDriver(platform, DRIVER.name, DRIVER.email, 'MINIVAN');
  driver = visitor;
  await approveAndGoOnline(administrator, driver, profile._id, rider);
}, 120_000);

const desk = () => fixture.visit('/admin/desk', { as: PEOPLE.superAdmin });
const rideOfDriver = async () => (await driver.call(rideHttp.currentRide, {}))?._id ?? '';

describe('the desk', () => {
  it('is neither in the sidebar nor open without the right', async () => {
    const page = await fixture.visit('/admin/desk', { as: PEOPLE.admin });
    await page.getByRole('heading', { level: 1, name: 'You cannot work at the desk' }).waitFor();
    await shown(page.getByRole('navigation').getByRole('link', { name: 'Desk', exact: true })).toHaveCount(0);
  });

  it('books for a new caller with the keys alone; the driver sees it and accepts; the code is shown', async () => {
    const page = await desk();
    const person = new KeyboardPerson(page);
    await focused(page.getByLabel('Caller’s number'));
    await person.type(CALLER.typed);
    await person.press('Enter');
    await focused(page.getByLabel('Caller’s name'));
    await person.type(CALLER.name);
    await person.fill(page.getByRole('combobox', { name: 'Pickup' }), 'farmgate');
    await page
      .getByRole('option', { name: /^Farmgate/ })
      .first()
      .waitFor();
    await person.press('ArrowDown');
    await person.press('Enter');
    await person.fill(page.getByRole('combobox', { name: 'Drop-off' }), 'kamalapur railway');
    await page
      .getByRole('option', { name: /Kamalapur Railway/ })
      .first()
      .waitFor();
    await person.press('ArrowDown');
    await person.press('Enter');
    await person.choose(page.getByRole('button', { name: /^Minivan/ }));
    await person.choose(page.getByRole('button', { name: 'Ask the nearest Minivan' }));
    await page.getByText(`Booked for ${CALLER.name}`).waitFor();
    await focused(page.getByLabel('Caller’s number'));
    const ride = page.getByRole('listitem').filter({ hasText: CALLER.name });
    await ride.getByText('We are asking drivers.', { exact: false }).waitFor();

    const road = await fixture.visit('/driver/ride-request', { as: DRIVER.email, ...PHONE });
    await road.getByText('Booked by phone').waitFor();
    await road.getByRole('button', { name: `Accept ${CALLER.name}` }).click();
    await road.getByRole('heading', { name: 'Pick up Rokeya' }).waitFor();
    await road.locator(`a[href="tel:${CALLER.phone}"]`).first().waitFor();
    await driver.call(rideHttp.setFare, { rideId: await rideOfDriver(), fare: FARE_BDT, reason: 'Only this van' });

    await ride.getByText(/Jashim is coming\. The fare is ৳\s350\./).waitFor();
    await ride.getByRole('button', { name: /^Show the start code/ }).click();
    const said = ride.getByRole('status').filter({ hasText: /\d{6}/ });
    const code = (await said.textContent())?.match(/\d{6}/)?.[0] ?? '';
    const picked = await driver.call(rideHttp.verifyCode, { rideId: await rideOfDriver(), otp: code });
    expect(picked.rideStatus).toBe('PICKED UP');
    await shown(ride.getByRole('button', { name: /^Show the start code/ })).toHaveCount(0);
    for (const rideStatus of ['IN TRANSIT', 'COMPLETED'] as const)
      await driver.call(rideHttp.updateStatus, { rideId: picked._id, rideStatus });
  });

  it('knows who calls again, and cancels while drivers are asked', async () => {
    const page = await desk();
    await page.getByLabel('Caller’s number').fill(CALLER.phone);
    await page.getByLabel('Caller’s number').press('Enter');
    await page.getByText(CALLER.name).first().waitFor();
    await page
      .getByRole('group', { name: 'Last pickups' })
      .getByRole('button', { name: /^Farmgate/ })
      .click();
    await page.getByRole('combobox', { name: 'Drop-off' }).fill('The tea stall');
    await page.getByRole('button', { name: /^Minivan/ }).click();
    await page.getByRole('button', { name: 'Ask the nearest Minivan' }).click();
    const ride = page.getByRole('listitem').filter({ hasText: 'The tea stall' });
    await ride.getByRole('button', { name: /^Cancel ride/ }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Their plans changed');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the ride' }).click();
    await ride.getByText('CANCELLED', { exact: true }).waitFor();
    const road = await fixture.visit('/driver/ride-request', { as: DRIVER.email, ...PHONE });
    await road.getByRole('heading', { name: 'No ride requests' }).waitFor();
  });

  it('gives an ADMIN the desk, which opens without logging in anew, and takes it away', async () => {
    const giver = await fixture.visit('/admin/users?search=admin@', { as: PEOPLE.superAdmin });
    const admin = await fixture.visit('/admin/desk', { as: PEOPLE.admin });
    await admin.getByRole('heading', { name: 'You cannot work at the desk' }).waitFor();
    const answer = async (label: string) => {
      await giver.getByRole('button', { name: new RegExp(`^${label}:`) }).click();
      const dialog = giver.getByRole('dialog');
      await dialog.getByLabel('Reason').fill('Works at the desk');
      await dialog.getByRole('button', { name: label }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await answer('Give the desk');
    await admin.getByLabel('Caller’s number').waitFor();
    await answer('Take the desk away');
    await admin.getByRole('heading', { name: 'You cannot work at the desk' }).waitFor();
  });

  it('fits a phone', async () => {
    const page = await fixture.visit('/admin/desk', { as: PEOPLE.superAdmin, ...PHONE });
    await page.getByLabel('Caller’s number').fill('01933000772');
    await page.getByLabel('Caller’s number').press('Enter');
    await page.getByLabel('Caller’s name').waitFor();
    await status(page, 'CANCELLED').waitFor();
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
});
