import { z } from 'zod';
import { identifier, moment } from '../platform/text.js';
import { AVAILABILITY, AVAILABILITY_CAUSE, DRIVER_STATUS, REASON_KIND, VEHICLE_TYPE } from './status.js';

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

const person = z.object({
  _id: identifier,
  name: z.string(),
  /** '' where there is none. */
  email: z.string(),
  phone: z.string(),
  /** The phone was proved by a code; absent: it is not confirmed. */
  isPhoneProven: z.optional(z.literal(true)),
  image: z.string(),
});

/** The numbers of the latest changes, of licence number and vehicle, that an administrator has seen. */
export const seenChanges = z.strictObject({
  license: z.int().min(0),
  vehicle: z.int().min(0),
  /** The number of the waiting change; absent: none was seen. */
  waiting: z.optional(z.int().min(1)),
});
export type SeenChanges = z.output<typeof seenChanges>;

/** The same numbers, as far as a status is decided by them: what waits is confirmed by itself. */
export const seenNumbers = seenChanges.omit({ waiting: true });
export type SeenNumbers = z.output<typeof seenNumbers>;

/** Changes of licence or vehicle after approval: every changed field, and the pictures, as approved and as they are now. */
const changedField = z.object({
  field: z.enum(['licenseNumber', 'vehicleLicense', 'brand', 'model', 'vehicleType']),
  from: z.string(),
  to: z.string(),
  at: moment,
});

export const changedSinceApproval = z.object({
  /** `waits`: nobody but the driver and administrators sees the new value until it is confirmed. */
  changes: z.array(changedField.extend({ waits: z.optional(z.literal(true)) })),
  /** Addresses of the vehicle's pictures, where they changed; the former ones are no longer served. */
  pictures: z.object({ from: z.array(z.string()), to: z.array(z.string()), at: moment }).optional(),
  /** Sent back with the confirmation, so that no unseen change is confirmed. */
  seen: seenChanges,
});
export type ChangedSinceApproval = z.output<typeof changedSinceApproval>;

/** A change of licence or vehicle after approval: until it is confirmed or taken back, riders see and book the former values. */
export const waitingChange = z.object({
  /** Sent back to take it back. */
  number: z.int().min(1),
  at: moment,
  changes: z.array(changedField.omit({ at: true })),
});
export type WaitingChangeView = z.output<typeof waitingChange>;

/** Another driver whose plate reads like this one’s. */
export const lookAlike = z.object({
  driver: identifier,
  name: z.string(),
  plate: z.string(),
  status: z.enum(DRIVER_STATUS),
});
export type LookAlike = z.output<typeof lookAlike>;

/** A profile whose account was deleted, with the same licence number, plate, or both. It names nobody. */
export const formerProfile = z.object({
  sameLicense: z.boolean(),
  samePlate: z.boolean(),
  /** The last status before the deletion. */
  status: z.enum(DRIVER_STATUS),
  /** Of the suspension's reason; absent for other statuses, and where no kind was stored. */
  reasonKind: z.enum(REASON_KIND).optional(),
  /** When the status was given. */
  since: moment,
});
export type FormerProfile = z.output<typeof formerProfile>;

/** A driver profile, as its owner and administrators see it. Earnings are whole BDT. */
export const driverView = z.object({
  _id: identifier,
  user: person,
  status: z.enum(DRIVER_STATUS),
  /** The reason of the last status change: shown to a suspended driver. */
  statusReason: z.string(),
  /** The kind of a suspension's reason; absent for other statuses, and in suspensions from before it was stored. */
  statusReasonKind: z.enum(REASON_KIND).optional(),
  availabilityStatus: z.enum(AVAILABILITY),
  /** The cause of its last change; absent until it first changes. */
  availabilityCause: z.enum(AVAILABILITY_CAUSE).optional(),
  /** When it last changed; absent until it first changes. */
  availabilitySince: z.optional(moment),
  /** When the driver's last pause ends or ended: until then they cannot go ONLINE. Absent before the first pause. */
  pausedUntil: z.optional(moment),
  /** For administrators alone: how many rides the driver cancelled soon after accepting, today in Dhaka. */
  cancelledSoonToday: z.optional(z.int()),
  /** How long a driver who is ONLINE may give no sign of life; for the driver alone. */
  signOfLifeMinutes: z.optional(z.int()),
  vehicle: vehicleView,
  licenseNumber: z.string(),
  experience: z.int(),
  totalEarnings: z.int(),
  totalRides: z.int(),
  /** Implausible rides that are in neither total; in the answers of administrators, if there are any. */
  leftOutRides: z.optional(z.int()),
  /** Since when the driver consents to telling their position while ONLINE; absent without consent. */
  positionConsentAt: z.optional(moment),
  /** Whether the driver has a ride that is ACCEPTED to IN TRANSIT. */
  engaged: z.boolean(),
  /** For administrators alone: the latest changes that this answer shows. Sent back with an approval, so that nothing unseen is approved. */
  seen: z.optional(seenNumbers),
  /** For administrators alone; null when no change waits for confirmation. */
  changedSinceApproval: changedSinceApproval.nullable().optional(),
  /** For administrators alone: other drivers whose vehicle has the same plate, as with two shifts on one CNG. */
  plateSharedWith: z.array(identifier).optional(),
  /** For administrators alone: other drivers whose plate reads like the vehicle’s or the waiting one, the same plate included. */
  plateLooksLike: z.optional(z.array(lookAlike)),
  /** For the driver and administrators; absent when none waits. */
  waitingChange: z.optional(waitingChange),
  /** For administrators alone: deleted profiles with the same licence number or plate, the newest first. */
  formerProfiles: z.array(formerProfile).optional(),
  createdAt: moment,
  updatedAt: moment,
});
export type DriverView = z.output<typeof driverView>;
