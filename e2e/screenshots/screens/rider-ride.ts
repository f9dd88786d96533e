import { rideHttp, SEARCH } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { newRider } from '../../support/people.js';
import {
  accepted,
  cancelled,
  codeLocked,
  completed,
  counterOffered,
  dearFareSet,
  fareSet,
  inTransit,
  offered,
  peopleOf,
  pickedUp,
  type RideInState,
  rejected,
  requested,
} from '../../support/rides-in-states.js';
import type { Screen } from '../screen.js';
import { answeredWith, askSos, askToLogOut, cancelFromDock, tapSos } from './actions.js';

const RIDER = 'rider@pothik.test';
const DRIVER = 'driver@pothik.test';
const WITHOUT_PHONE = 'rina@shots.test';

/** The rider's current ride in one state; an ended ride is shown for 15 minutes. */
const currentRide = (
  name: string,
  fixture: RideInState,
  shows: string,
  action?: (page: Page) => Promise<void>,
): Screen => ({
  name,
  as: RIDER,
  path: '/rider/current-ride',
  shows,
  ...(action ? { action } : {}),
  prepare: async (platform) => {
    await fixture(await peopleOf(platform, RIDER, DRIVER));
  },
});

/** The driver has driven away for two minutes: in truth it takes one and a half until it is seen. */
const driverMovesAway = answeredWith(rideHttp.currentRide.path, () => ({
  movingAwaySince: new Date(Date.now() - 120_000).toISOString(),
}));

/** The three minutes in which the next driver may be asked have passed. */
const askNextIsOver = answeredWith(rideHttp.currentRide.path, () => ({
  offer: { fare: 100, againLeft: 1, askNextUntil: new Date(Date.now() - 1_000).toISOString() },
}));

/** A search that began so many seconds ago and asked two drivers. */
const searching = (seconds: number, looking: boolean) =>
  answeredWith(rideHttp.currentRide.path, () => {
    const began = Date.now() - seconds * 1_000;
    const at = (second: number) => new Date(began + second * 1_000).toISOString();
    const asked = [
      { name: 'Sumaiya Begum', outcome: 'UNANSWERED', at: at(30) },
      { name: 'Tanvir Hasan', outcome: 'REJECTED', reason: 'রাস্তা বন্ধ', at: at(44) },
    ];
    const until = new Date(began + SEARCH.lastsMs).toISOString();
    const answerBy = looking ? until : new Date(Date.now() + 22_000).toISOString();
    return { answerBy, asking: { asked, until, waiting: 0, ...(looking ? { looking } : {}) } };
  });

/** The rider's ride from its request to each of its ends. */
export const RIDER_RIDE_SCREENS: readonly Screen[] = [
  currentRide('rider-requested', requested, '.rider-meter'),
  currentRide('rider-accepted', accepted, '.ui-ticket-half.ui-waiting:first-child'),
  {
    name: 'rider-phone-asked',
    as: WITHOUT_PHONE,
    path: '/rider/current-ride',
    shows: '.rider-answers',
    whole: true,
    prepare: async (platform) => {
      await newRider(platform, 'Rina Begum', WITHOUT_PHONE);
      await accepted(await peopleOf(platform, WITHOUT_PHONE, DRIVER));
      return undefined;
    },
  },
  currentRide('rider-searching', offered, '.rider-asked', searching(84, false)),
  currentRide('rider-still-looking', offered, '.rider-asked', searching(130, true)),
  currentRide('rider-offer', offered, '.rider-columns .ui-card .ui-button'),
  currentRide('rider-counter-offer', counterOffered, '.rider-offer-two'),
  currentRide('rider-counter-offer-late', counterOffered, '.rider-offer-two', askNextIsOver),
  currentRide('rider-offer-again', counterOffered, '.ui-fare-steps', (page) =>
    page.locator('.rider-offer-answers .ui-button').nth(1).click(),
  ),
  currentRide('rider-moving-away', accepted, '.ui-note.ui-warning .ui-primary', driverMovesAway),
  currentRide('rider-log-out', fareSet, '.ui-confirmation', askToLogOut),
  currentRide('rider-fare-and-code', fareSet, '.ui-ticket .ui-digits'),
  currentRide('rider-fare-reason', dearFareSet, '.ui-ticket .ui-digits'),
  currentRide('rider-code-locked', codeLocked, '.ui-ticket-half:first-child:not(.ui-waiting) + .ui-waiting'),
  currentRide('rider-cancel', fareSet, '.ui-confirmation textarea', cancelFromDock),
  currentRide('rider-picked-up', pickedUp, '.ui-pill.ui-arrived'),
  currentRide('rider-sos', pickedUp, '.ui-confirmation', askSos),
  currentRide('rider-sos-let-go', pickedUp, '.ui-hold-instead', tapSos),
  currentRide('rider-in-transit', inTransit, '.ui-pill.ui-moving'),
  currentRide('rider-completed', completed, '.ui-pill.ui-done'),
  currentRide('rider-rejected', rejected, '.ui-pill.ui-refused'),
  currentRide('rider-cancelled', cancelled, '.ui-pill.ui-ended'),
];
