import { z } from 'zod';
import type { PageInvalidation } from '../../notification/domain-event.js';
import { NOTIFICATION_PAGE } from '../../notification/looks.js';
import { INVALIDATION_TOPIC } from '../../notification/notification.js';
import { identifier, moment } from '../../platform/text.js';
import { AVAILABILITY, AVAILABILITY_CAUSE, DRIVER_STATUS, VEHICLE_TYPE } from '../status.js';

/** A driver profile without licence number or money, in the payload of every driver event. */
const driverSnapshot = z.object({
  id: identifier,
  userId: identifier,
  vehicleId: identifier,
  status: z.enum(DRIVER_STATUS),
  statusReason: z.string(),
  /** When the status last changed: a ride engaged before a suspension may finish. */
  statusSince: moment,
  availabilityStatus: z.enum(AVAILABILITY),
  /** Why it last changed; absent until it first changes. */
  availabilityCause: z.optional(z.enum(AVAILABILITY_CAUSE)),
  /** Nobody is signed in as the driver; absent otherwise. */
  signedOut: z.optional(z.literal(true)),
  /** A change of type, plate or licence waits for confirmation: not bookable until then; absent otherwise. */
  changeWaiting: z.optional(z.literal(true)),
  experience: z.int(),
});
type DriverSnapshot = z.output<typeof driverSnapshot>;

export const vehicleSnapshot = z.object({
  id: identifier,
  ownerId: identifier,
  vehicleType: z.enum(VEHICLE_TYPE),
  brand: z.string(),
  model: z.string(),
  vehicleLicense: z.string(),
  images: z.array(z.string()),
});

/** The payload of a driver's events, or its first part. */
export const ofDriver = z.object({ driver: driverSnapshot });
export const ofVehicle = z.object({ vehicle: vehicleSnapshot });

/** What every notification of a driver says beside its sentence, to the driver; it leads to the own profile. */
export const aboutDriver = ({ id, userId, status }: DriverSnapshot) => ({
  subjectId: id,
  facts: { status },
  to: [userId],
  leadsTo: { page: NOTIFICATION_PAGE.PROFILE },
  changes: [INVALIDATION_TOPIC.DRIVER],
});

/** The driver's own pages, and administrators' lists of drivers. */
export const ofOwner = ({ driver }: z.output<typeof ofDriver>): PageInvalidation => ({
  topic: INVALIDATION_TOPIC.DRIVER,
  people: [driver.userId],
  list: INVALIDATION_TOPIC.DRIVERS,
});
