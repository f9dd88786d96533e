/** @matters registration of drivers */
import { driverHttp, VEHICLE_TYPE } from '@pothik/contracts/driver';
import type { Page } from 'playwright-core';
import { logIn, newRider } from '../support/people.js';
import { shown } from '../support/shown.js';
import { alert, focused, PHONE } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();

const REGISTRATION = '/driver/register';
const DRIVER_STEP = `${REGISTRATION}?vehicleRegistered=true`;
const VEHICLE = { brand: 'Bajaj', model: 'RE 4S', vehicleType: 'CNG', vehicleLicense: 'DM-TA-11-9090' } as const;

const registerVehicle = (page: Page) => page.getByRole('button', { name: 'Register vehicle' });
const registerDriver = (page: Page) => page.getByRole('button', { name: 'Register as driver' });

/** The registration page of a rider, with or without a vehicle. */
async function registration(account: string, { path = REGISTRATION, withVehicle = false } = {}) {
  const email = `${account}@driver-registration.test`;
  const visitor = await newRider(fixture.platform, 'Karim Mia', email);
  if (withVehicle) await visitor.call(driverHttp.registerVehicle, VEHICLE);
  return fixture.visit(path, { as: email, ...PHONE });
}

async function fillVehicle(page: Page): Promise<void> {
  await page.getByLabel('Brand').fill(VEHICLE.brand);
  await page.getByLabel('Model').fill(VEHICLE.model);
  await page.getByLabel('Vehicle Type').selectOption(VEHICLE.vehicleType);
  await page.getByLabel('Vehicle License Number').fill(VEHICLE.vehicleLicense);
}

