import { driverHttp } from '@pothik/contracts/driver';
import { userHttp } from '@pothik/contracts/user';
import type { Locator, Route } from 'playwright-core';
import { drawing } from '../support/drawing.js';
import { eventually } from '../support/eventually.js';
import { logIn } from '../support/people.js';
import { shown } from '../support/shown.js';
import { hasFocus } from './form-actions.js';
import {
  CALLS,
  card,
  choose,
  detail,
  formDialog,
  hold,
  openDialog,
  toast,
  UPDATED,
  uploadArea,
} from './profile-actions.js';
import { driverNamed, recordOf } from './profile-people.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const UPDATING = 'Updating profile...';
const FAILED = 'Failed to update profile. Please try again.';
const VEHICLE_TYPES = ['Car', 'Bike', 'CNG', 'Minivan', 'Premium', 'EV'];

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });

/** The labels of fields. */
const labelsOf = (fields: Locator): Promise<(string | undefined)[]> =>
  fields.evaluateAll((all) => all.map(({ labels }) => labels[0]?.textContent));

const noAnswer = (route: Route) => route.abort();
const proxysPage = (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' });

const DIALOGS = [
  ['Edit profile', 'person', 'Update Profile', CALLS.updateUser],
  ['Edit driver information', 'driver', 'Update', CALLS.updateDriver],
  ['Edit vehicle information', 'vehicle', 'Update', CALLS.updateVehicle],
] as const;

describe('the dialogs of the profile', () => {
  it("“Profile dialog: image upload area, fields Name, Phone (placeholder 'e.g. 01XXXXXXXXX') and Address, buttons Cancel and 'Update Profile'.”", async () => {
    const page = await fixture.visit('/profile', { as: PEOPLE.rider, width: 360, height: 740 });
    const dialog = await openDialog(page, 'Edit profile');
    await uploadArea(dialog, 'Profile picture').waitFor();
    const labels = await labelsOf(dialog.getByRole('textbox'));
    expect(labels).toEqual(['Name', 'Phone', 'Address']);
    await shown(dialog.getByPlaceholder('e.g. 01XXXXXXXXX')).toHaveAttribute('name', 'phone');
    await dialog.getByRole('button', { name: 'Update Profile' }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it("“Driver dialog: fields 'Driving License' and 'Experience' (number input, min 0, max 30), buttons Cancel and Update.”", async () => {
    const page = await fixture.visit('/profile', { as: PEOPLE.driver });
    const dialog = await openDialog(page, 'Edit driver information');
    await dialog.getByRole('textbox', { name: 'Driving License' }).waitFor();
    const experience = dialog.getByRole('spinbutton', { name: 'Experience' });
    await shown(experience).toHaveAttribute('aria-valuemin', '0');
    await shown(experience).toHaveAttribute('aria-valuemax', '30');
    await experience.fill('');
    await experience.pressSequentially('২9');
    for (const [key, years] of [
      ['ArrowUp', '30'],
      ['ArrowUp', '30'],
      ['ArrowDown', '29'],
    ] as const) {
      await experience.press(key);
      await shown(experience).toHaveValue(years);
    }
    await experience.fill('1');
    for (const years of ['0', '0']) {
      await experience.press('ArrowDown');
      await shown(experience).toHaveValue(years);
    }
    await dialog.getByRole('button', { name: 'Update', exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it("“Vehicle dialog: multi-image upload area, fields Vehicle License Number, Brand, Model, and a Vehicle Type dropdown ('Select a vehicle type') fed by a fixed list of value/label options. The button reads 'Updating...' and is disabled while saving.”", async () => {
    const driver = await driverNamed(fixture.platform, 'Abdus Salam');
    const page = await fixture.visit('/profile', { as: driver.email });
    const dialog = await openDialog(page, 'Edit vehicle information');
    const images = [drawing('front.svg', 'teal'), drawing('back.svg', 'navy')];
    await choose(page, uploadArea(dialog, 'Vehicle images'), ...images);
    const labels = await labelsOf(dialog.getByRole('textbox'));
    expect(labels).toEqual(['Vehicle License Number', 'Brand', 'Model']);
    const type = dialog.getByRole('combobox', { name: 'Vehicle Type' });
    const options = await type.locator('option').evaluateAll((all) => all.map(({ value, label }) => [value, label]));
    expect(options).toEqual([
      ['', 'Select a vehicle type'],
      ...VEHICLE_TYPES.map((label) => [label.toUpperCase(), label]),
    ]);
    await type.selectOption('Premium');
    const letGo = await hold(page, CALLS.updateVehicle);
    await dialog.getByRole('button', { name: 'Update', exact: true }).click();
    const saving = dialog.getByRole('button', { name: 'Updating...' });
    await saving.waitFor();
    await shown(saving).toBeDisabled();
    letGo();
    await toast(page, UPDATED).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect((await recordOf(driver)).vehicle).toMatchObject({
      vehicleType: 'PREMIUM',
      images: [expect.any(String), expect.any(String)],
    });
    await shown(detail(card(page, 'Vehicle Information'), 'Vehicle type')).toHaveText('Premium');
  });
});

describe('opened, saved and refused', () => {
  it("“Profile dialogs open and close through the edit icons and close on successful save. Each save shows a loading toast 'Updating profile...' that turns into 'Profile updated successfully.' or an error toast.”", async () => {
    const { email } = await driverNamed(fixture.platform, 'Shafiqul Islam');
    const page = await fixture.visit('/profile', { as: email });
    for (const [title, section, button, call] of DIALOGS) {
      const dialog = await openDialog(page, title);
      await page.waitForURL((address) => address.search === `?edit=${section}`);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'detached' });
      await hasFocus(page.getByRole('button', { name: title }));
      await openDialog(page, title);
      const letGo = await hold(page, call);
      await dialog.getByRole('button', { name: button, exact: true }).click();
      await toast(page, UPDATING).waitFor();
      const said = await page.getByRole('listitem').filter({ hasText: UPDATING }).elementHandle();
      await shown(dialog).toBeVisible();
      letGo();
      await eventually(async () => expect(await said?.textContent()).toContain(UPDATED));
      await shown(toast(page, UPDATING)).toHaveCount(0);
      await dialog.waitFor({ state: 'detached' });
      await page.waitForURL((address) => address.search === '');
    }
  });

  it('“Forms are pre-filled from loaded data and reset when it arrives.”', async () => {
    const driver = await driverNamed(fixture.platform, 'Mostafa Kamal');
    const administrator = await logIn(fixture.platform.url, PEOPLE.admin);
    const { licenseNumber, vehicle } = await recordOf(driver);
    const page = await fixture.visit('/profile?edit=person', { as: driver.email });
    const person = await formDialog(page, 'Edit profile');
    await shown(person.getByLabel('Name')).toHaveValue(driver.name);
    await person.getByRole('button', { name: 'Cancel' }).click();
    const license = await openDialog(page, 'Edit driver information');
    await shown(license.getByLabel('Driving License')).toHaveValue(licenseNumber);
    await shown(license.getByLabel('Experience')).toHaveValue('5');
    await license.getByRole('button', { name: 'Cancel' }).click();
    const dialog = await openDialog(page, 'Edit vehicle information');
    const held = () =>
      Promise.all(
        ['Vehicle License Number', 'Brand', 'Model', 'Vehicle Type'].map((label) =>
          dialog.getByLabel(label).inputValue(),
        ),
      );
    await eventually(async () => expect(await held()).toEqual([vehicle.vehicleLicense, 'Bajaj', 'RE 4S', 'CNG']));
    await dialog.getByLabel('Brand').fill('Piaggio');
    await driver.visitor.call(driverHttp.updateVehicle, { id: driver.vehicleId, model: 'Ape City' });
    // The approval is an event that makes the page fetch the driver again.
    await administrator.call(driverHttp.updateStatus, { id: driver.driverId, status: 'APPROVED' });
    await shown(dialog.getByLabel('Model')).toHaveValue('Ape City');
    await eventually(async () => expect(await held()).toEqual([vehicle.vehicleLicense, 'Piaggio', 'Ape City', 'CNG']));
  });

  it.each([
    ['Edit profile', 'Update Profile', 'File "me.png" is not an accepted file type.'],
    ['Edit driver information', 'Update', 'This driving license number is already registered.'],
    ['Edit vehicle information', 'Update', 'File "me.png" is not an accepted file type.'],
  ])(
    "“Any failed profile, driver or vehicle update: the server's message when present” (%s)",
    async (title, button, sentence) => {
      const taken = await recordOf({ visitor: await logIn(fixture.platform.url, PEOPLE.driver) });
      const page = await fixture.visit('/profile', { as: 'driver3@pothik.test' });
      const dialog = await openDialog(page, title);
      const noPicture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };
      if (title === 'Edit driver information') await dialog.getByLabel('Driving License').fill(taken.licenseNumber);
      else
        await choose(
          page,
          uploadArea(dialog, title === 'Edit profile' ? 'Profile picture' : 'Vehicle images'),
          noPicture,
        );
      await dialog.getByRole('button', { name: button, exact: true }).click();
      await toast(page, sentence).waitFor();
      await dialog.getByRole('alert').getByText(sentence).waitFor();
      await shown(toast(page, UPDATING)).toHaveCount(0);
    },
  );

  it("“otherwise 'Failed to update profile. Please try again.'” On no answer, or one that is not from the server", async () => {
    const before = await (await logIn(fixture.platform.url, PEOPLE.driver)).call(userHttp.getMe, {});
    const page = await fixture.visit('/profile', { as: PEOPLE.driver });
    for (const [title, , button, call] of DIALOGS) {
      for (const fail of [noAnswer, proxysPage]) {
        const dialog = await openDialog(page, title);
        // A change whose answer is lost is sent once more.
        await page.route(call, fail, { times: fail === noAnswer ? 2 : 1 });
        await dialog.getByRole('button', { name: button, exact: true }).click();
        await dialog.getByRole('alert').getByText(FAILED).waitFor();
        await toast(page, FAILED).last().waitFor();
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await dialog.waitFor({ state: 'detached' });
      }
    }
    expect(await (await logIn(fixture.platform.url, PEOPLE.driver)).call(userHttp.getMe, {})).toEqual(before);
  });
});
