import { z } from 'zod';
import { authErrors } from '../auth/errors.js';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { point } from '../platform/point.js';
import { RIGHT, ROLE } from '../platform/roles.js';
import { identifier, reason } from '../platform/text.js';
import { deskBookingForm, deskCallerForm, deskNearestForm } from './desk-forms.js';
import * as routes from './desk-routes.js';
import { rideErrors } from './errors.js';
import { DESK } from './limits.js';
import { rideView } from './views.js';

const oneRide = z.object({ rideId: identifier });

// Who has a number is auth’s to refuse.
const endpoint = endpointWith({ ...rideErrors, ...authErrors });

/** Administrators who have the right; every call but the list is in the audit log. */
const AT_THE_DESK = { access: [ROLE.SUPER_ADMIN, ROLE.ADMIN], right: RIGHT.DESK } as const;

const CALLER_ERRORS = ['auth/number-of-administrator', 'auth/number-of-driver'] as const;
const BOOKING_ERRORS = [
  ...CALLER_ERRORS,
  'auth/user-deleted',
  'ride/fare-above-ceiling',
  'ride/driver-not-found',
  'ride/driver-not-free',
  'ride/caller-has-open-ride',
  'ride/caller-cancelled-many',
  'ride/caller-paused',
  'request/conflict',
] as const;

/** What the desk learns of a number; the same for a number that nobody has, all empty. */
const deskCaller = z.object({
  name: z.string(),
  /** Where the last rides began, the newest first. */
  pickups: z.array(z.object({ name: z.string(), point: z.optional(point) })),
  openRide: z.nullable(rideView),
});
export type DeskCaller = z.output<typeof deskCaller>;

/** The calls of the desk, which books for people who call. */
export const deskHttp = {
  findDeskCaller: endpoint(routes.findDeskCaller, {
    ...AT_THE_DESK,
    summary: `Who calls: name, last ${DESK.pickups} pickups and open ride of whoever has the number; all empty for nobody.`,
    body: deskCallerForm,
    response: deskCaller,
    status: 200,
    errors: [...CALLER_ERRORS, 'request/conflict'],
    // A repeat is another look.
    takesKey: false,
  }),
  bookForCaller: endpoint(routes.bookForCaller, {
    ...AT_THE_DESK,
    summary:
      'Ask a free driver for a ride of somebody who calls, by the rules of their own bookings. A number that nobody has gets the account of a guest.',
    body: deskBookingForm,
    response: rideView,
    status: 201,
    errors: BOOKING_ERRORS,
  }),
  askNearestForCaller: endpoint(routes.askNearestForCaller, {
    ...AT_THE_DESK,
    summary: 'The same, by a search for a driver of a vehicle type, as `askNearest`.',
    body: deskNearestForm,
    response: rideView,
    status: 201,
    errors: [...BOOKING_ERRORS, 'ride/nobody-near'],
  }),
  deskRides: endpoint(routes.deskRides, {
    ...AT_THE_DESK,
    summary: `The rides booked by phone that are open or of today, whoever booked them, the newest first; at most ${DESK.rides}.`,
    response: z.array(rideView),
    status: 200,
    errors: [],
  }),
  cancelForCaller: endpoint(routes.cancelForCaller, {
    ...AT_THE_DESK,
    summary: 'Cancel a ride that was booked by phone, as administrator and with a reason; also while REQUESTED.',
    params: oneRide,
    body: z.strictObject({ reason }),
    response: rideView,
    status: 200,
    errors: ['ride/not-found', 'ride/not-booked-by-phone', 'ride/illegal-transition'],
  }),
  readCodeForCaller: endpoint(routes.readCodeForCaller, {
    ...AT_THE_DESK,
    summary: 'The start code of a ride that was booked by phone, while ACCEPTED. The audit log gets each look.',
    params: oneRide,
    response: z.object({ startCode: z.string() }),
    status: 200,
    errors: ['ride/not-found', 'ride/not-booked-by-phone', 'ride/code-not-there'],
    // A repeat is another look.
    takesKey: false,
  }),
} satisfies EndpointsOf<typeof routes>;
