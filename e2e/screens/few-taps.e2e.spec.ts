/** @matters dispatch */
import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import type { Locator, Page } from 'playwright-core';
import { approveAndGoOnline, logIn, newDriver, newRider } from '../support/people.js';
import type { Visitor } from '../support/visitor.js';
import { PHONE } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

/** Far from the places of other stories, whose drivers must not be the nearest. */
const JATRABARI = { lat: 23.7104, lng: 90.4344 };
const SHYAMOLI = { lat: 23.7747, lng: 90.3654 };
const RIDER = 'sharmin@few-taps.test';
const SAVED = { label: 'HOME', name: 'Shyamoli Square', point: SHYAMOLI } as const;

const fixture = screenFixture();
let rider: Visitor;

beforeAll(async () => {
  const { platform } = fixture;
  rider = await newRider(platform, 'Sharmin Akter', RIDER);
  const { visitor, profile } = await newDriver(platform, 'Mizan Rahman', 'mizan@few-taps.test');
  await approveAndGoOnline(await logIn(platform.url, PEOPLE.admin), visitor, profile._id, rider);
  await visitor.call(driverHttp.changePositionConsent, { granted: true });
  await visitor.call(driverHttp.tellPosition, { lat: JATRABARI.lat + 0.002, lng: JATRABARI.lng });
  await rider.call(rideHttp.savePlace, SAVED);
}, 120_000);

afterEach(async () => {
  const ride = await rider.call(rideHttp.currentRide, {});
  if (ride) await rider.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus: 'CANCELLED' });
});

/** A phone whose location is known, where a rider has just signed in. */
async function home(): Promise<Page> {
  const page = await fixture.window({ as: RIDER, ...PHONE });
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: JATRABARI.lat, longitude: JATRABARI.lng });
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Where to?' }).waitFor();
  return page;
}

/** Each is tapped once. @returns how many taps led to the asked driver */
async function taps(page: Page, ...targets: readonly (Locator | (() => Promise<void>))[]): Promise<number> {
  let count = 0;
  for (const target of targets) {
    if (typeof target === 'function') {
      await target();
    } else {
      await target.click();
      count += 1;
    }
  }
  await page.waitForURL('**/rider/current-ride');
  await page.getByRole('heading', { name: 'Asking Mizan' }).waitFor();
  return count;
}

const here = (page: Page) => page.getByRole('option', { name: /^Current location/ });
const vehicle = (page: Page) => page.getByRole('button', { name: /^CNG.* min away/ });
const ask = (page: Page) => page.getByRole('button', { name: 'Ask the nearest CNG' });

describe('on a phone', () => {
  it('a driver is asked with four taps where the rider goes to a saved place', async () => {
    const page = await home();
    const saved = page.getByRole('main').getByRole('button', { name: /^Home/ });
    expect(await taps(page, saved, here(page), vehicle(page), ask(page))).toBe(4);
  });

  it('and with six where the place is typed, the vehicle being chosen for the first time', async () => {
    const page = await home();
    await page.evaluate('localStorage.clear()');
    await page.reload();
    const drop = page.getByRole('combobox', { name: /Drop location/ });
    const pickup = page.getByRole('combobox', { name: /Pickup location/ });
    const found = page.getByRole('option', { name: /^Shyamoli/ }).first();
    const type = () => drop.pressSequentially('shyamoli');
    expect(await taps(page, drop, type, found, pickup, here(page), vehicle(page), ask(page))).toBe(6);
  });
});
