import { not, type ShownTo } from './shown-fields.rules.js';

const R = 'frontends/rider/src/features';
const D = 'frontends/driver/src';
const A = 'frontends/admin/src/features/ride-detail';
const ROUTE = 'packages/ride-ui/src/route/ride-route.tsx';
const MAP = 'packages/ride-ui/src/map/ride-map.tsx';
const HISTORY = 'packages/ride-ui/src/history/use-ride-history.tsx';
const CLAIM = 'packages/ride-ui/src/history/use-claimed-note.tsx';
const WITH_ARRIVAL = 'packages/ride-ui/src/history/history-with-arrival.rules.ts';
const REVIEW = 'packages/ride-ui/src/status/ride-review-badge.tsx';
const WHY = 'packages/ride-ui/src/words/history-sentence.ts';
const ESTIMATE = 'packages/ride-ui/src/estimate/use-estimate-text.ts';
const BY_PHONE = 'packages/ride-ui/src/by-phone/by-phone.tsx';
const APART = 'packages/ride-ui/src/estimate/pin-names.tsx';
const DETAILS = `${R}/receipt/use-details.tsx`;
const CARD = `${R}/current-ride/driver-card.tsx`;
const ASKED = `${R}/current-ride/asked-drivers.tsx`;
const RIDER = `${D}/features/ride-page/ride-details.tsx`;
const PEOPLE = `${A}/ride-people.tsx`;
const FACTS = `${A}/ride-facts.tsx`;
const STEPS = `${A}/ride-history.tsx`;
/** The administrators' CSV. */
export const RIDE_FILE = 'services/ride/src/rides/ride-columns.table.ts';

const OWN = not('it is the reader’s own');
const NO_PAGE = not('the reader has no page that it would open');
const NOT_SENT = not('the answers to this reader never have it');
const NO_COLUMN = not('the file has what lists have; the ride’s page has the rest');
const MOMENTARY = not('it is over before anybody reads a file');
const NOW_ONLY = not('it concerns rider and driver while the ride is open');
const BEHIND = not('the figures are made with it, and are shown');
const NOT_YET = not('the page has no place for it yet; the API has it');

const point = (name: string): ShownTo => [`${MAP}: ${name}`, `${MAP}: ${name}`, `${MAP}: ${name}`, NO_COLUMN];
const estimated = (name: string): ShownTo => [`${ESTIMATE}: ${name}`, `${ESTIMATE}: ${name}`, NOT_YET, NO_COLUMN];
const pinned = (name: string): ShownTo => [`${APART}: ${name}`, `${APART}: ${name}`, NOT_YET, NO_COLUMN];
const asked: ShownTo = [ASKED, NOT_SENT, NOT_YET, NO_COLUMN];
const step: ShownTo = [HISTORY, HISTORY, STEPS, NO_COLUMN];
const why: ShownTo = [WHY, WHY, STEPS, NO_COLUMN];

