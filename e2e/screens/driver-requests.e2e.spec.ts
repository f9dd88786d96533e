/** @matters requests */
import { type RideView, rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { book, logIn } from '../support/people.js';
import { endRides, type People, peopleOf } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import type { Visitor } from '../support/visitor.js';
import { requestsPage } from './driver-actions.js';
import { alert, focused, PHONE, rows, status } from './ride-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture();
let people: People;
let imran: Visitor;

beforeAll(async () => {
  people = await peopleOf(fixture.platform, PEOPLE.rider, PEOPLE.driver);
  imran = await logIn(fixture.platform.url, 'rider2@pothik.test');
});

afterEach(() => endRides(people));

const untilTitle = (page: Page, title: RegExp) => eventually(async () => expect(await page.title()).toMatch(title));

/** A ride as its rider sees it now. */
const now = (rider: Visitor, { _id: rideId }: RideView) => rider.call(rideHttp.getRide, { rideId });

describe('requests', () => {
  it('drivers “see ride requests” as they come, oldest first, with their count in the title; accepting one withdraws the others', async () => {
    const page = await requestsPage(fixture);
    await page.getByRole('heading', { name: 'No ride requests' }).waitFor();
    await untilTitle(page, /^All Request/);
    const first = await book(people.rider, people.driverId);
    const nusrat = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nusrat Jahan' });
    for (const words of ['Dhanmondi 27', 'Kamalapur Station']) await nusrat.getByText(words).waitFor();
    await nusrat.getByRole('timer', { name: /Time left to answer [12]:\d\d/ }).waitFor();
    await untilTitle(page, /^\(1\) All Request/);
    const second = await book(imran, people.driverId);
    await page.getByText('2 riders are waiting', { exact: true }).waitFor();
    await untilTitle(page, /^\(2\) /);
    await shown(page.getByRole('button', { name: /^Accept/ })).toHaveCount(2);
    await page
      .getByRole('button', { name: /^Accept/ })
      .first()
      .press('Enter');
    await status(page, 'ACCEPTED').waitFor();
    await page.getByRole('heading', { name: 'Pick up Nusrat' }).waitFor();
    await untilTitle(page, /^All Request/);
    expect((await now(people.rider, first)).rideStatus).toBe('ACCEPTED');
    await eventually(async () => expect((await now(imran, second)).rideStatus).toBe('REJECTED'));
  });

  it('shows the pins’ own names and metres before accepting, where they are far from the text', async () => {
    const pickupPoint = { lat: 23.7085, lng: 90.4072 };
    const dropPoint = { ...pickupPoint, lat: pickupPoint.lat + 60 / 111_195 };
    const ride = await book(people.rider, people.driverId, { pickupPoint, dropPoint });
    const page = await requestsPage(fixture);
    const apart = page.locator('.places-apart');
    await apart.getByText(`Pickup: the pin is near ${ride.pointNames?.pickup.name}, 6`).waitFor();
    await apart.getByText('The two pins are 60 m apart in a straight line.').waitFor();
    await apart.getByText('No legal maximum applies. Agree on the fare before the ride starts.').waitFor();
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  it('is rejected with a reason, which the rider and the driver’s list show', async () => {
    const ride = await book(people.rider, people.driverId);
    const page = await requestsPage(fixture);
    await page.getByRole('button', { name: 'Reject Nusrat Jahan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject the request of Nusrat?' });
    const reason = dialog.getByLabel('Reason (optional)');
    await reason.fill('no');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await alert(page, 'A reason of 3 to 300 characters is required.').waitFor();
    await focused(reason);
    await reason.fill('Too far from here');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByText('Request rejected').waitFor();
    await page.getByRole('heading', { name: 'No ride requests' }).waitFor();
    const { rideStatus, history } = await now(people.rider, ride);
    expect({ rideStatus, reason: history.at(-1)?.reason }).toEqual({
      rideStatus: 'REJECTED',
      reason: 'Too far from here',
    });
    await page.goto('/driver/ride-rejected');
    const row = rows(page).first();
    await row.getByText('By you').waitFor();
    await row.getByText('Too far from here').waitFor();
  });

  it('disappears when its rider cancels it', async () => {
    const { _id: rideId } = await book(people.rider, people.driverId);
    const page = await requestsPage(fixture);
    await page.getByRole('button', { name: 'Accept Nusrat Jahan' }).waitFor();
    await people.rider.call(rideHttp.updateStatus, { rideId, rideStatus: 'CANCELLED' });
    await page.getByRole('heading', { name: 'No ride requests' }).waitFor();
  });
});

/** Records every note the page plays. */
const LISTEN = `
  window.played = [];
  window.OscillatorNode = class extends OscillatorNode {
    constructor(context, options) {
      super(context, options);
      window.played.push(options.frequency);
    }
  };`;
const NOTES = [660, 880];

describe('the sound of a request', () => {
  const played = (page: Page): Promise<number[]> => page.evaluate('window.played');
  const soundSwitch = (page: Page) => page.getByRole('switch', { name: 'Sound for new requests' });

  it('is soft, can be switched off, and stays off', async () => {
    const page = await fixture.window({ as: PEOPLE.driver, ...PHONE });
    await page.addInitScript(LISTEN);
    await page.goto('/driver/ride-request');
    await page.getByRole('heading', { name: 'No ride requests' }).click();
    const announced = (name: string) => page.getByText(`A new ride request from ${name}.`);
    await book(people.rider, people.driverId);
    await announced('Nusrat Jahan').waitFor();
    await eventually(async () => expect(await played(page)).toEqual(NOTES));

    await soundSwitch(page).click();
    await shown(soundSwitch(page)).toHaveAttribute('aria-checked', 'false');
    await page.reload();
    await page.getByRole('heading', { name: 'All Request' }).click();
    await shown(soundSwitch(page)).toHaveAttribute('aria-checked', 'false');
    await book(imran, people.driverId);
    await announced('Imran Hossain').waitFor();
    expect(await played(page)).toEqual([]);
    await soundSwitch(page).click();
    await eventually(async () => expect(await played(page)).toEqual(NOTES));
  });
});
