/** @matters phones with a wrong clock, another zone or no scripts, and plates as they read */
import { driverHttp } from '@pothik/contracts/driver';
import { userHttp } from '@pothik/contracts/user';
import type { Page } from 'playwright-core';
import { book, logIn, newRider } from '../support/people.js';
import { endRides, type People, peopleOf } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { fitsTheWidth } from './page-details.js';
import { PHONE } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();

describe('a device whose clock is five minutes ahead, in New York', () => {
  let people: People;
  beforeAll(async () => {
    people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
  });
  afterEach(() => endRides(people));

  const FIVE_MINUTES_AHEAD = `{
    const Real = Date;
    const now = () => Real.now() + 300_000;
    globalThis.Date = class extends Real {
      constructor(...parts) { super(...(parts.length === 0 ? [now()] : parts)); }
      static now() { return now(); }
    };
  }`;

  async function ahead(as: string, path: string, language: 'en' | 'bn'): Promise<Page> {
    const page = await fixture.window({ as, ...PHONE, language, timezoneId: 'America/New_York' });
    await page.addInitScript(FIVE_MINUTES_AHEAD);
    await page.goto(path);
    return page;
  }

  it.each([
    ['en', /[12]:\d\d$/],
    ['bn', /[১২]:[০-৯]{2}$/],
  ] as const)('counts down what the server knows (%s)', async (language, name) => {
    await book(people.rider, people.driverId);
    const driver = await ahead(PEOPLE.driver, '/driver/ride-request', language);
    await driver.getByRole('timer', { name }).waitFor();
    const rider = await ahead(PEOPLE.rider, '/rider/current-ride', language);
    await rider.getByRole('timer', { name }).waitFor();
  });
});

it('a browser without scripts says in both languages what is missing', async () => {
  const page = await fixture.visit('/', { ...PHONE, scripts: 'off' });
  // By element: texts within noscript are not searched.
  await shown(page.locator('noscript p:lang(en)')).toHaveText(/^Pothik needs JavaScript\./);
  await shown(page.locator('noscript p:lang(bn)')).toHaveText(/^পথিক চালাতে জাভাস্ক্রিপ্ট লাগে।/);
  for (const sentence of await page.locator('noscript p').all()) await sentence.waitFor({ state: 'visible' });
});

describe('a plate', () => {
  it.each([
    ['en', 'Dhaka Metro-Ga 11-1234', 'Dhaka Metro-Ga'],
    ['bn', 'ঢাকা মেট্রো-গ ১১-১২৩৪', 'ঢাকা মেট্রো-গ'],
  ] as const)('is typed as it reads, kept short, and shown as it reads (%s)', async (language, plate, firstLine) => {
    const email = `plate-${language}@odd-phones.test`;
    const visitor = await newRider(fixture.platform, 'Karim Mia', email);
    const page = await fixture.visit('/driver/register', { as: email, ...PHONE, language });
    await page.locator('[name=brand]').fill('Toyota');
    await page.locator('[name=model]').fill('Axio');
    await page.locator('[name=vehicleType]').selectOption('CAR');
    await page.locator('[name=vehicleLicense]').fill(plate);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL('**/driver/register?vehicleRegistered=true');
    const [vehicle] = (await visitor.call(driverHttp.vehicles, {})).data;
    expect(vehicle?.vehicleLicense).toBe('DM-GA-11-1234');
    await visitor.call(driverHttp.registerDriver, {
      user: (await visitor.call(userHttp.getMe, {}))._id,
      vehicle: vehicle?._id as string,
      licenseNumber: `DK-${language}-1234567`,
      experience: 5,
    });
    const administrator = await logIn(fixture.platform.url, PEOPLE.admin);
    const [profile] = (await administrator.call(driverHttp.drivers, { searchTerm: email })).data;
    const seen = await fixture.visit(`/admin/drivers/${profile?._id}`, { as: PEOPLE.admin, ...PHONE, language });
    await seen.getByText(firstLine).first().waitFor();
    await fitsTheWidth(seen);
  });
});
