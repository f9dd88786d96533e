import path from 'node:path';
import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import type { Page, Response } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { DROP, drawnMap, MAP_FILES, PICKUP } from '../support/map.js';
import {
  accepted,
  endRides,
  fareSet,
  type People,
  peopleOf,
  requested,
  startCodeOf,
} from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { PHONE } from './ride-actions.js';
import { PEOPLE, screenFixture, type Visit } from './screen-fixture.js';

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });
let people: People;

beforeAll(async () => {
  people = {
    ...(await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver)),
    points: { pickupPoint: PICKUP, dropPoint: DROP },
  };
});

/** The page of somebody's ride, whose booking had points. */
async function ridePage(who: 'rider' | 'driver', look: Omit<Visit, 'as'> = {}, before?: (page: Page) => Promise<void>) {
  const page = await fixture.window({ as: PEOPLE[who], ...look });
  await before?.(page);
  await page.goto(who === 'rider' ? '/rider/current-ride' : '/driver/ride-request');
  return page;
}

/** No file of the map arrives. */
async function refuseMap(page: Page): Promise<void> {
  await page.route(MAP_FILES, (route) => route.abort());
}

/** Kept for a look at them, where the lane names a folder. */
const keep = (page: Page, name: string) =>
  process.env.MAP_SHOTS ? page.screenshot({ path: path.join(process.env.MAP_SHOTS, `${name}.png`) }) : undefined;