describe('becoming a driver', () => {
  it('“/driver/register: rider role only.”', async () => {
    const visitor = await fixture.visit(REGISTRATION, PHONE);
    await visitor.waitForURL(/\/login\?next=%2Fdriver%2Fregister/);
    for (const as of [PEOPLE.driver, PEOPLE.admin, PEOPLE.superAdmin]) {
      const page = await fixture.visit(REGISTRATION, { as, ...PHONE });
      await page.waitForURL('**/unauthorized');
    }
  });

  it('“Drivers register a vehicle and a driver profile”. “It shows the vehicle form first; once the query flag vehicleRegistered=true is set it shows the driver form.”', async () => {
    const page = await registration('karim');
    await registerVehicle(page).waitFor();
    await page.waitForURL((address) => address.search === '');
    await shown(page.getByLabel('Driving License')).toHaveCount(0);
    await fillVehicle(page);
    await registerVehicle(page).click();
    await page.getByText('Vehicle registered successfully').waitFor();
    await page.waitForURL(`**${DRIVER_STEP}`);
    await shown(page.getByLabel('Brand')).toHaveCount(0);
    await page.getByLabel('Driving License').fill('DK-9090909');
    await page.getByLabel('Experience').fill('6');
    await registerDriver(page).click();
    await page.getByText('Driver registered successfully').waitFor();
    await page.waitForURL('**/driver');
    await page.getByRole('dialog', { name: 'Account Pending' }).waitFor();
    const karim = await logIn(fixture.platform.url, 'karim@driver-registration.test');
    const [profile] = (await karim.call(driverHttp.drivers, {})).data;
    expect(profile).toMatchObject({ licenseNumber: 'DK-9090909', experience: 6, status: 'PENDING', vehicle: VEHICLE });
  });

  it('the flag without a vehicle still shows the vehicle form; a vehicle without the flag leads to the driver form', async () => {
    const page = await registration('without-vehicle', { path: DRIVER_STEP });
    await registerVehicle(page).waitFor();
    await page.waitForURL((address) => address.pathname === REGISTRATION && address.search === '');
    const other = await registration('with-vehicle', { withVehicle: true });
    await registerDriver(other).waitFor();
    await other.waitForURL(`**${DRIVER_STEP}`);
  });

  it("“brand and model at least 3 characters; vehicleType chosen; vehicleLicense 8 to 15 characters (messages 'vehicle license must be at least 8 characters' / 'vehicle license does not exceed 16 characters'”, shown with the bound that applies", async () => {
    const page = await registration('wrong-vehicle');
    await registerVehicle(page).click();
    for (const sentence of [
      'Brand must be at least 3 characters long.',
      'Model must be at least 3 characters long.',
      'Vehicle type is required.',
      'vehicle license must be at least 8 characters',
    ])
      await alert(page, sentence).waitFor();
    await focused(page.getByLabel('Brand'));
    const says = async (label: string, value: string, sentence: string, isWrong: boolean) => {
      await page.getByLabel(label).fill(value);
      await alert(page, sentence).waitFor({ state: isWrong ? 'visible' : 'detached' });
    };
    await says('Brand', 'BMW', 'Brand must', false);
    await says('Brand', 'BM', 'Brand must be at least 3 characters long.', true);
    await says('Brand', 'BMW', 'Brand must', false);
    await says('Model', ' i3 ', 'Model must be at least 3 characters long.', true);
    await says('Model', 'RE4', 'Model must', false);
    await says('Vehicle License Number', 'DM-1234', 'vehicle license must be at least 8 characters', true);
    await says('Vehicle License Number', 'DM-12345', 'vehicle license', false);
    await says('Vehicle License Number', 'DM-1234567890123', 'vehicle license does not exceed 15 characters', true);
    await says('Vehicle License Number', 'DM-123456789012', 'vehicle license', false);
    await registerVehicle(page).click();
    await focused(page.getByLabel('Vehicle Type'));
    await page.getByLabel('Vehicle Type').selectOption('CAR');
    await alert(page, 'Vehicle type is required.').waitFor({ state: 'detached' });
  });

  it('“Vehicle types: CAR, BIKE, CNG, MINIVAN, PREMIUM, EV.”', async () => {
    const page = await registration('types');
    const select = page.getByLabel('Vehicle Type');
    await select.waitFor();
    const words = ['Select a vehicle type', 'Car', 'Bike', 'CNG', 'Minivan', 'Premium', 'EV'];
    await shown(select.locator('option')).toHaveText(words);
    for (const type of Object.values(VEHICLE_TYPE)) expect(await select.selectOption(type)).toEqual([type]);
    expect(Object.values(VEHICLE_TYPE)).toEqual(['CAR', 'BIKE', 'CNG', 'MINIVAN', 'PREMIUM', 'EV']);
  });

  it("“licenseNumber at least 8 characters; experience a number 0 to 30 ('Experience must be between 0 and 30').” “Experience 0 to 30 years.”", async () => {
    const page = await registration('wrong-driver', { withVehicle: true });
    const experience = page.getByRole('spinbutton', { name: 'Experience' });
    await registerDriver(page).click();
    await alert(page, 'License number must be at least 8 characters.').waitFor();
    await alert(page, 'Experience must be between 0 and 30').waitFor();
    await focused(page.getByLabel('Driving License'));
    await page.getByLabel('Driving License').fill('DK-9090');
    await alert(page, 'License number must be at least 8 characters.').waitFor();
    await page.getByLabel('Driving License').fill('DK-90909');
    await alert(page, 'License number must be at least 8 characters.').waitFor({ state: 'detached' });
    for (const [years, isWrong] of [
      ['0', false],
      ['31', true],
      ['30', false],
      ['৩১', true],
      ['৩০', false],
    ] as const) {
      await experience.fill(years);
      await alert(page, 'Experience must be between 0 and 30').waitFor({ state: isWrong ? 'visible' : 'detached' });
    }
    await experience.press('ArrowUp');
    await shown(experience).toHaveValue('30');
    await experience.fill('0');
    await experience.press('ArrowDown');
    await shown(experience).toHaveValue('0');
  });
});
