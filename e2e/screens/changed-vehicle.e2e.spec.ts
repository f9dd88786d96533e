import { driverHttp } from '@pothik/contracts/driver';
import { eventually } from '../support/eventually.js';
import { logIn } from '../support/people.js';
import { shown } from '../support/shown.js';
import { card, openDialog, SENT_FOR_CHECKING, save, toast } from './profile-actions.js';
import { driveOnce, driverNamed, recordOf } from './profile-people.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();
const MERCEDES = {
  vehicleType: 'PREMIUM',
  vehicleLicense: 'DM-GA-99-9999',
  brand: 'Mercedes',
  model: 'C 200',
} as const;

const WORDS = {
  en: {
    title: 'Your change is being checked',
    offline: 'You are offline until an administrator confirms it. Riders still see the old values.',
    drivesOn: 'Riders see the old values until an administrator confirms it. You can drive on.',
    type: /CNG[\s\S]*Premium/,
    takeBack: 'Take back',
    takenBack: 'Change taken back',
    switchedOff: 'You are offline: your change is being checked.',
  },
  bn: {
    title: 'আপনার পরিবর্তনটি যাচাই করা হচ্ছে',
    offline: 'অনুমোদন না পাওয়া পর্যন্ত আপনি অফলাইনে থাকবেন। যাত্রীরা এখনো আগের তথ্যই দেখছেন।',
    drivesOn: 'অনুমোদন না পাওয়া পর্যন্ত যাত্রীরা আগের তথ্যই দেখবেন। আপনি গাড়ি চালিয়ে যেতে পারেন।',
    type: /প্রিমিয়াম/,
    takeBack: 'ফিরিয়ে নিন',
    takenBack: 'পরিবর্তন ফিরিয়ে নেওয়া হয়েছে',
    switchedOff: 'আপনার পরিবর্তনটি যাচাই করা হচ্ছে, তাই আপনি এখন অফলাইনে।',
  },
} as const;

describe('a driver who changes the vehicle after approval', () => {
  it.each([
    ['en', 'Kamal Hossain'],
    ['bn', 'Jamal Hossain'],
  ] as const)(
    'sees at 360 px why he is offline, takes it back, goes online, and drives on while a brand waits (%s)',
    async (language, name) => {
      const words = WORDS[language];
      const driver = await driverNamed(fixture.platform, name);
      await driveOnce(fixture.platform, driver);
      const page = await fixture.visit('/profile', { as: driver.email, width: 360, height: 740, language });
      await driver.visitor.call(driverHttp.updateVehicle, { id: driver.vehicleId, ...MERCEDES });
      const change = card(page, words.title);
      await change.getByText(words.offline).waitFor();
      await shown(change.getByRole('listitem').last()).toHaveText(words.type);
      expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360);
      await page.goto('/driver/ride-request');
      await page.getByRole('status').getByText(words.switchedOff).waitFor();
      expect((await recordOf(driver)).vehicle.vehicleType).toBe('CNG');
      await page.goto('/profile');
      await change.getByRole('button', { name: words.takeBack }).click();
      await page.getByText(words.takenBack, { exact: true }).first().waitFor();
      await change.waitFor({ state: 'detached' });
      const online = { id: driver.driverId, availabilityStatus: 'ONLINE' } as const;
      await driver.visitor.call(driverHttp.update, online);
      await driver.visitor.call(driverHttp.updateVehicle, { id: driver.vehicleId, brand: MERCEDES.brand });
      await change.getByText(words.drivesOn).waitFor();
      expect(await recordOf(driver)).toMatchObject({ availabilityStatus: 'ONLINE', vehicle: { brand: 'Bajaj' } });
    },
  );

  it('is changed once an administrator confirms what changed, with the look-alike plates in view', async () => {
    const rahim = await driverNamed(fixture.platform, 'Rahim Badshah');
    const administrator = await logIn(fixture.platform.url, PEOPLE.admin);
    await rahim.visitor.call(driverHttp.updateVehicle, { id: rahim.vehicleId, vehicleLicense: 'DM-GA-88-1234' });
    await administrator.call(driverHttp.updateStatus, { id: rahim.driverId, status: 'APPROVED' });
    const driver = await driverNamed(fixture.platform, 'Selim Reza');
    await driveOnce(fixture.platform, driver);
    const own = await fixture.visit('/profile', { as: driver.email });
    const dialog = await openDialog(own, 'Edit vehicle information');
    await dialog.getByLabel('Vehicle License Number').fill('DM-GA-88-I234');
    await dialog.getByLabel('Vehicle Type').selectOption('PREMIUM');
    await save(own, dialog, 'Update', SENT_FOR_CHECKING);
    await card(own, WORDS.en.title).waitFor();
    const page = await fixture.visit(`/admin/drivers/${driver.driverId}`, {
      as: PEOPLE.admin,
      width: 360,
      height: 740,
    });
    const changes = card(page, 'Changed since approval');
    await shown(changes.getByRole('listitem').filter({ hasText: 'Vehicle type' })).toHaveText(/CNG[\s\S]*Premium/);
    await changes.getByText('Looks like DM-GA-88-1234 of').waitFor();
    await changes.getByRole('link', { name: 'Rahim Badshah' }).waitFor();
    await changes.getByRole('button', { name: 'Confirm' }).click();
    await toast(page, 'Changes confirmed').waitFor();
    await changes.waitFor({ state: 'detached' });
    await card(own, WORDS.en.title).waitFor({ state: 'detached' });
    await eventually(async () => expect((await recordOf(driver)).vehicle.vehicleType).toBe('PREMIUM'));
  });
});
