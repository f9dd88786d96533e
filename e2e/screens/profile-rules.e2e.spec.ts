import { driverHttp } from '@pothik/contracts/driver';
import { userHttp } from '@pothik/contracts/user';
import type { Locator } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { shown } from '../support/shown.js';
import { hasFocus } from './form-actions.js';
import { fitsTheWidth } from './page-details.js';
import { card, detail, openDialog, save } from './profile-actions.js';
import { driverNamed, recordOf, riderNamed } from './profile-people.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const NAME = 'Name must be at least 2 characters.';
const ADDRESS = 'Address must be at least 5 characters.';
const PHONE = 'Invalid Bangladeshi phone number format.';
const LICENSE = 'License number must be at least 8 characters.';
const EXPERIENCE = 'Experience must be between 0 and 30';
const TOO_LONG = 'This is too long.';
const PLATE = 'Vehicle license number must be at least 8 characters long.';
const BRAND = 'Brand must be at least 3 characters long.';
const MODEL = 'Model must be at least 3 characters long.';
const TYPE = 'Vehicle type must be at least 2 characters long.';

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });

const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();
const sentence = (dialog: Locator, words: string) => dialog.getByRole('alert').getByText(words, { exact: true });

/** Types a refused value, then a valid one: after the first submit a form validates while typing. */
async function typeAndSee(
  dialog: Locator,
  label: string,
  words: string,
  { wrong, right }: Record<'wrong' | 'right', string[]>,
) {
  const field = dialog.getByLabel(label, { exact: true });
  const takes = right[0] ?? '';
  for (const each of wrong) {
    await field.fill(takes);
    await sentence(dialog, words).waitFor({ state: 'detached' });
    await field.fill(each);
    await sentence(dialog, words).waitFor();
  }
  for (const each of right) {
    await field.fill(wrong[0] ?? '');
    await sentence(dialog, words).waitFor();
    await field.fill(each);
    await sentence(dialog, words).waitFor({ state: 'detached' });
  }
}

/** Selects a value that the page does not offer. */
async function chooseForeign(select: Locator, value: string): Promise<void> {
  await select.evaluate((each, foreign) => {
    const { Option } = each.ownerDocument.defaultView;
    each.add(new Option(foreign, foreign));
  }, value);
  await select.selectOption(value);
}

describe('what the profile dialog accepts', () => {
  it("“name at least 2 ('Name must be at least 2 characters.')”, “address at least 5 ('Address must be at least 5 characters.'); phone matches 01, then a digit 3 to 9, then 8 digits ('Invalid Bangladeshi phone number format.').” “Phone: Bangladeshi mobile, 11 digits, pattern 01 then 3-9 then 8 digits.”", async () => {
    const { email } = await riderNamed(fixture.platform, 'Rokeya Sultana');
    const page = await fixture.visit('/profile', { as: email, width: 360, height: 740 });
    const dialog = await openDialog(page, 'Edit profile');
    await dialog.getByLabel('Name').fill('R');
    await dialog.getByLabel('Phone').fill('0171100012');
    await dialog.getByLabel('Address').fill('Dhak');
    await press(dialog, 'Update Profile');
    for (const words of [NAME, PHONE, ADDRESS]) await sentence(dialog, words).waitFor();
    await hasFocus(dialog.getByLabel('Name'));
    await typeAndSee(dialog, 'Phone', PHONE, {
      wrong: ['0171100012', '017110001234', '11711000123', '02711000123', '01211000123', '0171100O123'],
      right: ['01311000123', '01911000123', '০১৭১১০০০১২৩'],
    });
    await dialog.getByLabel('Name').fill('Ro');
    await dialog.getByLabel('Address').fill('Dhaka');
    await save(page, dialog, 'Update Profile');
    const account = card(page, 'Account');
    await account.getByText('Ro', { exact: true }).waitFor();
    await shown(detail(account, 'Address')).toHaveText('Dhaka');
    await shown(detail(account, 'Phone number')).toHaveText('01711000123');
  });

  it("“Profile dialog (every field optional or empty string)”, “email valid ('Invalid email address.', no email field appears)”", async () => {
    const { name, email, visitor } = await riderNamed(fixture.platform, 'Taslima Akhter');
    await visitor.call(userHttp.update, { address: 'Banani 11', phone: '01711000123' });
    const page = await fixture.visit('/profile', { as: email });
    const dialog = await openDialog(page, 'Edit profile');
    await shown(dialog.getByLabel(/e-?mail/i)).toHaveCount(0);
    const refused = await page.request.patch('/api/v1/user/update', { data: { email: 'taslima' } });
    expect([refused.status(), (await refused.json()).message]).toEqual([400, 'Invalid email address.']);
    for (const label of ['Name', 'Phone', 'Address']) await dialog.getByLabel(label).fill('');
    await save(page, dialog, 'Update Profile');
    const account = card(page, 'Account');
    await account.getByText(name, { exact: true }).waitFor();
    await shown(detail(account, 'Address')).toHaveText('N/A');
    await shown(detail(account, 'Phone number')).toHaveText('N/A');
  });
});

