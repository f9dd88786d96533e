/** @matters a request over every page */
import { driverHttp, POSITION } from '@pothik/contracts/driver';
import { RIDE_NOTE_MAXIMUM, rideHttp } from '@pothik/contracts/ride';
import type { Locator, Page } from 'playwright-core';
import { onDuty } from '../support/at-limits.js';
import { eventually } from '../support/eventually.js';
import { newRider } from '../support/people.js';
import { endRides, type People, POINTS } from '../support/rides-in-states.js';
import { PATIENCE_MS, shown } from '../support/shown.js';
import { chooseTextSize } from '../support/text-size.js';
import type { Visitor } from '../support/visitor.js';
import { PHONE } from './ride-actions.js';
import { screenFixture, type Visit } from './screen-fixture.js';

const DRIVER = 'habib@over-page.test';
const RIDER_NAME = 'Abdullah Al Mamun Chowdhury Rahman Siddique '.repeat(3).slice(0, 100).trim();
const NOTE =
  'In front of the blue gate, next to Prime Bank. I have two large bags and a wheelchair. Please come to the gate and call me when you arrive';
/** Below the ceiling of the quietest hour. */
const OFFER = 140;
const TWICE = 32;

const fixture = screenFixture();
let rider: Visitor;
let people: People;

beforeAll(async () => {
  people = await onDuty(fixture.platform, 'Habib Ullah', DRIVER);
  await people.driver.call(driverHttp.changePositionConsent, { granted: true });
  rider = await newRider(fixture.platform, RIDER_NAME, 'abdullah@over-page.test');
}, 120_000);

afterEach(() => endRides(people));

const ask = () =>
  rider.call(rideHttp.book, {
    pickupLocation: 'House 28, Road 16 (old 27), Dhanmondi, lake gate',
    dropLocation: 'Kamalapur Railway Station, gate 2',
    note: NOTE,
    driver: people.driverId,
    offer: OFFER,
    ...POINTS,
  });

/** A driver's page some streets north of the pickup. */
async function pageAt(path: string, look: Visit = {}): Promise<Page> {
  const page = await fixture.window({ as: DRIVER, ...PHONE, ...look });
  await page.context().grantPermissions(['geolocation']);
  const { lat, lng } = POINTS.pickupPoint;
  await page.context().setGeolocation({ latitude: lat + 0.007, longitude: lng });
  await page.goto(path);
  return page;
}

/** In the window as a whole, and over everything else, without any scrolling. */
const inSight = (button: Locator) =>
  eventually(async () => {
    const isHit = await button.evaluate((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const { innerWidth, innerHeight } = element.ownerDocument.defaultView;
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return isInside && element.contains(element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isHit).toBe(true);
  });

const bothInSight = async (page: Page) => {
  await inSight(page.getByRole('button', { name: /^(Reject|নেব না)/ }));
  await inSight(page.getByRole('button', { name: /^(Accept|রাজি) Abdullah/ }));
};

const scrolled = (page: Page) => page.evaluate<number>('scrollY');

it('comes up over another page of the driver’s area and is accepted by one press, without scrolling, with text of 200 %', async () => {
  expect(NOTE.length).toBeLessThanOrEqual(RIDE_NOTE_MAXIMUM);
  const page = await pageAt('/driver/earnings');
  await chooseTextSize(page, TWICE);
  await page.getByRole('heading', { name: 'Earnings' }).waitFor();
  const { _id: rideId } = await ask();
  const sheet = page.getByRole('dialog', { name: 'New request' });
  await sheet.getByText(/^\d.* min · .* k?m$/).waitFor({ state: 'attached' });
  await sheet.getByText(NOTE).waitFor({ state: 'attached' });
  await sheet.getByRole('timer', { name: /^Time left to answer/ }).waitFor();
  await bothInSight(page);
  expect(await page.title()).toMatch(/^\(1\) /);
  expect(await scrolled(page)).toBe(0);
  await page.getByRole('button', { name: /^Accept Abdullah/ }).click();
  await page.getByRole('heading', { name: 'Pick up Abdullah' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/driver/ride-request');
  await shown(sheet).toHaveCount(0);
  const { rideStatus, fare } = await rider.call(rideHttp.getRide, { rideId });
  expect({ rideStatus, fare }).toEqual({ rideStatus: 'ACCEPTED', fare: OFFER });
});

it.each([
  ['home', '/', 'en', 16],
  ['home', '/', 'bn', TWICE],
  ['All Request', '/driver/ride-request', 'en', 16],
  ['All Request', '/driver/ride-request', 'en', TWICE],
  ['All Request', '/driver/ride-request', 'bn', TWICE],
] as const)('has both answers in sight on %s (%s, %s, %i px)', async (_page, path, language, textSize) => {
  const page = await pageAt(path, { language });
  await chooseTextSize(page, textSize);
  await ask();
  await bothInSight(page);
  await page.locator('.driver-way-figures').waitFor();
  await bothInSight(page);
  expect(await scrolled(page)).toBe(0);
});

it('leads the driver after it: the way first, Navigate in orange, and at the pickup “I have arrived”', async () => {
  await ask();
  const page = await pageAt('/');
  await page.getByRole('button', { name: /^Accept Abdullah/ }).click();
  const navigate = page.getByRole('link', { name: /^Navigate/ });
  await inSight(navigate);
  const arrive = page.getByRole('button', { name: 'I have arrived' });
  await shown(navigate).toHaveClass(/ui-primary/);
  await shown(arrive).not.toHaveClass(/ui-primary/);
  const { lat, lng } = POINTS.pickupPoint;
  await page.context().setGeolocation({ latitude: lat + 0.0005, longitude: lng });
  // A driver who stands is looked for every 30 s.
  await shown(arrive).toHaveClass(/ui-primary/, { timeout: POSITION.standingMs + PATIENCE_MS });
  await shown(navigate).not.toHaveClass(/ui-primary/);
  await arrive.click();
  await page.getByText(/^You arrived at/).waitFor();
});