/** Every field of a ride: where its rider, its driver and administrators see it, and whether the CSV has it. */
export const RIDE_FIELDS: Readonly<Record<string, ShownTo>> = {
  _id: [`${R}/ride-lists/ride-columns.tsx`, not('drivers know a ride by its time'), `${A}/ride-detail.tsx`, RIDE_FILE],
  'user._id': [OWN, NO_PAGE, PEOPLE, NO_COLUMN],
  'user.name': [DETAILS, RIDER, PEOPLE, RIDE_FILE],
  'user.image': [OWN, RIDER, PEOPLE, NO_COLUMN],
  'user.phone': [OWN, RIDER, PEOPLE, NO_COLUMN],
  'user.isPhoneProven': [OWN, RIDER, PEOPLE, NO_COLUMN],
  'driver._id': [NO_PAGE, OWN, PEOPLE, NO_COLUMN],
  'driver.user._id': [NO_PAGE, OWN, not('the driver’s page opens by the id of the profile'), NO_COLUMN],
  'driver.user.name': [CARD, HISTORY, PEOPLE, RIDE_FILE],
  'driver.user.image': [CARD, OWN, PEOPLE, NO_COLUMN],
  'driver.user.phone': [CARD, OWN, PEOPLE, NO_COLUMN],
  'driver.user.isPhoneProven': [CARD, OWN, PEOPLE, NO_COLUMN],
  'driver.vehicle.vehicleType': [DETAILS, `${D}/active-ride/active-ride.tsx`, FACTS, RIDE_FILE],
  'driver.vehicle.brand': [CARD, OWN, FACTS, NO_COLUMN],
  'driver.vehicle.model': [CARD, OWN, FACTS, NO_COLUMN],
  'driver.vehicle.vehicleLicense': [CARD, OWN, FACTS, RIDE_FILE],
  'driver.vehicle.images': [
    not('a drawing of the type stands there'),
    OWN,
    not('the driver’s page has them'),
    NO_COLUMN,
  ],
  'driver.experience': [CARD, OWN, not('the driver’s page has it'), NO_COLUMN],
  pickupLocation: [ROUTE, ROUTE, ROUTE, RIDE_FILE],
  dropLocation: [ROUTE, ROUTE, ROUTE, RIDE_FILE],
  note: [ROUTE, ROUTE, ROUTE, NO_COLUMN],
  'pickupPoint.lat': point('pickupPoint'),
  'pickupPoint.lng': point('pickupPoint'),
  'dropPoint.lat': point('dropPoint'),
  'dropPoint.lng': point('dropPoint'),
  'estimate.cityId': [BEHIND, BEHIND, NOT_YET, NO_COLUMN],
  'estimate.vehicleType': [BEHIND, BEHIND, FACTS, NO_COLUMN],
  'estimate.tariffVersion': [BEHIND, BEHIND, FACTS, NO_COLUMN],
  'estimate.metres.low': estimated('metres'),
  'estimate.metres.high': estimated('metres'),
  'estimate.distanceBasis': [BEHIND, BEHIND, NOT_YET, NO_COLUMN],
  'estimate.minutes.low': estimated('minutes'),
  'estimate.minutes.high': estimated('minutes'),
  'estimate.minutesBasis': estimated('minutesBasis'),
  'estimate.fare.low': estimated('fare'),
  'estimate.fare.high': estimated('fare'),
  'estimate.ceiling': [not('no fare above it is accepted'), `${D}/active-ride/use-fare-form.ts`, NOT_YET, NO_COLUMN],
  'review.state': [REVIEW, REVIEW, `${A}/ride-review.tsx`, RIDE_FILE],
  'review.reasons': [REVIEW, REVIEW, `${A}/ride-review.tsx`, NO_COLUMN],
  'pointNames.pickup.name': pinned('name'),
  'pointNames.pickup.nameBn': pinned('nameBn'),
  'pointNames.pickup.isOfText': pinned('isOfText'),
  'pointNames.pickup.metresFromText': pinned('metresFromText'),
  'pointNames.dropOff.name': pinned('name'),
  'pointNames.dropOff.nameBn': pinned('nameBn'),
  'pointNames.dropOff.isOfText': pinned('isOfText'),
  'pointNames.dropOff.metresFromText': pinned('metresFromText'),
  'pointNames.metres': pinned('metres'),
  rideStatus: [`${R}/receipt/receipt.tsx`, `${D}/features/ride-page/ride-page.tsx`, `${A}/ride-detail.tsx`, RIDE_FILE],
  'offer.fare': [
    `${R}/current-ride/offer/own-offer.tsx`,
    'frontends/driver/src/requests/request-facts.tsx',
    FACTS,
    NO_COLUMN,
  ],
  'offer.againLeft': [`${R}/current-ride/offer/counter-offer.tsx`, not('the rider counts them'), NOW_ONLY, MOMENTARY],
  'offer.askNextUntil': [
    `${R}/current-ride/offer/counter-offer.tsx`,
    not('a clock would press the driver to nothing'),
    NOW_ONLY,
    MOMENTARY,
  ],
  fare: [`${R}/receipt/receipt.tsx`, RIDER, FACTS, RIDE_FILE],
  fareReason: [
    'packages/ride-ui/src/estimate/ride-estimate.tsx',
    'packages/ride-ui/src/estimate/ride-estimate.tsx',
    FACTS,
    NO_COLUMN,
  ],
  startCode: [`${R}/current-ride/ride-ticket.tsx`, NOT_SENT, NOT_SENT, NOT_SENT],
  codeTriesLeft: [`${R}/current-ride/start-code.rules.ts`, `${D}/active-ride/code-step.tsx`, NOW_ONLY, MOMENTARY],
  answerBy: [`${R}/current-ride/answer-countdown.tsx`, `${D}/requests/request-facts.tsx`, NOW_ONLY, MOMENTARY],
  'asking.asked.name': asked,
  'asking.asked.outcome': asked,
  'asking.asked.reason': asked,
  'asking.asked.at': [not('their order says it'), NOT_SENT, NOT_YET, NO_COLUMN],
  'asking.until': [`${R}/current-ride/search-state.tsx`, NOT_SENT, NOT_YET, NO_COLUMN],
  'asking.looking': [`${R}/current-ride/sentence.rules.ts`, NOT_SENT, NOT_YET, NO_COLUMN],
  'asking.waiting': [not('pages of the release before read it'), NOT_SENT, NOT_YET, NO_COLUMN],
  pickUpBy: [`${R}/current-ride/ride-steps.tsx`, `${D}/active-ride/rider-card.tsx`, NOW_ONLY, MOMENTARY],
  arrivedAt: [`${R}/current-ride/eta/driver-eta.tsx`, `${D}/active-ride/arrival.tsx`, WITH_ARRIVAL, NO_COLUMN],
  arrivalClaimedAt: [WITH_ARRIVAL, WITH_ARRIVAL, WITH_ARRIVAL, NO_COLUMN],
  movingAwaySince: [`${R}/current-ride/moving-away.tsx`, NOT_SENT, NOT_YET, NO_COLUMN],
  sos: [
    NOT_SENT,
    NOT_SENT,
    'frontends/admin/src/features/rides/ride-table.tsx',
    not('incidents have a file of their own'),
  ],
  isByPhone: [BY_PHONE, BY_PHONE, BY_PHONE, NO_COLUMN],
  'bookedBy._id': [NOT_SENT, NOT_SENT, not('the name says it'), NO_COLUMN],
  'bookedBy.name': [NOT_SENT, NOT_SENT, BY_PHONE, NO_COLUMN],
  'history.from': [
    not('the step before says it'),
    not('the step before says it'),
    not('the step before says it'),
    NO_COLUMN,
  ],
  'history.to': step,
  'history.by': step,
  'history.at': step,
  'history.claimedAt': [CLAIM, CLAIM, CLAIM, NO_COLUMN],
  'history.reason': why,
  'history.cause': why,
  createdAt: [DETAILS, `${D}/features/ride-page/ride-page.tsx`, FACTS, RIDE_FILE],
  updatedAt: [
    not('the history has the times'),
    not('the history has the times'),
    not('the history has the times'),
    NO_COLUMN,
  ],
};
