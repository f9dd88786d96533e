import { driverHttp } from '@pothik/contracts/driver';
import { userHttp } from '@pothik/contracts/user';
import type { Page } from 'playwright-core';
import { book, logIn, type PlatformAddresses } from '../../support/people.js';
import {
  accepted,
  acceptedWithEstimate,
  codeLocked,
  counterOffered,
  endRides,
  fareSet,
  inTransit,
  offered,
  offerTaken,
  POINTS,
  peopleOf,
  pickedUp,
  type RideInState,
  requested,
} from '../../support/rides-in-states.js';
import type { Screen } from '../screen.js';
import { askSos, askToLogOut, cancelFromDock, sendSos, tapSos } from './actions.js';

const RIDER = 'rider2@pothik.test';
const SECOND_RIDER = 'rider3@pothik.test';
const DRIVER = 'driver3@pothik.test';
const ADMINISTRATOR = 'admin@pothik.test';

type Prepare = NonNullable<Screen['prepare']>;

const requestPage = (
  name: string,
  prepare: Prepare,
  shows: string,
  action?: (page: Page) => Promise<void>,
): Screen => ({
  name,
  as: DRIVER,
  path: '/driver/ride-request',
  shows,
  prepare,
  ...(action ? { action } : {}),
});

/** The driver's ride in one state. */
const ride =
  (fixture: RideInState): Prepare =>
  async (platform) => {
    await fixture(await peopleOf(platform, RIDER, DRIVER));
  };

/** The notice appears after four seconds. */
async function loseLine(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.locator('.driver-late').waitFor();
}

async function endedRides(platform: PlatformAddresses): Promise<undefined> {
  await endRides(await peopleOf(platform, RIDER, DRIVER));
}

async function twoRequests(platform: PlatformAddresses): Promise<undefined> {
  const people = await peopleOf(platform, RIDER, DRIVER);
  await requested(people);
  await book(await logIn(platform.url, SECOND_RIDER), people.driverId);
}

/** Some streets north of the pickup, on a page that may ask the browser where it is. */
async function nearPickup(page: Page): Promise<void> {
  const { lat, lng } = POINTS.pickupPoint;
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: lat + 0.007, longitude: lng });
  await page.reload();
  await page.locator('.driver-way-figures').waitFor();
  // Very large text moves it out of view, where no map is fetched.
  await page.locator('.ui-map').first().scrollIntoViewIfNeeded();
  await page.locator('.ui-map-canvas[data-shown]').first().waitFor();
}

/** The time to answer ends while another fare is typed. */
async function nameFareTooLate(page: Page): Promise<void> {
  const answerBy = new Date(Date.now() + 8_000).toISOString();
  await page.route(/\/ride\/rides\?/, async (route) => {
    const response = await route.fetch();
    const { data, ...answer } = (await response.json()) as { data: { data: object[] } };
    const rides = data.data.map((each) => ({ ...each, answerBy }));
    await route.fulfill({ response, json: { ...answer, data: { ...data, data: rides } } });
  });
  await page.reload();
  await page.locator('.driver-deal button').click();
}

/** ৳ 20 is below every fair band. */
async function nameLowFare(page: Page): Promise<void> {
  await page.getByRole('spinbutton').fill('20');
  await page.locator('.ui-dock .ui-primary').click();
}

async function enterWrongCode(page: Page): Promise<void> {
  await page.locator('.ui-code input').first().click();
  await page.keyboard.type('000000');
}

const tapComplete = (page: Page): Promise<void> => page.locator('.ui-hold-primary').click();
const askToComplete = (page: Page): Promise<void> => page.locator('.ui-hold-primary').press('Enter');

async function completeRide(page: Page): Promise<void> {
  await askToComplete(page);
  await page.locator('.ui-confirmation [type="submit"]').click();
}

async function suspendedOnRide(platform: PlatformAddresses): Promise<undefined> {
  const people = await peopleOf(platform, RIDER, DRIVER);
  await inTransit(people);
  const administrator = await logIn(platform.url, ADMINISTRATOR);
  const reason = 'The licence has expired';
  await administrator.call(driverHttp.updateStatus, { id: people.driverId, status: 'SUSPENDED', reason });
}

const MOVED_AWAY = 'another-ride\n2026-11-02T06:00:00.000Z\nFarmgate\nRIDER\nmoved-away\n';

