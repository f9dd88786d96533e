/** @matters the fare at the end */
import { rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { book } from '../support/people.js';
import { endRides, inTransit, type People, peopleOf } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { completeRide, requestsPage } from './driver-actions.js';
import { PHONE } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();
let people: People;

beforeAll(async () => {
  people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
});

afterEach(() => endRides(people));

const collect = (page: Page) => page.getByRole('heading', { name: /^Collect from Nusrat.*220$/ });
const idle = (page: Page) => page.getByRole('heading', { name: 'No ride requests' });

describe('collecting the fare', () => {
  it('the sum stands large after the ride, also after a reload and in another tab, until the driver received it', async () => {
    await inTransit(people);
    const page = await requestsPage(fixture);
    const other = await page.context().newPage();
    await other.goto('/driver/ride-request');
    await completeRide(page);
    await collect(page).waitFor();
    await page.reload();
    await collect(page).waitFor();
    await other.reload();
    await collect(other).waitFor();
    await page.getByRole('button', { name: /^Not paid.*220$/ }).waitFor();
    await page.getByRole('button', { name: /^Received.*220$/ }).click();
    await idle(page).waitFor();
    await idle(other).waitFor();
    const day = page.getByLabel('Your day');
    await day.getByText('Rides').waitFor();
    await day.locator('data').first().waitFor();
    await day.getByText(/^([0-9,]+ h )?[0-9]+ min$/).waitFor();
  });
});

describe('both agree that it is paid', () => {
  it('the rider says it first, by bKash, and the driver received it', async () => {
    const { _id: rideId } = await inTransit(people);
    const page = await requestsPage(fixture);
    await completeRide(page);
    await collect(page).waitFor();
    const rider = await fixture.visit(`/rider/rides/${rideId}`, { as: PEOPLE.rider, ...PHONE });
    await rider.getByRole('button', { name: 'bKash' }).click();
    await rider.getByLabel('Transaction ID').fill(`bl7a 1${rideId.slice(-5)}`);
    await rider.getByRole('button', { name: /^I paid.*220$/ }).click();
    await rider.getByText('confirms next').waitFor();
    await page.getByText('Nusrat says: paid').waitFor();
    await page.getByRole('button', { name: /^Received.*220$/ }).click();
    await idle(page).waitFor();
    await rider.getByText('Both of you said so').waitFor();
    await rider.getByText('Add a tip').click();
    await rider.getByRole('button', { name: /^৳.20$/ }).click();
    await rider.getByRole('button', { name: /^I gave a tip of/ }).click();
    await rider.getByText('Thank you!').waitFor();
    await page.goto('/driver/statement');
    await page.getByText('Still open').waitFor();
  });
});

describe('a request on a phone', () => {
  it('is refused by one press of a reason', async () => {
    const { _id: rideId } = await book(people.rider, people.driverId);
    const page = await requestsPage(fixture);
    await page.getByRole('button', { name: 'Reject Nusrat Jahan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Too far from here' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByText('Request rejected').waitFor();
    const { history } = await people.rider.call(rideHttp.getRide, { rideId });
    expect(history.at(-1)).toMatchObject({ to: 'REJECTED', reason: 'Too far from here' });
  });

  it('once accepted, Navigate leads to its pickup in Google Maps', async () => {
    await book(people.rider, people.driverId);
    const page = await fixture.visit('/driver/ride-request', { as: PEOPLE.driver, ...PHONE });
    await page.getByRole('button', { name: 'Accept Nusrat Jahan' }).click();
    const link = page.getByRole('link', { name: /^Navigate/ });
    await shown(link).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Dhanmondi/);
  });
});
