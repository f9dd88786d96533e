import { z } from 'zod';
import { actRecordedPayload, eventsOf } from '../platform/event.js';
import { identifier, moment } from '../platform/text.js';
import { ASKED_OUTCOME } from './asking.js';
import { writtenShape } from './booking-form.js';
import { RIDE_CAUSE } from './cause.js';
import { rideReview } from './review-shape.js';
import { INCIDENT_STATUS, RIDE_PARTY, RIDE_STATUS } from './status.js';

/** One driver's turn in an asking of the nearest, over: `at` is when. */
const askedDriver = z.object({
  driverId: identifier,
  driverUserId: identifier,
  outcome: z.enum(ASKED_OUTCOME),
  at: moment,
});

/** A ride without its code, in the payload of every ride event. Fare in whole BDT. */
export const rideSnapshot = z.object({
  id: identifier,
  riderId: identifier,
  driverId: identifier,
  driverUserId: identifier,
  status: z.enum(RIDE_STATUS),
  fare: z.int().nullable(),
  ...writtenShape,
  requestedAt: moment,
  acceptedAt: z.nullable(moment),
  /** When the driver said that he stands at the pickup; absent in events of releases that did not tell. */
  arrivedAt: z.optional(z.nullable(moment)),
  pickedUpAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  /** The drivers asked before the present one, oldest first; absent unless the nearest are asked. */
  asked: z.optional(z.array(askedDriver)),
  /** Of an implausible ride, from its end on; absent otherwise. */
  review: z.optional(rideReview),
});

/** An incident with its ride; the aggregate is the incident. */
export const incidentSnapshot = z.object({
  id: identifier,
  rideId: identifier,
  riderId: identifier,
  driverId: identifier,
  driverUserId: identifier,
  raisedBy: z.enum(RIDE_PARTY),
  status: z.enum(INCIDENT_STATUS),
  raisedAt: moment,
});

const ride = z.object({ ride: rideSnapshot });
const incident = z.object({ incident: incidentSnapshot });

export const rideEvents = eventsOf('ride', {
  rideRequested: { type: 'ride.ride-requested', version: 1, payload: ride },
  statusChanged: {
    type: 'ride.status-changed',
    version: 1,
    /** `cause`: why the system ended it, '' for people. `reason`: what a person wrote, '' for the system. */
    payload: ride.extend({
      from: z.enum(RIDE_STATUS),
      to: z.enum(RIDE_STATUS),
      by: z.enum(RIDE_PARTY),
      reason: z.string(),
      cause: z.enum(['', ...Object.values(RIDE_CAUSE)]),
    }),
  },
  /**
   * The request went to the next driver, who is the ride's now; the last of `asked` is the former one. The ride is REQUESTED, as it
   * was; after `MOVED_AWAY` it was ACCEPTED before, and the former driver is free again.
   */
  driverAsked: { type: 'ride.driver-asked', version: 1, payload: ride.extend({ former: askedDriver }) },
  /** A snapshot republish: current state, number of the newest event. It rebuilds projections and has no effects. */
  rideRestated: {
    type: 'ride.ride-restated',
    version: 1,
    /** `by` and `cause` of the last change of status. */
    payload: ride.extend({ by: z.enum(RIDE_PARTY), cause: z.enum(['', ...Object.values(RIDE_CAUSE)]) }),
  },
  fareSet: { type: 'ride.fare-set', version: 1, payload: ride },
  /** The driver stands at the pickup; the status stays ACCEPTED. */
  driverArrived: { type: 'ride.driver-arrived', version: 1, payload: ride },
  /** An accepted ride's driver began to move away from the pickup, or turned back. Without a place. */
  approachChanged: {
    type: 'ride.approach-changed',
    version: 1,
    payload: ride.extend({ movingAway: z.boolean() }),
  },
  /** The driver entered a wrong code; the fifth locks it. The code itself is in no event. */
  startCodeMistyped: { type: 'ride.start-code-mistyped', version: 1, payload: ride },
  startCodeRenewed: { type: 'ride.start-code-renewed', version: 1, payload: ride },
  /** Not completed six hours after pick-up: administrators are notified, once for each ride. */
  rideOverdue: { type: 'ride.ride-overdue', version: 1, payload: ride },
  /** A completed ride came under review later, for one more reason, or an administrator confirmed it or left it out. */
  rideReviewed: { type: 'ride.ride-reviewed', version: 1, payload: ride },
  sosRaised: { type: 'ride.sos-raised', version: 1, payload: incident },
  sosAcknowledged: { type: 'ride.sos-acknowledged', version: 1, payload: incident },
  /** In hand for long without a note: every administrator is alarmed again; the status stays. */
  sosAlarmedAgain: { type: 'ride.sos-alarmed-again', version: 1, payload: incident },
  /** Whoever has it in hand wrote what they did; the note itself is in the audit log alone. */
  sosNoted: { type: 'ride.sos-noted', version: 1, payload: incident },
  sosResolved: { type: 'ride.sos-resolved', version: 1, payload: incident },
  actRecorded: { type: 'ride.act-recorded', version: 1, payload: actRecordedPayload },
});
