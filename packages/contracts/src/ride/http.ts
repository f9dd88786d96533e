import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { pageOf } from '../platform/paging.js';
import { periodQuery } from '../platform/period.js';
import { latitudeQuery, longitudeQuery } from '../platform/point.js';
import { ADMINISTRATORS, RIGHT, ROLE } from '../platform/roles.js';
import { identifier, reason, text } from '../platform/text.js';
import { rideAnalytics } from './analytics.js';
import { bookingForm, nearestForm } from './booking-form.js';
import { cityHttp } from './city-http.js';
import { deskHttp } from './desk-http.js';
import { rideErrors } from './errors.js';
import { rideEstimates } from './estimate.js';
import { fareForm, offerForm, startCodeForm } from './forms.js';
import { incidentHttp } from './incident-http.js';
import { LOCATION_MAXIMUM } from './limits.js';
import { listFileHttp } from './list-file-http.js';
import { ridesQuery } from './list-queries.js';
import { operatorPlaceHttp } from './operator-place-http.js';
import { paymentHttp } from './payment-http.js';
import { placeHttp } from './place-http.js';
import { REVIEWED_AT_ONCE } from './review.js';
import * as routes from './ride-routes.js';
import { serviceHttp } from './service-http.js';
import { statementHttp } from './statement-http.js';
import { RIDE_STATUS } from './status.js';
import { rideView } from './views.js';

const oneRide = z.object({ rideId: identifier });

const endpoint = endpointWith(rideErrors);

/** `request/conflict`: other bookings of the same rider were faster, several times. */
const BOOKING_ERRORS = [
  'ride/fare-above-ceiling',
  'ride/driver-not-found',
  'ride/driver-not-free',
  'ride/driver-paused',
  'ride/rider-has-open-ride',
  'ride/too-many-cancelled',
  'request/conflict',
] as const;

const FARE_ERRORS = ['ride/fare-reason-required', 'ride/fare-above-ceiling'] as const;

