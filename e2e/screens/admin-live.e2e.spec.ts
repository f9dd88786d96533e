import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { drawnMap, MAP_FILES, PICKUP } from '../support/map.js';
import { logIn } from '../support/people.js';
import { endRides, inTransit, type People, peopleOf } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

/** A point at most every 15 s, also across rides. */
const TRACK_BEGINS_WITHIN_MS = 40_000;

const fixture = screenFixture({ own: 'counts every ride and driver' });
let people: People;

beforeAll(async () => {
  people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
});
beforeEach(() => consents(true));
afterEach(() => endRides(people));

const consents = (granted: boolean) => people.driver.call(driverHttp.changePositionConsent, { granted });
/** The driver stands north of the pickup by these metres. */
const stands = (metresNorth: number) =>
  eventually(() =>
    people.driver.call(driverHttp.tellPosition, { lat: PICKUP.lat + metresNorth / 111_000, lng: PICKUP.lng }),
  );
/** The same until it is a point of the ride's track: the driver service may not know of the ride yet. */
async function standsOnRide(metresNorth: number, rideId: string): Promise<void> {
  const administrator = await logIn(fixture.platform.url, PEOPLE.admin);
  await eventually(async () => {
    await stands(metresNorth);
    expect(await administrator.call(driverHttp.track, { rideId })).not.toBeNull();
  }, TRACK_BEGINS_WITHIN_MS);
}
const part = (page: Page, name: string): Locator =>
  page.getByRole('main').locator('.ui-card', { has: page.getByRole('heading', { name, exact: true }) });
const karim = (page: Page) => part(page, 'Drivers').getByRole('button', { name: /^Abdul Karim/ });

describe('the live map', () => {
  it('shows a driver who tells where they are, what they do, and the ride’s track, and follows by itself', async () => {
    await stands(0);
    const page = await fixture.visit('/admin/live', { as: PEOPLE.admin });
    await drawnMap(page).waitFor();
    await shown(karim(page)).toHaveText('Abdul KarimFree');
    const { _id: rideId } = await inTransit(people);
    await shown(karim(page)).toHaveText('Abdul KarimOn a ride');
    await standsOnRide(300, rideId);
    await karim(page).click();
    const card = page.getByRole('article');
    await card.getByRole('heading', { name: 'Abdul Karim' }).waitFor();
    await card.getByText(/^\d+ points?$/).waitFor();
    await part(page, 'Open rides')
      .getByRole('button', { name: /Dhanmondi 27/ })
      .waitFor();
    await card.getByRole('link', { name: 'Open the driver’s page' }).click();
    await page.waitForURL(`**/admin/drivers/${people.driverId}`);
  });

  it('shows an SOS as soon as it is raised, and where, also after the driver tells nothing any more', async () => {
    const { _id: rideId } = await inTransit(people);
    await standsOnRide(500, rideId);
    const page = await fixture.visit('/admin/live', { as: PEOPLE.admin });
    const { _id: id } = await people.rider.call(rideHttp.sendSos, { rideId });
    await page.getByRole('heading', { name: '1 SOS unanswered' }).waitFor();
    await page.getByText('Nusrat Jahan, with Abdul Karim').waitFor();
    await page.getByRole('button', { name: 'Show on the map' }).click();
    await endRides(people);
    await consents(false);
    await page.goto('/admin/sos');
    await page.getByText('Last known place').waitFor();
    // The demonstration drives this car too, so that only the form of the place is known.
    await page.getByText(/^23\.\d{5}, 90\.\d{5}/).waitFor();
    const administrator = await logIn(fixture.platform.url, PEOPLE.admin);
    await administrator.call(rideHttp.acknowledgeIncident, { id });
    await administrator.call(rideHttp.resolveIncident, { id, note: 'Both are well.' });
  });

  it('keeps its lists and their filter without the map’s files', async () => {
    await stands(0);
    const page = await fixture.window({ as: PEOPLE.admin });
    await page.route(MAP_FILES, (route) => route.abort());
    await page.goto('/admin/live');
    await page.getByText('The map could not be loaded.').waitFor();
    await karim(page).waitFor();
    await page.getByRole('button', { name: /^Free/ }).click();
    await shown(karim(page)).toHaveCount(0);
  });
});
