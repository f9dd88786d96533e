import { driverHttp } from '@pothik/contracts/driver';
import { type RideView, rideHttp } from '@pothik/contracts/ride';
import type { Locator, Page } from 'playwright-core';
import { drawnMap, MAP_FILES } from '../support/map.js';
import { book, newRider } from '../support/people.js';
import { endRides, move, type People, peopleOf } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import type { Visitor } from '../support/visitor.js';
import { driverNamed, pressGetRide } from './get-ride-actions.js';
import { fitsTheWidth } from './page-details.js';
import { PHONE } from './ride-actions.js';
import { PEOPLE, screenFixture, type Visit } from './screen-fixture.js';

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });
let people: People;
let count = 0;

beforeAll(async () => {
  people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
});
afterEach(() => endRides(people));

/** The dialog, open in the window of a rider of the test's own, after what they did before. */
async function getRide(
  look: Omit<Visit, 'as'> = {},
  before?: (rider: Visitor) => Promise<unknown>,
): Promise<{ page: Page; rider: Visitor }> {
  count += 1;
  const email = `where-to-${count}@where-to.test`;
  const rider = await newRider(fixture.platform, 'Rahima Khatun', email);
  await before?.(rider);
  const page = await fixture.window({ as: email, ...look });
  if (look.language === 'bn') {
    await page.goto('/?get-ride=1');
    await page.getByRole('dialog', { name: 'রাইড নিন' }).waitFor();
  } else await pressGetRide(page);
  return { page, rider };
}

const pickup = (page: Page): Locator => page.getByRole('combobox', { name: /Pickup location|যেখান থেকে উঠবেন/ });
const drop = (page: Page): Locator => page.getByRole('combobox', { name: /Drop location|যেখানে নামবেন/ });
const row = (page: Page, name: RegExp): Locator => page.getByRole('option', { name }).first();
async function choose(page: Page, field: Locator, typed: string, name: RegExp): Promise<void> {
  await field.fill(typed);
  await row(page, name).click();
}
const currentRide = async (rider: Visitor) => (await rider.call(rideHttp.currentRide, {})) as RideView;
const ask = (page: Page) => page.getByRole('button', { name: /^Ask Abdul|^Abdul-কে/ }).click();

/** Beside each other at Sadarghat, 15 km from the airport. */
const PIN = { lat: 23.7085, lng: 90.4072 };
const TWO_PINS = { pickupPoint: PIN, dropPoint: { ...PIN, lat: PIN.lat + 60 / 111_195 } };

const PIN_WORDS = {
  en: {
    pickup: /^Pickup: the pin is near \w.+, 1\d(\.\d)? km from the text\.$/,
    metres: 'The two pins are 60 m apart in a straight line.',
    noCeiling: 'No legal maximum applies. Agree on the fare before the ride starts.',
  },
  bn: {
    pickup: /^পিকআপ: পিনের কাছে আছে \S.+, লেখা জায়গা থেকে ১[০-৯](\.[০-৯])? কিমি দূরে।$/,
    metres: 'দুটি পিন সোজাসুজি ৬০ মিটার দূরে।',
    noCeiling: 'এই রাইডে আইনের সর্বোচ্চ ভাড়া খাটে না। রাইড শুরুর আগে ভাড়া ঠিক করে নিন।',
  },
} as const;

/** Waits for the pins' own names and metres. @returns what is read of the pickup */
async function readsWhereThePinsAre(apart: Locator, language: 'en' | 'bn') {
  const words = PIN_WORDS[language];
  for (const sentence of [words.metres, words.noCeiling]) await apart.getByText(sentence).waitFor();
  return { pickup: await apart.getByText(words.pickup).textContent() };
}