const onlyRideHttp = {
  book: endpoint(routes.book, {
    access: [ROLE.RIDER],
    summary: 'Ask a free driver for a ride. One open ride per rider.',
    body: bookingForm,
    response: rideView,
    status: 201,
    errors: BOOKING_ERRORS,
  }),
  askNearest: endpoint(routes.askNearest, {
    access: [ROLE.RIDER],
    summary:
      'Search for a driver of a vehicle type: the nearest are asked one after another, 30 s each (60 s where the phone must be woken), for five minutes; who comes free meanwhile is asked too. Then CANCELLED by the system. One open ride per rider.',
    body: nearestForm,
    response: rideView,
    status: 201,
    errors: [...BOOKING_ERRORS, 'ride/nobody-near'],
  }),
  estimates: endpoint(routes.estimates, {
    access: [ROLE.RIDER, ...ADMINISTRATORS],
    right: RIGHT.DESK,
    summary:
      'What a ride between two points should cost and take, for each vehicle type of the city; always ranges. With the texts of both places it also says whether they are of the points.',
    query: z.strictObject({
      pickupLat: latitudeQuery,
      pickupLng: longitudeQuery,
      dropLat: latitudeQuery,
      dropLng: longitudeQuery,
      pickupLocation: z.optional(text(1, LOCATION_MAXIMUM, FORM_MESSAGES.pickupRequired)),
      dropLocation: z.optional(text(1, LOCATION_MAXIMUM, FORM_MESSAGES.dropRequired)),
    }),
    response: rideEstimates,
    status: 200,
    errors: [],
  }),
  rides: endpoint(routes.rides, {
    access: 'SIGNED_IN',
    summary:
      'One’s own rides as rider or driver; administrators see all. With rideStatus=COMPLETED, meta.totalFare in BDT; that of administrators is without rides under review or left out, and meta.leftOut says how many these are. `review`: the state of an implausible ride’s review. `find`, for administrators alone: a short number, a plate, its last digits, the beginnings of a person’s names, or a phone. `overdue`: those that wait too long for an answer or a pickup, or go on for more than six hours. `vehicleType`: as it was on the ride.',
    query: ridesQuery,
    response: pageOf(rideView),
    status: 200,
    errors: ['auth/not-allowed'],
  }),
  currentRide: endpoint(routes.currentRide, {
    access: [ROLE.RIDER, ROLE.DRIVER],
    summary: 'A rider’s open ride, a driver’s engaged one, or null.',
    response: rideView.nullable(),
    status: 200,
    errors: [],
  }),
  updateStatus: endpoint(routes.updateStatus, {
    access: 'SIGNED_IN',
    summary:
      'Move a ride along its table: its driver, its rider (CANCELLED), administrators (CANCELLED). ACCEPTED takes the rider’s offer, or sets another fare in the same act.',
    params: oneRide,
    body: z
      .strictObject({
        rideStatus: z.enum(RIDE_STATUS),
        reason: z.optional(reason),
        fare: z.optional(fareForm.shape.fare),
      })
      .refine(({ rideStatus, fare }) => fare === undefined || rideStatus === RIDE_STATUS.ACCEPTED, {
        path: ['fare'],
        error: FORM_MESSAGES.fareAtAcceptance,
      }),
    response: rideView,
    status: 200,
    errors: [
      'ride/not-found',
      'ride/illegal-transition',
      'ride/not-yours-to-change',
      'ride/answer-too-late',
      'ride/passed-on',
      'ride/pick-up-too-late',
      'ride/end-too-late',
      'ride/code-required',
      'ride/driver-busy',
      'ride/driver-not-approved',
      'ride/change-waiting',
      'ride/reason-required',
      ...FARE_ERRORS,
    ],
    takesActAge: true,
  }),
  setFare: endpoint(routes.setFare, {
    access: [ROLE.DRIVER],
    summary:
      'Its driver sets the fare while ACCEPTED; a changed fare renews the code. Outside the fair band it needs a reason, which the rider sees.',
    params: oneRide,
    body: fareForm,
    response: rideView,
    status: 200,
    errors: ['ride/not-found', 'ride/passed-on', 'ride/fare-frozen', 'ride/pick-up-too-late', ...FARE_ERRORS],
  }),
  makeOffer: endpoint(routes.makeOffer, {
    access: [ROLE.RIDER],
    summary:
      'Its rider raises the offer while REQUESTED, or offers again, twice, while the fare of an accepted ride is above the offer. The driver takes it by setting that fare.',
    params: oneRide,
    body: offerForm,
    response: rideView,
    status: 200,
    errors: [
      'ride/not-found',
      'ride/offer-not-expected',
      'ride/offer-taken',
      'ride/offer-not-higher',
      'ride/offer-not-below-fare',
      'ride/offers-used',
      'ride/fare-above-ceiling',
      'ride/answer-too-late',
      'ride/pick-up-too-late',
    ],
  }),
  tellArrival: endpoint(routes.tellArrival, {
    access: [ROLE.DRIVER],
    summary:
      'Its driver stands at the pickup, while ACCEPTED: waiting counts from then. Repeated, the first time stays.',
    params: oneRide,
    response: rideView,
    status: 200,
    errors: ['ride/not-found', 'ride/passed-on', 'ride/arrival-not-expected', 'ride/pick-up-too-late'],
    takesActAge: true,
  }),
  askNext: endpoint(routes.askNext, {
    access: [ROLE.RIDER],
    summary:
      'Its rider asks the next driver while ACCEPTED, once the driver is moving away, or within three minutes of a fare above the offer: a search of five minutes among those of the same vehicle type. ACCEPTED becomes REQUESTED.',
    params: oneRide,
    response: rideView,
    status: 200,
    errors: [
      'ride/not-found',
      'ride/illegal-transition',
      'ride/not-moving-away',
      'ride/ask-next-too-late',
      'ride/pick-up-too-late',
    ],
  }),
  verifyCode: endpoint(routes.verifyCode, {
    access: [ROLE.DRIVER],
    summary: 'Its driver enters the rider’s code: ACCEPTED becomes PICKED UP.',
    body: z.strictObject({ ...startCodeForm.shape, rideId: identifier }),
    response: rideView,
    status: 200,
    errors: [
      'ride/not-found',
      'ride/passed-on',
      'ride/code-wrong',
      'ride/code-locked',
      'ride/fare-missing',
      'ride/illegal-transition',
      'ride/pick-up-too-late',
    ],
    takesActAge: true,
  }),
  renewCode: endpoint(routes.renewCode, {
    access: [ROLE.RIDER],
    summary: 'Its rider makes a fresh code; the only way to unlock a locked one, five times a ride.',
    params: oneRide,
    response: rideView,
    status: 200,
    errors: ['ride/not-found', 'ride/code-renewals-used', 'ride/illegal-transition', 'ride/pick-up-too-late'],
  }),
  analytics: endpoint(routes.analytics, {
    access: ADMINISTRATORS,
    summary:
      'Rides and BDT by day, status and vehicle type, rides by hour and weekday, active drivers, SOS incidents; the last 30 days.',
    query: periodQuery,
    response: rideAnalytics,
    status: 200,
    errors: [],
  }),
  reviewRide: endpoint(routes.reviewRide, {
    access: ADMINISTRATORS,
    summary:
      'Decide about a ride under review: `counts` true confirms it, false leaves it out for good. Repeated, the first answer stays.',
    params: oneRide,
    body: z.strictObject({ counts: z.boolean() }),
    response: rideView,
    status: 200,
    errors: ['ride/not-found', 'ride/not-under-review'],
  }),
  reviewRides: endpoint(routes.reviewRides, {
    access: ADMINISTRATORS,
    summary:
      'The same for up to 100 rides, one after another. `reviewed`: those that are decided so now; `refused`: those that are not there or not under review.',
    body: z.strictObject({ rides: z.array(identifier).min(1).max(REVIEWED_AT_ONCE), counts: z.boolean() }),
    response: z.object({ reviewed: z.array(identifier), refused: z.array(identifier) }),
    status: 200,
    errors: [],
  }),
  getRide: endpoint(routes.getRide, {
    access: 'SIGNED_IN',
    summary: 'One ride with its history: its rider, its driver, administrators.',
    params: oneRide,
    response: rideView,
    status: 200,
    errors: ['ride/not-found'],
  }),
} satisfies EndpointsOf<typeof routes>;

export const rideHttp = {
  ...placeHttp,
  ...operatorPlaceHttp,
  ...cityHttp,
  ...listFileHttp,
  ...serviceHttp,
  ...incidentHttp,
  ...deskHttp,
  ...paymentHttp,
  ...statementHttp,
  ...onlyRideHttp,
};
