import { z } from 'zod';
import { VEHICLE_TYPE } from '../driver/status.js';
import { point } from '../platform/point.js';
import { identifier, moment } from '../platform/text.js';
import { writtenShape } from './booking-form.js';
import { RIDE_CAUSE } from './cause.js';
import { ASKED_OUTCOME } from './dispatch.js';
import { rideEstimate } from './estimate.js';
import { pointNames } from './point-names.js';
import { rideReview } from './review-shape.js';
import { INCIDENT_STATUS, RIDE_PARTY, RIDE_STATUS } from './status.js';

/** The phone was proved by a code; absent: it is not confirmed. */
const isPhoneProven = z.optional(z.literal(true));

const rider = z.object({
  _id: identifier,
  name: z.string(),
  image: z.string(),
  phone: z.string().optional(),
  isPhoneProven,
});

/** Phones and the plate are present from ACCEPTED until the ride ends; to administrators the plate always. */
const rideDriver = z.object({
  _id: identifier,
  user: rider,
  vehicle: z.object({
    vehicleType: z.enum(VEHICLE_TYPE),
    brand: z.string(),
    model: z.string(),
    vehicleLicense: z.string().optional(),
    images: z.array(z.string()),
  }),
  experience: z.int(),
});

/** One step of a ride's history. `from` is null for the booking; `reason` is what a person wrote. */
const historyEntry = z.object({
  from: z.enum(RIDE_STATUS).nullable(),
  to: z.enum(RIDE_STATUS),
  by: z.enum(RIDE_PARTY),
  at: moment,
  /** When the person says that they pressed, by their device: an act that waited for a network. Shown, and never used. */
  claimedAt: z.optional(moment),
  reason: z.string(),
  /** Why the system made the change, or why the rider asked the next driver; absent for every other step of people. */
  cause: z.enum(RIDE_CAUSE).optional(),
});

/** The search for a ride's driver (field `asking`): the turns that are over, oldest first. */
const dispatch = z.object({
  asked: z.array(
    z.object({ name: z.string(), outcome: z.enum(ASKED_OUTCOME), reason: z.string().optional(), at: moment }),
  ),
  /** When the search ends; a turn that is under way then is finished. Absent in rides from before searches. */
  until: z.optional(moment),
  /** It is nobody's turn, or was at the end: `driver` is the one asked last, and `answerBy` the end of the search. */
  looking: z.optional(z.boolean()),
  /** How many drivers wait to be asked: none since each is looked for at its turn. Pages of the release before read it. */
  waiting: z.int(),
});

/**
 * What the rider offers, in whole BDT. `againLeft`: how often it may be made again; while a fare above it stands only.
 * `askNextUntil`: until when the rider may ask the next driver because of that fare.
 */
const rideOffer = z.object({ fare: z.int(), againLeft: z.optional(z.int()), askNextUntil: z.optional(moment) });

/** A ride as the caller may see it. Fare in whole BDT, null until set. */
export const rideView = z.object({
  _id: identifier,
  user: rider,
  driver: rideDriver,
  ...writtenShape,
  /** Absent where the rider wrote text alone. */
  pickupPoint: z.optional(point),
  dropPoint: z.optional(point),
  /** Made when the ride was asked for, and never changed; absent without both points in one city. */
  estimate: rideEstimate.optional(),
  /** Only where a text and its point are of two places: such a ride has no estimate, and no ceiling binds. */
  pointNames: pointNames.optional(),
  rideStatus: z.enum(RIDE_STATUS),
  /** Absent where the rider left the fare to the driver. */
  offer: rideOffer.optional(),
  fare: z.int().nullable(),
  /** Why the driver's fare lies outside the estimate's fair band. */
  fareReason: z.string().optional(),
  /** Six digits; in the rider's answers while ACCEPTED only. */
  startCode: z.string().optional(),
  /** Tries left before the code locks; while ACCEPTED only. */
  codeTriesLeft: z.int().optional(),
  /** When an unanswered request expires; while REQUESTED only. */
  answerBy: z.optional(moment),
  /** In the answers of its rider and of administrators; absent when the rider chose the driver. */
  asking: dispatch.optional(),
  /** When an accepted ride expires unless picked up; while ACCEPTED only. */
  pickUpBy: z.optional(moment),
  /** When the driver said that they stand at the pickup: waiting counts from then. */
  arrivedAt: z.optional(moment),
  /** When the driver says that they pressed, where that waited for a network. Waiting never counts from it. */
  arrivalClaimedAt: z.optional(moment),
  /** Since when the driver has been driving away from the pickup; in the answers of its rider and of administrators, while ACCEPTED. */
  movingAwaySince: z.optional(moment),
  /** Its SOS that is not resolved, OPEN before ACKNOWLEDGED; in the list of administrators alone. */
  sos: z.enum(INCIDENT_STATUS).exclude(['RESOLVED']).optional(),
  /** Of an implausible ride: it counts in nothing that others see until an administrator confirms it. */
  review: rideReview.optional(),
  /** The desk booked it for somebody who called. */
  isByPhone: z.optional(z.literal(true)),
  /** Who booked it at the desk; in the answers of administrators. */
  bookedBy: z.optional(z.object({ _id: identifier, name: z.string() })),
  history: z.array(historyEntry),
  createdAt: moment,
  updatedAt: moment,
});
export type RideView = z.output<typeof rideView>;

/** An unresolved SOS as whoever sent it sees it. */
export const ownIncidentView = z.object({
  _id: identifier,
  /** When it was last sent. */
  sentAt: moment,
  /** When an administrator took it up; null: nobody yet. */
  seenAt: z.nullable(moment),
});
export type OwnIncidentView = z.output<typeof ownIncidentView>;

/** An SOS incident, for administrators; with phones, because an administrator must call. */
export const incidentView = z.object({
  _id: identifier,
  ride: identifier,
  /** The ride's status when it was raised. */
  rideStatus: z.enum(RIDE_STATUS),
  raisedBy: z.enum(RIDE_PARTY),
  status: z.enum(INCIDENT_STATUS),
  rider: z.object({ _id: identifier, name: z.string(), phone: z.string(), isPhoneProven }),
  driver: z.object({
    _id: identifier,
    name: z.string(),
    phone: z.string(),
    isPhoneProven,
    vehicleLicense: z.string(),
  }),
  pickupLocation: z.string(),
  dropLocation: z.string(),
  note: z.string(),
  /** When the alarm was last repeated and had to be acknowledged again; absent if it was sent once. */
  sentAgainAt: z.optional(moment),
  /** When whoever sent it says that they pressed, where the last message waited for a network. */
  claimedAt: z.optional(moment),
  acknowledgedAt: z.nullable(moment),
  /** Who has it in hand, by name; absent while nobody has. */
  acknowledgedBy: z.string().optional(),
  /** Without a note until then everybody is alarmed again; while ACKNOWLEDGED only. */
  noteDueAt: z.optional(moment),
  /** When everybody was last alarmed again; absent once there is a note. */
  alarmedAgainAt: z.optional(moment),
  resolvedAt: z.nullable(moment),
  createdAt: moment,
  updatedAt: moment,
});
export type IncidentView = z.output<typeof incidentView>;