describe('booking by where to go', () => {
  it.each([
    [
      'English, on a phone',
      'en',
      PHONE,
      'lalbagh fort',
      /Lalbagh Fort/,
      'kamalapur railway',
      /Kamalapur Railway Station/,
    ],
    ['Bangla, on a desktop', 'bn', {}, 'লালবাগ কেল্লা', /লালবাগ কেল্লা/, 'কমলাপুর রেল', /কমলাপুর রেলওয়ে স্টেশন/],
  ] as const)(
    'by search: %s: an estimate as ranges, how far drivers are, and the ride keeps its points and estimate',
    async (_look, language, size, from, fromName, to, toName) => {
      const { page, rider } = await getRide({ language, ...size });
      await choose(page, pickup(page), from, fromName);
      await choose(page, drop(page), to, toName);
      await page
        .getByRole('button', { name: language === 'en' ? /^Car.*৳ \d+–\d+/ : /^কার.*৳ [০-৯]+–[০-৯]+/ })
        .waitFor();
      await page.getByText(language === 'en' ? /^[\d.–]+ km$/ : /^[০-৯.–]+ কিমি$/).waitFor();
      await shown(page.locator('.places-apart')).toHaveCount(0);
      await driverNamed(page, 'Abdul Karim').check();
      await ask(page);
      await page.waitForURL('**/rider/current-ride');
      const ride = await currentRide(rider);
      expect(ride.pickupPoint?.lat).toBeCloseTo(23.719, 2);
      expect(ride.dropPoint?.lng).toBeCloseTo(90.426, 2);
      expect(ride.estimate).toMatchObject({ cityId: 'dhaka', vehicleType: 'CAR', distanceBasis: 'ROADS' });
      await page.getByText(language === 'en' ? 'Usual fare' : 'সাধারণত ভাড়া', { exact: true }).waitFor();
      await move(people.driver, ride, 'REJECTED');
    },
  );

  it.each([
    ['en', 'Sadarghat', 'Airport', /^Sadarghat from Airport/],
    ['bn', 'সদরঘাট', 'বিমানবন্দর', /^সদরঘাট বিমানবন্দর থেকে/],
  ] as const)(
    'by texts whose pins are elsewhere: rider and driver read at 360 px where these are, and that no maximum applies (%s)',
    async (language, dropLocation, pickupLocation, trip) => {
      const texts = { pickupLocation, dropLocation };
      const { page, rider } = await getRide({ language, ...PHONE }, async (visitor) =>
        move(people.driver, await book(visitor, people.driverId, { ...TWO_PINS, ...texts }), 'REJECTED'),
      );
      await page.getByRole('button', { name: trip }).click();
      const apart = page.locator('.places-apart');
      const { pickup: words } = await readsWhereThePinsAre(apart, language);
      await shown(page.getByRole('button', { name: /৳/ })).toHaveCount(0);
      expect(await fitsTheWidth(page)).toBe(true);
      await driverNamed(page, 'Abdul Karim').check();
      await ask(page);
      await page.waitForURL('**/rider/current-ride');
      await readsWhereThePinsAre(apart, language);

      const requests = await fixture.visit('/driver/ride-request', { as: PEOPLE.driver, language, ...PHONE });
      const atDriver = await readsWhereThePinsAre(requests.locator('.places-apart'), language);
      expect(atDriver.pickup).toBe(words);
      await requests.getByRole('button', { name: /^Accept|রাজি/ }).waitFor();
      expect(await fitsTheWidth(requests)).toBe(true);
      expect(await currentRide(rider)).not.toHaveProperty('estimate');
    },
  );

  it('by search keeps the house that was typed in front of the street that is chosen', async () => {
    const { page } = await getRide(PHONE);
    await choose(page, drop(page), 'House 12/A, Road 27, Dhanmondi', /Road 27/);
    await shown(drop(page)).toHaveValue(/^House 12\/A, Road 27.*Dhanmondi/);
  });

  it('by keyboard alone', async () => {
    const { page } = await getRide();
    await pickup(page).focus();
    await page.keyboard.type('farmgate');
    await row(page, /^Farmgate/).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await shown(pickup(page)).toHaveValue(/Farmgate/);
    await page.getByRole('option').first().waitFor({ state: 'hidden' });
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Get Ride' }).waitFor();
  });

  it('by an own place: saved, chosen again, removed and undone', async () => {
    const { page } = await getRide(PHONE);
    await choose(page, pickup(page), 'mirpur 10', /Mirpur 10/);
    await page.getByRole('button', { name: 'Home' }).click();
    await page.getByText('This is your Home place.').waitFor();
    await drop(page).click();
    await row(page, /^Home/).click();
    await shown(drop(page)).toHaveValue(/Mirpur 10/);
    await page.getByRole('button', { name: 'Remove Home' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('This is your Home place.').waitFor();
  });

  it('by a pin on the map', async () => {
    const { page } = await getRide();
    await drop(page).click();
    await row(page, /Set a pin on the map/).click();
    await drawnMap(page).waitFor();
    const use = page.getByRole('button', { name: 'Choose this place' });
    await shown(use).toBeEnabled();
    await use.click();
    await shown(drop(page)).not.toHaveValue('');
    await page.getByText(/Save “/).waitFor();
  });

  it('by plain text that nobody knows, while the map’s files are refused and places cannot be looked up', async () => {
    const { page, rider } = await getRide(PHONE);
    await page.route(MAP_FILES, (route) => route.abort());
    await page.route('**/place/search**', (route) => route.abort());
    await pickup(page).fill('The tea stall behind the school');
    await drop(page).fill('My aunt’s house');
    await driverNamed(page, 'Abdul Karim').check();
    await ask(page);
    await page.waitForURL('**/rider/current-ride');
    const ride = await currentRide(rider);
    expect(ride).toMatchObject({ pickupLocation: 'The tea stall behind the school', dropLocation: 'My aunt’s house' });
    expect(ride).not.toHaveProperty('estimate');
    await page.getByText('No estimate: the places were written as text.').waitFor();
    await move(people.driver, ride, 'REJECTED');
  });

  it('by the browser’s position, asked for when tapped; a refused one says how to allow it', async () => {
    const { page } = await getRide(PHONE);
    await pickup(page).click();
    await row(page, /Current location/).click();
    await page.getByText(/Your location was not shared/).waitFor();
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 23.7575, longitude: 90.3897 });
    await pickup(page).click();
    await people.driver.call(driverHttp.tellPosition, { lat: 23.759, lng: 90.389 });
    await row(page, /Current location/).click();
    await shown(pickup(page)).not.toHaveValue('');
    await driverNamed(page, 'Abdul Karim').waitFor();
    await page
      .getByText(/km away/)
      .first()
      .waitFor();
  });

  it('by a position known only to a kilometre: the pin is asked for, and the sentence stays until a place is set', async () => {
    const { page } = await getRide(PHONE);
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 23.7575, longitude: 90.3897, accuracy: 1_200 });
    const sentence = page.getByText(/^Your location is only known to about 1.2 km\./).filter({ visible: true });
    await pickup(page).click();
    await row(page, /Current location/).click();
    await drawnMap(page).waitFor();
    await sentence.waitFor();
    await shown(pickup(page)).not.toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await sentence.waitFor();
    await shown(pickup(page)).toHaveValue('');
    await pickup(page).click();
    await row(page, /Set a pin on the map/).click();
    const use = page.getByRole('button', { name: 'Choose this place' });
    await shown(use).toBeEnabled();
    await use.click();
    await shown(pickup(page)).not.toHaveValue('');
    await sentence.waitFor({ state: 'detached' });
  });
});
