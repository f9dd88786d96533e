import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { LIST_FILE } from '../platform/list-file.js';
import { FILE_LANGUAGE, listQuery, PAGES, pageOf } from '../platform/paging.js';
import { periodQuery } from '../platform/period.js';
import { latitudeQuery, longitudeQuery, point, wholePoint } from '../platform/point.js';
import { range } from '../platform/range.js';
import { ADMINISTRATORS, RIGHT, ROLE } from '../platform/roles.js';
import { identifier, reason, searchTerm } from '../platform/text.js';
import { driverAnalytics, driverEarnings } from './analytics.js';
import { blockHttp } from './block-http.js';
import { driverErrors } from './errors.js';
import { driverRegistrationForm, driverUpdateForm } from './forms.js';
import { freeDriverCard } from './free-driver.js';
import { FREE_DRIVERS_LIMIT } from './limits.js';
import { liveHttp } from './live-http.js';
import { positionHttp } from './position-http.js';
import * as routes from './profile-routes.js';
import { AVAILABILITY, DRIVER_STATUS, REASON_KIND, VEHICLE_TYPE } from './status.js';
import { vehicleHttp } from './vehicle-http.js';
import { driverView, seenChanges, seenNumbers } from './views.js';

const oneDriver = z.object({ id: identifier });

const driversQuery = listQuery(['createdAt', 'experience', 'totalRides', 'totalEarnings'], {
  user: z.optional(identifier),
  status: z.enum(DRIVER_STATUS).optional(),
  availabilityStatus: z.enum(AVAILABILITY).optional(),
  vehicleType: z.enum(VEHICLE_TYPE).optional(),
  /** Only drivers marked ‘Changed since approval’. Administrators only: others find none. */
  changed: z
    .literal('true')
    .transform(() => true)
    .optional(),
});

const endpoint = endpointWith(driverErrors);

