import { z } from 'zod';
import { endpointsOf } from '../platform/endpoint.js';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { listQuery, pageOf } from '../platform/paging.js';
import { ADMINISTRATORS, ROLE } from '../platform/roles.js';
import { identifier, moment, reason } from '../platform/text.js';
import { driverErrors } from './errors.js';
import { driverRegistrationForm, driverUpdateForm, vehicleRegistrationForm } from './forms.js';
import { FREE_DRIVERS_LIMIT } from './limits.js';
import { AVAILABILITY, DRIVER_STATUS, VEHICLE_TYPE } from './status.js';

const MESSAGE_UPDATED = 'Profile updated successfully.';

export const vehicleView = z.object({
  _id: identifier,
  /** The driver profile it belongs to, once there is one. */
  driver: identifier.nullable(),
  vehicleType: z.enum(VEHICLE_TYPE),
  brand: z.string(),
  model: z.string(),
  vehicleLicense: z.string(),
  images: z.array(z.string()),
  createdAt: moment,
  updatedAt: moment,
});
export type VehicleView = z.output<typeof vehicleView>;

const person = z.object({ _id: identifier, name: z.string(), email: z.string(), phone: z.string(), image: z.string() });

/** A driver profile, as its owner and administrators see it. Earnings are whole BDT. */
export const driverView = z.object({
  _id: identifier,
  user: person,
  status: z.enum(DRIVER_STATUS),
  /** Why the status is what it is: shown to a suspended driver. */
  statusReason: z.string(),
  availabilityStatus: z.enum(AVAILABILITY),
  vehicle: vehicleView,
  licenseNumber: z.string(),
  experience: z.int(),
  totalEarnings: z.int(),
  totalRides: z.int(),
  /** An engaged ride is open: ACCEPTED to IN TRANSIT. */
  engaged: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
});
export type DriverView = z.output<typeof driverView>;

/** What a rider sees of a free driver; never phone, e-mail or plate. */
export const freeDriverCard = z.object({
  _id: identifier,
  user: z.object({ _id: identifier, name: z.string(), image: z.string() }),
  vehicle: z.object({
    vehicleType: z.enum(VEHICLE_TYPE),
    brand: z.string(),
    model: z.string(),
    images: z.array(z.string()),
  }),
  experience: z.int(),
  totalRides: z.int(),
});
export type FreeDriverCard = z.output<typeof freeDriverCard>;

const oneDriver = z.object({ id: identifier });

export const driverHttp = endpointsOf(
  'driver',
  driverErrors,
)({
  registerVehicle: {
    method: 'POST',
    path: '/vehicle/register',
    access: [ROLE.RIDER],
    summary: 'Register the vehicle one will drive; the first step of becoming a driver.',
    body: vehicleRegistrationForm,
    response: vehicleView,
    message: 'Vehicle registered successfully',
    status: 201,
    errors: ['driver/vehicle-exists', 'driver/has-open-ride'],
  },
  vehicles: {
    method: 'GET',
    path: '/vehicle/vehicles',
    access: 'SIGNED_IN',
    summary: 'One’s own vehicles; administrators see all.',
    query: listQuery(['createdAt', 'brand'], {
      driver: identifier.optional(),
      vehicleType: z.enum(VEHICLE_TYPE).optional(),
    }),
    response: pageOf(vehicleView),
    message: 'Vehicles',
    status: 200,
    errors: [],
  },
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
      user: identifier.optional(),
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
    message: MESSAGE_UPDATED,
    status: 200,
    errors: ['driver/not-found', 'driver/not-approved', 'driver/license-taken', 'driver/engaged'],
  },
  updateStatus: {
    method: 'PATCH',
    path: '/driver/update-status/:id',
    access: ADMINISTRATORS,
    summary: 'Approve, suspend or reinstate a driver; a suspension needs a reason.',
    params: oneDriver,
    body: z.strictObject({ status: z.enum(DRIVER_STATUS), reason: reason.optional() }),
    response: driverView,
    message: "Driver's status updated successfully.",
    status: 200,
    errors: ['driver/not-found', 'driver/illegal-status', 'driver/reason-required'],
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

/** The sentence of an availability change, which differs from that of the other fields. */
export const AVAILABILITY_UPDATED_MESSAGE = "Driver's status updated successfully.";