describe('the map of a ride', () => {
  it.each([
    ['phone', 'en', 'light', PHONE],
    ['phone', 'bn', 'dark', PHONE],
    ['desktop', 'en', 'dark', {}],
    ['desktop', 'bn', 'light', {}],
  ] as const)(
    'is drawn with both ends and its credit, under the policy of the page: %s, %s, %s',
    async (screen, language, colorScheme, size) => {
      const ways: Response[] = [];
      await accepted(people);
      const page = await ridePage('rider', { language, colorScheme, ...size }, async (opened) => {
        opened.on('response', (answer) => answer.url().includes('/place/way?') && ways.push(answer));
      });
      await drawnMap(page).waitFor();
      await eventually(async () => expect((await ways[0]?.json())?.data.line.length).toBeGreaterThan(10));
      const ends = language === 'en' ? ['Pickup', 'Drop-off'] : ['পিকআপ', 'ড্রপ'];
      await page.getByRole('img', { name: `${ends[0]}: Dhanmondi 27` }).waitFor();
      await page.getByRole('img', { name: `${ends[1]}: Kamalapur Station` }).waitFor();
      await shown(page.getByRole('link', { name: 'OpenStreetMap contributors' })).toHaveAttribute(
        'href',
        'https://www.openstreetmap.org/copyright',
      );
      await keep(page, `rider-${screen}-${language}-${colorScheme}`);
    },
  );

  it('shows the driver where to go too', async () => {
    await fareSet(people);
    const page = await ridePage('driver', PHONE);
    await drawnMap(page).waitFor();
    await page.getByRole('img', { name: 'Pickup: Dhanmondi 27' }).waitFor();
    await keep(page, 'driver-phone');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Closer' }).waitFor();
    await keep(page, 'driver-desktop');
    await page.getByRole('button', { name: 'I have arrived' }).click();
    await page.getByText(/^You arrived at/).waitFor();
    await keep(page, 'driver-desktop-arrived');
  });

  it('is repainted by a change of theme, without a second fetch of its file', async () => {
    await requested(people);
    const page = await ridePage('rider');
    await drawnMap(page).waitFor();
    const asked: string[] = [];
    page.on('request', (request) => MAP_FILES.test(request.url()) && asked.push(request.url()));
    const canvas = page.locator('.maplibregl-canvas');
    const light = await canvas.screenshot();
    await page.getByRole('button', { name: 'Toggle theme' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
    await page.locator('html[data-theme="dark"]').waitFor();
    await eventually(async () => expect((await canvas.screenshot()).equals(light)).toBe(false));
    expect(asked).toEqual([]);
    await keep(page, 'rider-desktop-repainted');
  });

  it('is left by one finger on a phone: the page scrolls, and the map says how it is moved', async () => {
    await accepted(people);
    const page = await ridePage('rider', PHONE);
    await drawnMap(page).waitFor();
    await shown(page.locator('.maplibregl-cooperative-gestures')).toHaveCount(1);
    await shown(page.locator('.maplibregl-mobile-message')).toHaveText('Move the map with two fingers');
  });
});

describe('the driver on the way', () => {
  /** North of the pickup by these metres, told as the driver's own page tells it. */
  const stands = (metresNorth: number) =>
    eventually(() =>
      people.driver.call(driverHttp.tellPosition, { lat: PICKUP.lat + metresNorth / 111_000, lng: PICKUP.lng }),
    );
  /** So far at once is believed when two more positions agree. */
  const drivesTo = async (metresNorth: number) => {
    for (const aside of [0, 1, 2]) await stands(metresNorth + aside);
  };
  const consents = (granted: boolean) => people.driver.call(driverHttp.changePositionConsent, { granted });
  const way = (page: Page) => page.getByRole('status', { name: /Where your driver is|আপনার চালক কোথায়/ });

  it.each([
    ['phone', 'en', 'light', PHONE, /km to you$/, /km · .+ min to go/, 'Abdul Karim, Car'],
    ['desktop', 'bn', 'dark', {}, /^আপনার কাছে আসতে .+ কিমি$/, /আর .+ কিমি/, 'Abdul Karim, কার'],
  ] as const)(
    'is seen by the rider, comes nearer by itself, then drives to the drop: %s, %s, %s',
    async (screen, language, colorScheme, size, toPickup, toDrop, name) => {
      await consents(true);
      const ride = await fareSet(people);
      await drivesTo(2_500);
      const page = await ridePage('rider', { language, colorScheme, ...size });
      await shown(way(page)).toHaveText(toPickup);
      await page.getByRole('heading', { level: 1, name: /^Abdul (is .+ min away|.+ মিনিট দূরে)$/ }).waitFor();
      await drawnMap(page).waitFor();
      await page.getByRole('img', { name }).waitFor();
      await keep(page, `rider-eta-${screen}-${language}-${colorScheme}`);
      const before = (await way(page).textContent()) ?? '';
      await drivesTo(600);
      await shown(way(page)).not.toHaveText(before);
      await people.driver.call(rideHttp.tellArrival, { rideId: ride._id });
      await shown(way(page)).toHaveText(language === 'en' ? /^Waiting for you since/ : /আপনার অপেক্ষায়$/);
      await keep(page, `rider-arrived-${screen}-${language}-${colorScheme}`);
      await people.driver.call(rideHttp.verifyCode, { rideId: ride._id, otp: await startCodeOf(people, ride) });
      await shown(way(page)).toHaveText(toDrop);
      await keep(page, `rider-under-way-${screen}-${language}-${colorScheme}`);
    },
  );

  it('is seen no more once the consent is withdrawn, and the page works as before', async () => {
    await consents(true);
    await accepted(people);
    await drivesTo(1_500);
    const page = await ridePage('rider', PHONE);
    await shown(way(page)).toHaveText(/km to you/);
    await consents(false);
    await page.getByText(/^Where Abdul is cannot be seen just now/).waitFor();
    await shown(page.getByRole('img', { name: 'Abdul Karim, Car' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Call Abdul' }).waitFor();
  });

  it('is said in words where the map’s files are refused', async () => {
    await consents(true);
    await accepted(people);
    await drivesTo(1_800);
    const page = await ridePage('rider', PHONE, (opened) => refuseMap(opened));
    await page.getByText('The map could not be loaded.').waitFor();
    await shown(way(page)).toHaveText(/km to you/);
    await keep(page, 'rider-eta-no-map');
  });
});

describe('a page whose map does not come', () => {
  it.each([
    ['all its files are refused', refuseMap],
    ['its file is gone', (page: Page) => page.route(/\.pmtiles/, (route) => route.fulfill({ status: 404 }))],
    [
      'its file is cut short',
      (page: Page) => page.route(/\.pmtiles/, (route) => route.fulfill({ status: 206, body: 'PMTiles' })),
    ],
    [
      'the browser cannot draw',
      (page: Page) => page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null'),
    ],
  ])('says so quietly and goes on with names: %s', async (_why, spoil) => {
    await accepted(people);
    const page = await ridePage('rider', PHONE, async (opened) => void (await spoil(opened)));
    await page.getByText('The map could not be loaded.').waitFor();
    await shown(page.locator('.ui-map')).toHaveCount(0);
    await page.getByText('Kamalapur Station').first().waitFor();
    await page.getByRole('button', { name: 'Cancel ride' }).click();
    await page.getByRole('dialog', { name: 'Cancel this ride?' }).waitFor();
    await keep(page, 'rider-phone-no-map');
  });

  it('says that a place lies beyond the map', async () => {
    const chattogram = { lat: 22.3569, lng: 91.7832 };
    await accepted({ ...people, points: { pickupPoint: chattogram, dropPoint: { ...chattogram, lat: 22.33 } } });
    const page = await fixture.visit('/rider/current-ride', { as: PEOPLE.rider });
    await page.getByText('The map does not reach these places yet.').waitFor();
  });

  it('has no map, and asks for none of its files, for a ride that was written as text alone', async () => {
    await accepted({ ...people, points: {} });
    const page = await fixture.window({ as: PEOPLE.rider });
    const asked: string[] = [];
    page.on('request', (request) => MAP_FILES.test(request.url()) && asked.push(request.url()));
    await page.goto('/rider/current-ride');
    await page.getByRole('link', { name: 'Call Abdul' }).waitFor();
    await shown(page.locator('.ui-map')).toHaveCount(0);
    expect(asked).toEqual([]);
    await endRides(people);
  });
});
