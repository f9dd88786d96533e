import { z } from 'zod';
import { endpointsOf } from '../platform/endpoint.js';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { listQuery, pageOf } from '../platform/paging.js';
import { periodQuery } from '../platform/period.js';
import { ADMINISTRATORS, ROLE } from '../platform/roles.js';
import { identifier, reason } from '../platform/text.js';
import { driverAnalytics, driverEarnings } from './analytics.js';
import { driverErrors } from './errors.js';
import { driverRegistrationForm, driverUpdateForm } from './forms.js';
import { freeDriverCard } from './free-driver.js';
import { FREE_DRIVERS_LIMIT } from './limits.js';
import { AVAILABILITY, DRIVER_STATUS, VEHICLE_TYPE } from './status.js';
import { PROFILE_UPDATED_MESSAGE, vehicleHttp } from './vehicle-http.js';
import { driverView, seenChanges } from './views.js';

const oneDriver = z.object({ id: identifier });

const profileHttp = endpointsOf(
  'driver',
  driverErrors,
)({
  registerDriver: {
    method: 'POST',
    path: '/driver/register-driver',
    access: [ROLE.RIDER],
    summary:
      'Register a driver profile with one’s own vehicle: starts PENDING and OFFLINE, and turns RIDER into DRIVER.',
    body: driverRegistrationForm,
    response: driverView,
    message: 'Driver registered successfully',
    status: 201,
    errors: ['driver/vehicle-not-found', 'driver/profile-exists', 'driver/license-taken', 'driver/has-open-ride'],
  },
  drivers: {
    method: 'GET',
    path: '/driver/drivers',
    access: 'SIGNED_IN',
    summary: 'One’s own driver profile; administrators see all.',
    query: listQuery(['createdAt', 'experience', 'totalRides', 'totalEarnings'], {
      user: z.optional(identifier),
      status: z.enum(DRIVER_STATUS).optional(),
      availabilityStatus: z.enum(AVAILABILITY).optional(),
      vehicleType: z.enum(VEHICLE_TYPE).optional(),
    }),
    response: pageOf(driverView),
    message: 'Drivers',
    status: 200,
    errors: [],
  },
  freeDrivers: {
    method: 'GET',
    path: '/driver/free-drivers',
    access: [ROLE.RIDER],
    summary: `Approved drivers who are online and not on a ride, longest free first; at most ${FREE_DRIVERS_LIMIT}.`,
    query: z.strictObject({
      searchTerm: z.string().trim().max(100, FORM_MESSAGES.tooLong).optional(),
      vehicleType: z.enum(VEHICLE_TYPE).optional(),
    }),
    response: pageOf(freeDriverCard),
    message: 'Free drivers',
    status: 200,
    errors: [],
  },
  update: {
    method: 'PATCH',
    path: '/driver/update/:id',
    access: [ROLE.DRIVER],
    summary: 'A driver changes their availability, or licence number and experience.',
    params: oneDriver,
    body: driverUpdateForm,
    response: driverView,
    message: PROFILE_UPDATED_MESSAGE,
    status: 200,
    errors: [
      'driver/not-found',
      'driver/not-approved',
      'driver/license-taken',
      'driver/engaged',
      'driver/too-many-changes',
    ],
  },
  updateStatus: {
    method: 'PATCH',
    path: '/driver/update-status/:id',
    access: ADMINISTRATORS,
    summary: 'Approve, suspend or reinstate a driver; a suspension needs a reason.',
    params: oneDriver,
    body: z.strictObject({ status: z.enum(DRIVER_STATUS), reason: z.optional(reason) }),
    response: driverView,
    message: "Driver's status updated successfully.",
    status: 200,
    errors: ['driver/not-found', 'driver/illegal-status', 'driver/reason-required'],
  },
  confirmChanges: {
    method: 'POST',
    path: '/driver/confirm-changes/:id',
    access: ADMINISTRATORS,
    summary: 'Confirm what a driver changed after approval, as far as one has seen it.',
    params: oneDriver,
    body: z.strictObject({ seen: seenChanges }),
    response: driverView,
    message: 'Changes confirmed',
    status: 200,
    errors: ['driver/not-found'],
  },
  earnings: {
    method: 'GET',
    path: '/driver/earnings',
    access: [ROLE.DRIVER],
    summary: 'One’s own earnings by day; the last 30 days.',
    query: periodQuery,
    response: driverEarnings,
    message: 'Earnings',
    status: 200,
    errors: ['driver/not-found'],
  },
  analytics: {
    method: 'GET',
    path: '/driver/analytics',
    access: ADMINISTRATORS,
    summary: 'Drivers by status and vehicle type, and how many were active; the last 30 days.',
    query: periodQuery,
    response: driverAnalytics,
    message: 'Driver analytics',
    status: 200,
    errors: [],
  },
  restate: {
    method: 'POST',
    path: '/restatement',
    access: 'SERVICE',
    summary: 'Tell drivers or vehicles again as they stand, page by page, so that projections are rebuilt.',
    body: z.strictObject({ of: z.enum(['drivers', 'vehicles']), after: z.optional(identifier) }),
    response: z.object({ told: z.int(), last: z.nullable(identifier) }),
    message: 'Told again',
    status: 200,
    errors: [],
  },
  getDriver: {
    method: 'GET',
    path: '/driver/:id',
    access: 'SIGNED_IN',
    summary: 'A driver: all fields for themselves and administrators, the free-driver card for others.',
    params: oneDriver,
    response: z.union([driverView, freeDriverCard]),
    message: 'Driver',
    status: 200,
    errors: ['driver/not-found'],
  },
});

export const driverHttp = { ...vehicleHttp, ...profileHttp };

/** The sentence of an availability change, which differs from that of the other fields. */
export const AVAILABILITY_UPDATED_MESSAGE = "Driver's status updated successfully.";
