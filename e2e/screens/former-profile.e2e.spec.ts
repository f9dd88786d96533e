import { driverHttp } from '@pothik/contracts/driver';
import { banglaDigits, dhakaDay } from '@pothik/contracts/platform';
import { backAgain } from '../support/at-limits.js';
import { shown } from '../support/shown.js';
import { rowOf } from './admin-actions.js';
import { fitsTheWidth } from './page-details.js';
import { driverNamed, recordOf } from './profile-people.js';
import { PHONE } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();

const WORDS = {
  en: {
    name: 'Masud Rana',
    email: 'masud@former-profile.test',
    numbers: { licenseNumber: 'DK-5501771', vehicleLicense: 'DM-GA-77-1018' },
    lookAlike: { of: 'Tarek Aziz', vehicleLicense: 'DM-GA-77-I0I8' },
    mark: '1 former profile',
    trace: (day: string, year: string) =>
      new RegExp(
        `^A profile with this licence and this plate was suspended on ${day} \\w+ ${year} \\(fraud\\) before its account was deleted\\.$`,
      ),
    reads: /^Looks like .+I0I8 of/,
    approve: 'Approve',
    anyway: 'Approve anyway',
    pending: 'Account Pending',
  },
  bn: {
    name: 'Sohel Rana',
    email: 'sohel@former-profile.test',
    numbers: { licenseNumber: 'DK-5501772', vehicleLicense: 'DM-GA-77-1058' },
    lookAlike: { of: 'Babor Ali', vehicleLicense: 'DM-GA-77-IO58' },
    mark: 'আগের ১টি প্রোফাইল',
    trace: (day: string, year: string) =>
      new RegExp(
        `^এই লাইসেন্স ও নম্বর প্লেটের একটি প্রোফাইল ${banglaDigits(day)} \\S+ ${banglaDigits(year)} তারিখে স্থগিত হয়েছিল \\(প্রতারণা\\), পরে অ্যাকাউন্টটি মুছে ফেলা হয়।$`,
      ),
    reads: /-এর মতো দেখায়, চালক/,
    approve: 'অনুমোদন দিন',
    anyway: 'তবু অনুমোদন দিন',
    pending: 'অ্যাকাউন্ট যাচাই চলছে',
  },
} as const;

describe.each(['en', 'bn'] as const)(
  'a suspended driver who deletes the account and registers anew (%s)',
  (language) => {
    const words = WORDS[language];

    it('is approved by an administrator who reads at 360 px how the former profile stood, and whose plate reads alike', async () => {
      const { name, email, numbers } = words;
      const { visitor, driverId, formerProfiles } = await backAgain(fixture.platform, name, email, numbers);
      const other = await driverNamed(fixture.platform, words.lookAlike.of);
      const { vehicleLicense } = words.lookAlike;
      await other.visitor.call(driverHttp.updateVehicle, { id: other.vehicleId, vehicleLicense });
      const own = await fixture.visit('/driver', { as: email, language, ...PHONE });
      await own.getByRole('dialog', { name: words.pending }).waitFor();

      const page = await fixture.visit('/admin/pending-drivers', { as: PEOPLE.admin, language, ...PHONE });
      const row = rowOf(page, name);
      await row.getByText(words.mark, { exact: true }).waitFor();
      await row.getByRole('button', { name: words.approve }).click();
      const dialog = page.getByRole('dialog');
      const [year = '', , day = ''] = dhakaDay(new Date(formerProfiles[0]?.since ?? '')).split('-');
      await dialog.getByText(words.trace(String(Number(day)), year)).waitFor();
      await dialog.getByText(words.reads).waitFor();
      await dialog.getByRole('link', { name: words.lookAlike.of }).waitFor();
      expect(await fitsTheWidth(page)).toBe(true);
      await dialog.getByRole('button', { name: words.approve, exact: true }).click();
      await dialog.getByRole('button', { name: words.anyway }).click();
      await dialog.waitFor({ state: 'detached' });
      await own.getByRole('dialog', { name: words.pending }).waitFor({ state: 'detached' });
      expect((await recordOf({ visitor })).status).toBe('APPROVED');

      await page.goto(`/admin/drivers/${driverId}`);
      await page.getByText(words.trace(String(Number(day)), year)).waitFor();
      expect(await fitsTheWidth(page)).toBe(true);
    });
  },
);

it('somebody with numbers of their own is approved without a word of former profiles and other plates', async () => {
  await driverNamed(fixture.platform, 'Anwar Pasha');
  const page = await fixture.visit('/admin/pending-drivers', { as: PEOPLE.admin, ...PHONE });
  const row = rowOf(page, 'Anwar Pasha');
  await row.getByRole('button', { name: WORDS.en.approve }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve Anwar Pasha?' });
  await dialog.getByText('From now on this driver can go online and take rides.').waitFor();
  await shown(dialog).not.toHaveText(/profile with this|looks like/i);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await shown(row).not.toHaveText(/former profile/);
});