/** The rider has asked the next driver: stored until it is seen. */
async function movedAway(platform: PlatformAddresses) {
  const people = await peopleOf(platform, RIDER, DRIVER);
  await endRides(people);
  const { _id } = await people.driver.call(userHttp.getMe, {});
  return { stored: { storage: 'localStorage', key: `driver-cancelled:${_id}`, value: MOVED_AWAY } as const };
}

/** Reinstated after a suspension: OFFLINE until the driver switches to ONLINE. */
async function reinstated(platform: PlatformAddresses): Promise<undefined> {
  const people = await peopleOf(platform, RIDER, DRIVER);
  await endRides(people);
  const administrator = await logIn(platform.url, ADMINISTRATOR);
  await administrator.call(driverHttp.updateStatus, { id: people.driverId, status: 'APPROVED' });
}

/** The driver's requests and ride; the suspension comes last, because it makes the driver unavailable. */
export const DRIVER_RIDE_SCREENS: readonly Screen[] = [
  requestPage('driver-requests', twoRequests, '.driver-request:nth-child(2)'),
  requestPage('driver-reject', twoRequests, '.ui-confirmation', (page) =>
    page.locator('.driver-answers button').first().click(),
  ),
  requestPage('driver-offer', ride(offered), '.driver-offer'),
  requestPage('driver-another-fare', ride(offered), '[role="dialog"] [role="spinbutton"]', (page) =>
    page.locator('.driver-deal button').click(),
  ),
  requestPage('driver-another-fare-late', ride(offered), '[role="dialog"] .ui-note.ui-warning', nameFareTooLate),
  {
    ...requestPage('driver-request-over-page', ride(offered), '.driver-way-figures', nearPickup),
    path: '/driver/earnings',
  },
  { ...requestPage('driver-request-on-home', ride(offered), '.driver-way-figures', nearPickup), path: '/' },
  requestPage('driver-way-to-pickup', ride(offerTaken), '.driver-way-figures', nearPickup),
  requestPage('driver-first-fare', ride(accepted), '[role="dialog"] [role="spinbutton"]', (page) =>
    page.locator('.driver-arrive').click(),
  ),
  requestPage('driver-offer-again', ride(counterOffered), '.driver-columns .ui-note.ui-warning'),
  requestPage('driver-log-out', twoRequests, '.ui-confirmation', askToLogOut),
  requestPage('driver-moved-away', movedAway, '.ui-banner.ui-warning'),
  requestPage('driver-line-lost', endedRides, '.driver-late', loseLine),
  requestPage('driver-set-fare', ride(accepted), '[role="spinbutton"]'),
  requestPage('driver-fare-reason', ride(acceptedWithEstimate), '.ui-error', nameLowFare),
  requestPage('driver-enter-code', ride(fareSet), '.driver-code'),
  requestPage('driver-change-fare', ride(fareSet), '.ui-note.ui-warning', (page) =>
    page.locator('.driver-agreed button').click(),
  ),
  { ...requestPage('driver-code-wrong', ride(fareSet), '.ui-error', enterWrongCode), usedUp: true },
  requestPage('driver-code-locked', ride(codeLocked), '.ui-note.ui-warning'),
  requestPage('driver-cancel', ride(fareSet), '.ui-confirmation textarea', cancelFromDock),
  requestPage('driver-picked-up', ride(pickedUp), '.ui-pill.ui-arrived'),
  requestPage('driver-sos', ride(pickedUp), '.ui-confirmation', askSos),
  requestPage('driver-sos-let-go', ride(pickedUp), '.ui-hold-instead', tapSos),
  requestPage('driver-sos-stored', ride(pickedUp), '.driver-sos-state', sendSos),
  requestPage('driver-in-transit', ride(inTransit), '.ui-pill.ui-moving'),
  requestPage('driver-complete-let-go', ride(inTransit), '.ui-hold-instead', tapComplete),
  requestPage('driver-complete', ride(inTransit), '.ui-confirmation', askToComplete),
  { ...requestPage('driver-collect', ride(inTransit), '.driver-collect-sum', completeRide), usedUp: true },
  requestPage('driver-suspended-on-ride', suspendedOnRide, '.ui-banner.ui-danger'),
  requestPage('driver-reinstated', reinstated, '.driver-offline'),
];
