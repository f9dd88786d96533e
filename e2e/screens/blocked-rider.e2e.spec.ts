import { driverHttp } from '@pothik/contracts/driver';
import { eventually } from '../support/eventually.js';
import { type People, peopleOf, rejected } from '../support/rides-in-states.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const PHONE = { width: 360, height: 740 } as const;
const fixture = screenFixture({ own: 'a driver of the demonstration blocks its rider' });
let people: People;

beforeAll(async () => {
  people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
});

const isListed = async () => {
  const { data } = await people.rider.call(driverHttp.freeDrivers, {});
  return data.some(({ _id }) => _id === people.driverId);
};

const WORDS = {
  en: {
    block: 'Block this rider',
    notBooked: /cannot book you/,
    unblock: 'Unblock',
    list: 'Blocked riders',
    unblockOne: /^Unblock /,
    nobody: 'Nobody is blocked',
  },
  bn: {
    block: 'এই যাত্রীকে ব্লক করুন',
    notBooked: /বুকিংও দিতে পারবেন না/,
    unblock: 'আনব্লক করুন',
    list: 'ব্লক করা যাত্রী',
    unblockOne: /-কে আনব্লক করুন$/,
    nobody: 'কাউকে ব্লক করেননি',
  },
} as const;

describe.each(['en', 'bn'] as const)('a driver at 360 px, in %s', (language) => {
  it('blocks the rider of an ended ride, who finds the driver no more, and takes it back', async () => {
    const words = WORDS[language];
    const ride = await rejected(people);
    expect(await isListed()).toBe(true);

    const page = await fixture.visit(`/driver/rides/${ride._id}`, { as: PEOPLE.driver, language, ...PHONE });
    await page.getByRole('button', { name: words.block }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words.notBooked).waitFor();
    await dialog.getByRole('button', { name: words.block }).click();
    await page.getByRole('button', { name: words.unblock }).waitFor();
    expect(await isListed()).toBe(false);
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

    await page.getByRole('link', { name: words.list }).click();
    await page.waitForURL('**/driver/blocked-riders');
    await page.getByRole('heading', { name: words.list }).waitFor();
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await page.getByRole('button', { name: words.unblockOne }).click();
    await page.getByRole('heading', { name: words.nobody }).waitFor();
    await eventually(async () => {
      if (!(await isListed())) throw new Error('The rider does not find the driver again yet');
    });
  });
});
