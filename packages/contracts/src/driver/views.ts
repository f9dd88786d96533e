import { z } from 'zod';
import { identifier, moment } from '../platform/text.js';
import { AVAILABILITY, AVAILABILITY_CAUSE, DRIVER_STATUS, VEHICLE_TYPE } from './status.js';

/** A vehicle, as its owner and administrators see it. `images` are addresses; `?size=list` gives the smaller one. */
export const vehicleView = z.object({
  _id: identifier,
  /** The driver profile it belongs to, once there is one. */
  driver: z.nullable(identifier),
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

/** Up to which change of the licence number and of the vehicle somebody has looked. */
export const seenChanges = z.strictObject({ license: z.int().min(0), vehicle: z.int().min(0) });
export type SeenChanges = z.output<typeof seenChanges>;

/** Licence or vehicle changed after approval: every changed field with its approved value and its present one. */
export const changedSinceApproval = z.object({
  changes: z.array(
    z.object({
      field: z.enum(['licenseNumber', 'vehicleLicense', 'brand', 'model', 'vehicleType']),
      from: z.string(),
      to: z.string(),
      at: moment,
    }),
  ),
  /** Goes back with the confirmation, so that nothing is confirmed unseen. */
  seen: seenChanges,
});
export type ChangedSinceApproval = z.output<typeof changedSinceApproval>;

/** A driver profile, as its owner and administrators see it. Earnings are whole BDT. */
export const driverView = z.object({
  _id: identifier,
  user: person,
  status: z.enum(DRIVER_STATUS),
  /** Why the status is what it is: shown to a suspended driver. */
  statusReason: z.string(),
  availabilityStatus: z.enum(AVAILABILITY),
  /** Why it is so; absent until it first changes. */
  availabilityCause: z.enum(AVAILABILITY_CAUSE).optional(),
  vehicle: vehicleView,
  licenseNumber: z.string(),
  experience: z.int(),
  totalEarnings: z.int(),
  totalRides: z.int(),
  /** An engaged ride is open: ACCEPTED to IN TRANSIT. */
  engaged: z.boolean(),
  /** For administrators alone; null when nothing waits to be confirmed. */
  changedSinceApproval: changedSinceApproval.nullable().optional(),
  /** For administrators alone: other drivers whose vehicle has the same plate, as two shifts of one CNG have. */
  plateSharedWith: z.array(identifier).optional(),
  createdAt: moment,
  updatedAt: moment,
});
export type DriverView = z.output<typeof driverView>;
