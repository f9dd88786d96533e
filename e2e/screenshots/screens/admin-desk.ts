import { type RideView, rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.js';
import { logIn, type PlatformAddresses } from '../../support/people.js';
import { endRides, move, POINTS, peopleOf } from '../../support/rides-in-states.js';
import type { Visitor } from '../../support/visitor.js';
import type { Screen } from '../screen.js';
import { press } from './actions.js';

const DESK = 'super@pothik.test';
const DRIVER = 'driver@pothik.test';
/** Nobody’s account but the guest’s. */
const CALLER = { phone: '01933000441', name: 'Rina Begum' };
const FARE_BDT = 240;
const REASON = 'The road is closed';
const TRIP = { pickupLocation: 'Dhanmondi 27, lake gate', dropLocation: 'Kamalapur Railway Station', ...POINTS };

const atTheDesk = ({ url }: PlatformAddresses): Promise<Visitor> => logIn(url, DESK);

/** Ends what the caller still has open. */
async function hangUp(desk: Visitor): Promise<void> {
  const { openRide } = await desk.call(rideHttp.findDeskCaller, { phone: CALLER.phone });
  if (openRide) await desk.call(rideHttp.cancelForCaller, { rideId: openRide._id, reason: 'Their plans changed' });
}

/** The caller’s ride with the driver, who has not answered yet. */
async function asked(platform: PlatformAddresses) {
  const desk = await atTheDesk(platform);
  const people = await peopleOf(platform, 'rider@pothik.test', DRIVER);
  await hangUp(desk);
  await endRides(people);
  // That the driver is free again is known a moment after the last ride ended.
  const ride: RideView = await eventually(() =>
    desk.call(rideHttp.bookForCaller, { ...CALLER, ...TRIP, driver: people.driverId }),
  );
  return { ride, people };
}

const withRequest = async (platform: PlatformAddresses): Promise<undefined> => {
  await asked(platform);
  return undefined;
};

/** The driver comes, for a fare. */
async function withFare(platform: PlatformAddresses): Promise<undefined> {
  const { ride, people } = await asked(platform);
  await move(people.driver, ride, 'ACCEPTED');
  await people.driver.call(rideHttp.setFare, { rideId: ride._id, fare: FARE_BDT });
}

/** A caller who rode before, and has no ride now. */
async function withLastPickup(platform: PlatformAddresses): Promise<undefined> {
  const { ride, people } = await asked(platform);
  await move(people.driver, ride, 'REJECTED', REASON);
}

const lookUp =
  (phone: string) =>
  async (page: Page): Promise<void> => {
    await page.locator('.admin-desk-search input').fill(phone);
    await page.locator('.admin-desk-search input').press('Enter');
  };

/** Fills the form as far as the button says whom it asks. */
async function fillForm(page: Page): Promise<void> {
  await lookUp(CALLER.phone)(page);
  await page.locator('.admin-desk-pickups button').first().click();
  const drop = page.locator('input[name=dropLocation]');
  await drop.fill('kamalapur railway');
  await page.locator('.ride-suggestions:not([hidden]) .ride-suggestion').first().waitFor();
  await drop.press('ArrowDown');
  await drop.press('Enter');
  await page.locator('.ride-fare-row:enabled').first().click();
}

export const ADMIN_DESK_SCREENS: readonly Screen[] = [
  { name: 'admin-desk-refused', as: 'admin@pothik.test', path: '/admin/desk', shows: '.ui-empty' },
  { name: 'admin-desk', as: DESK, path: '/admin/desk', shows: '.admin-desk .ui-empty' },
  {
    name: 'admin-desk-no-number',
    as: DESK,
    path: '/admin/desk',
    shows: '.admin-desk-search .ui-error',
    action: lookUp('0111234'),
  },
  {
    name: 'admin-desk-new-caller',
    as: DESK,
    path: '/admin/desk',
    shows: '.admin-desk-caller input[name=name]',
    whole: true,
    action: lookUp('01933000442'),
  },
  {
    name: 'admin-desk-errors',
    as: DESK,
    path: '/admin/desk',
    shows: '.admin-desk-vehicles .ui-error',
    whole: true,
    action: async (page) => {
      await lookUp('01933000442')(page);
      await page.locator('.admin-desk-caller .ui-primary').click();
    },
  },
  {
    name: 'admin-desk-caller',
    as: DESK,
    path: '/admin/desk',
    shows: '.admin-desk-pickups button',
    whole: true,
    prepare: withLastPickup,
    action: lookUp(CALLER.phone),
  },
  {
    name: 'admin-desk-filled',
    as: DESK,
    path: '/admin/desk',
    shows: '.ride-fare-row[aria-pressed=true]',
    whole: true,
    prepare: withLastPickup,
    action: fillForm,
  },
  {
    name: 'admin-desk-open-ride',
    as: DESK,
    path: '/admin/desk',
    shows: '.admin-desk-caller .admin-desk-say',
    whole: true,
    prepare: withRequest,
    usedUp: true,
    action: lookUp(CALLER.phone),
  },
  {
    name: 'admin-desk-code',
    as: DESK,
    path: '/admin/desk',
    shows: '.admin-desk-code .ui-digits',
    whole: true,
    prepare: withFare,
    action: press('.admin-desk-code button'),
  },
  {
    name: 'admin-desk-cancel',
    as: DESK,
    path: '/admin/desk',
    shows: '.ui-confirmation',
    prepare: withFare,
    action: press('.admin-desk-ride .ui-refusal'),
  },
  {
    name: 'admin-desk-right',
    as: DESK,
    path: '/admin/users?role=ADMIN',
    shows: '.ui-confirmation',
    action: press('.ui-table .ui-actions button:has(.lucide-headset)'),
  },
  {
    name: 'driver-request-by-phone',
    as: DRIVER,
    path: '/driver/ride-request',
    shows: '.ride-by-phone',
    prepare: withRequest,
    usedUp: true,
  },
  {
    name: 'driver-ride-by-phone',
    as: DRIVER,
    path: '/driver/ride-request',
    shows: '.driver-rider .ride-by-phone',
    whole: true,
    prepare: withFare,
  },
];