const profileHttp = {
  registerDriver: endpoint(routes.registerDriver, {
    access: [ROLE.RIDER],
    summary:
      'Register a driver profile with one’s own vehicle: starts PENDING and OFFLINE, and turns RIDER into DRIVER.',
    body: driverRegistrationForm,
    response: driverView,
    status: 201,
    errors: ['driver/vehicle-not-found', 'driver/profile-exists', 'driver/license-taken', 'driver/has-open-ride'],
  }),
  drivers: endpoint(routes.drivers, {
    access: 'SIGNED_IN',
    summary: 'One’s own driver profile; administrators see all.',
    query: driversQuery,
    response: pageOf(driverView),
    status: 200,
    errors: [],
  }),
  exportDrivers: endpoint(routes.exportDrivers, {
    ...LIST_FILE,
    summary: 'All drivers as CSV (UTF-8, no envelope), filtered and sorted as their list, written row by row.',
    query: driversQuery.omit(PAGES).extend(FILE_LANGUAGE),
  }),
  freeDrivers: endpoint(routes.freeDrivers, {
    access: [ROLE.RIDER, ...ADMINISTRATORS],
    right: RIGHT.DESK,
    summary: `Approved drivers who are online and not on a ride, longest free first; with a pickup the nearest first, with how far they are. At most ${FREE_DRIVERS_LIMIT}; of a city with many drivers a sample, and \`total\` counts those that were looked at.`,
    query: z
      .strictObject({
        searchTerm: z.optional(searchTerm),
        vehicleType: z.enum(VEHICLE_TYPE).optional(),
        /** The pickup: both or neither. */
        lat: z.optional(latitudeQuery),
        lng: z.optional(longitudeQuery),
      })
      .check(wholePoint),
    response: pageOf(freeDriverCard),
    status: 200,
    errors: [],
  }),
  nearTypes: endpoint(routes.nearTypes, {
    access: [ROLE.RIDER, ...ADMINISTRATORS],
    right: RIGHT.DESK,
    summary:
      'The vehicle types that a search could ask now, with how far the nearest free driver is from the pickup by road; without `metres` where nobody knows. A type that is missing has nobody near.',
    query: z.strictObject({ lat: z.optional(latitudeQuery), lng: z.optional(longitudeQuery) }).check(wholePoint),
    response: z.array(z.object({ vehicleType: z.enum(VEHICLE_TYPE), metres: z.optional(range) })),
    status: 200,
    errors: [],
  }),
  update: endpoint(routes.update, {
    access: [ROLE.DRIVER],
    summary: 'A driver changes their availability, or licence number and experience.',
    params: oneDriver,
    body: driverUpdateForm,
    response: driverView,
    status: 200,
    errors: [
      'driver/not-found',
      'driver/not-approved',
      'driver/paused',
      'driver/change-waiting',
      'driver/license-taken',
      'driver/engaged',
    ],
  }),
  updateStatus: endpoint(routes.updateStatus, {
    access: ADMINISTRATORS,
    summary: 'Approve, suspend or reinstate a driver; a suspension needs a reason.',
    params: oneDriver,
    body: z.strictObject({
      status: z.enum(DRIVER_STATUS),
      reason: z.optional(reason),
      /** Stored with a suspension alone; without it: other. */
      reasonKind: z.enum(REASON_KIND).optional(),
      /** What one has seen of the driver: an approval or reinstatement is refused when a newer change is stored. */
      seen: z.optional(seenNumbers),
    }),
    response: driverView,
    status: 200,
    errors: ['driver/not-found', 'driver/illegal-status', 'driver/reason-required', 'driver/changed-unseen'],
  }),
  confirmChanges: endpoint(routes.confirmChanges, {
    access: ADMINISTRATORS,
    summary: 'Confirm what a driver changed after approval, as far as one has seen it.',
    params: oneDriver,
    body: z.strictObject({ seen: seenChanges }),
    response: driverView,
    status: 200,
    errors: ['driver/not-found', 'driver/change-gone', 'driver/license-taken'],
  }),
  takeBackChanges: endpoint(routes.takeBackChanges, {
    access: [ROLE.DRIVER],
    summary: 'Take back all of one’s own changes that wait for confirmation, in one step; again does no harm.',
    params: oneDriver,
    /** The number of the waiting change that the driver saw. */
    body: z.strictObject({ number: z.int().min(1) }),
    response: driverView,
    status: 200,
    errors: ['driver/not-found', 'driver/change-confirmed', 'driver/change-gone'],
  }),
  earnings: endpoint(routes.earnings, {
    access: [ROLE.DRIVER],
    summary: 'One’s own earnings by day, and how long one was ONLINE; the last 30 days.',
    query: periodQuery,
    response: driverEarnings,
    status: 200,
    errors: ['driver/not-found'],
  }),
  analytics: endpoint(routes.analytics, {
    access: ADMINISTRATORS,
    summary: 'Drivers by status and vehicle type, and how many were active; the last 30 days.',
    query: periodQuery,
    response: driverAnalytics,
    status: 200,
    errors: [],
  }),
  freeFor: endpoint(routes.freeFor, {
    access: { services: ['ride'] },
    summary:
      'The profiles of free drivers of a vehicle type whom a search may ask: with a pickup the nearest first, within the operator’s limit, then those whose place is not known; without one the longest free first. Of equally near ones, those who are reached by push alone last.',
    body: z.strictObject({
      riderId: identifier,
      vehicleType: z.enum(VEHICLE_TYPE),
      pickup: z.optional(point),
      /** Drivers who had their turn. */
      except: z.optional(z.array(identifier)),
    }),
    response: z.object({
      driverIds: z.array(identifier),
      /** Those of them who are reached by push alone, so that they have longer to answer; absent from a release that does not know it. */
      pushAlone: z.optional(z.array(identifier)),
    }),
    status: 200,
    errors: [],
  }),
  restate: endpoint(routes.restate, {
    access: { services: ['operator'] },
    summary: 'Tell drivers, vehicles or blocks again as they stand, page by page, so that projections are rebuilt.',
    body: z.strictObject({ of: z.enum(['drivers', 'vehicles', 'blocks']), after: z.optional(identifier) }),
    response: z.object({ told: z.int(), last: z.nullable(identifier) }),
    status: 200,
    errors: [],
  }),
  getDriver: endpoint(routes.getDriver, {
    access: 'SIGNED_IN',
    summary:
      'A driver: all fields for themselves and administrators, the free-driver card for others, of approved drivers alone.',
    params: oneDriver,
    response: z.union([driverView, freeDriverCard]),
    status: 200,
    errors: ['driver/not-found'],
  }),
} satisfies EndpointsOf<typeof routes>;

export const driverHttp = { ...vehicleHttp, ...positionHttp, ...liveHttp, ...blockHttp, ...profileHttp };