describe('what the driver dialog accepts', () => {
  it('“Profile-edit driver form: licenseNumber at least 2 characters (its message says 8), optional or empty; experience 0 to 30, converted to a number.” “Experience 0 to 30 years.”', async () => {
    const driver = await driverNamed(fixture.platform, 'Habibur Rahman');
    const { licenseNumber } = await recordOf(driver);
    const page = await fixture.visit('/profile', { as: driver.email });
    const dialog = await openDialog(page, 'Edit driver information');
    await dialog.getByLabel('Driving License').fill('D');
    await dialog.getByLabel('Experience').fill('31');
    await press(dialog, 'Update');
    await sentence(dialog, LICENSE).waitFor();
    await sentence(dialog, EXPERIENCE).waitFor();
    await hasFocus(dialog.getByLabel('Driving License'));
    await typeAndSee(dialog, 'Driving License', LICENSE, { wrong: ['DK-1234'], right: ['DK-12345', ''] });
    await typeAndSee(dialog, 'Experience', EXPERIENCE, { wrong: ['31', '300'], right: ['0', '30', '৩০', ''] });
    await dialog.getByLabel('Experience').fill('30');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await save(page, dialog);
    expect((await sent).postDataJSON()).toMatchObject({ experience: 30 });
    const information = card(page, 'Driver Information');
    await shown(detail(information, 'Experience')).toHaveText('30 years');
    await shown(detail(information, 'Driving licence number')).toHaveText(licenseNumber);
    await openDialog(page, 'Edit driver information');
    await dialog.getByLabel('Driving License').fill('DK-98765');
    await dialog.getByLabel('Experience').fill('');
    await save(page, dialog);
    expect(await recordOf(driver)).toMatchObject({ licenseNumber: 'DK-98765', experience: 30 });
  });
});

describe('what the vehicle dialog accepts', () => {
  it("“Vehicle edit form: vehicleLicense min 8, max 100 ('Vehicle license number must be at least 8 characters long.'); brand min 3, max 100 ('Brand must be at least 3 characters long.'); model min 3, max 100 ('Model must be at least 3 characters long.'); vehicleType min 2, max 100 ('Vehicle type must be at least 2 characters long.').”", async () => {
    const { email } = await driverNamed(fixture.platform, 'Delwar Hossain');
    const page = await fixture.visit('/profile', { as: email });
    const dialog = await openDialog(page, 'Edit vehicle information');
    const type = dialog.getByLabel('Vehicle Type');
    await dialog.getByLabel('Vehicle License Number').fill('DM-1234');
    await dialog.getByLabel('Brand').fill('BM');
    await dialog.getByLabel('Model').fill('RE');
    await chooseForeign(type, 'C');
    await press(dialog, 'Update');
    for (const words of [PLATE, BRAND, MODEL, TYPE]) await sentence(dialog, words).waitFor();
    await hasFocus(dialog.getByLabel('Vehicle License Number'));
    await chooseForeign(type, 'x'.repeat(101));
    await sentence(dialog, TOO_LONG).waitFor();
    await type.selectOption('EV');
    for (const [label, words, least] of [
      ['Vehicle License Number', PLATE, 8],
      ['Brand', BRAND, 3],
      ['Model', MODEL, 3],
    ] as const) {
      const right = [least, 100].map((length) => 'x'.repeat(length));
      await typeAndSee(dialog, label, words, { wrong: ['x'.repeat(least - 1)], right });
      await typeAndSee(dialog, label, TOO_LONG, { wrong: ['x'.repeat(101)], right });
    }
    await save(page, dialog);
    const information = card(page, 'Vehicle Information');
    await shown(detail(information, 'Vehicle licence number')).toHaveText('x'.repeat(100));
    await shown(detail(information, 'Vehicle type')).toHaveText('EV');
    await eventually(async () => expect(await fitsTheWidth(page)).toBe(true));
    await page.setViewportSize({ width: 320, height: 640 });
    await eventually(async () => expect(await fitsTheWidth(page)).toBe(true));
    const administration = await fixture.visit('/admin/pending-drivers', { as: PEOPLE.admin });
    await administration.getByRole('link', { name: 'Open Delwar Hossain' }).waitFor();
    await eventually(async () => expect(await fitsTheWidth(administration)).toBe(true));
    await administration.getByRole('link', { name: 'Open Delwar Hossain' }).click();
    await administration.getByRole('heading', { name: 'Delwar Hossain' }).waitFor();
    await eventually(async () => expect(await fitsTheWidth(administration)).toBe(true));
  });

  it('“Name min 2, address min 5, vehicle licence min 8, brand and model min 3, type min 2, vehicle fields max 100 (registration form: licence 8 to 15).”', async () => {
    const rider = await riderNamed(fixture.platform, 'Kamrul Hasan');
    const page = await fixture.visit('/driver/register', { as: rider.email });
    const form = page.getByRole('main');
    await form.getByLabel('Brand').fill('Vox');
    await form.getByLabel('Model').fill('One');
    await form.getByLabel('Vehicle Type').selectOption('EV');
    const license = form.getByLabel('Vehicle License Number');
    await license.fill('1234567');
    await press(form, 'Register vehicle');
    await sentence(form, 'vehicle license must be at least 8 characters').waitFor();
    await license.fill('12345678');
    await sentence(form, 'vehicle license must be at least 8 characters').waitFor({ state: 'detached' });
    await license.fill('1234567890123456');
    await sentence(form, 'vehicle license does not exceed 15 characters').waitFor();
    await license.fill('123456789012345');
    await press(form, 'Register vehicle');
    await page.waitForURL('**/driver/register?vehicleRegistered=true');
    const [vehicle] = (await rider.visitor.call(driverHttp.vehicles, {})).data;
    expect(vehicle).toMatchObject({ brand: 'Vox', model: 'One', vehicleType: 'EV', vehicleLicense: '123456789012345' });
  });
});
