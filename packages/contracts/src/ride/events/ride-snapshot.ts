import { z } from 'zod';
import type { EventNotification, PageInvalidation } from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK, NOTIFICATION_PAGE } from '../../notification/looks.js';
import { INVALIDATION_TOPIC, NOTIFICATION_KIND } from '../../notification/notification.js';
import type { Words } from '../../platform/language.js';
import { takaWords } from '../../platform/money.js';
import { identifier, moment } from '../../platform/text.js';
import { writtenShape } from '../booking-form.js';
import { ASKED_OUTCOME, hasDriver } from '../dispatch.js';
import { rideReview } from '../review-shape.js';
import { RIDE_STATUS } from '../status.js';

/** One finished turn of a dispatch; `at` is when it ended. */
export const askedDriver = z.object({
  driverId: identifier,
  driverUserId: identifier,
  outcome: z.enum(ASKED_OUTCOME),
  at: moment,
});

/** A ride without its code, in the payload of every ride event. Fare in whole BDT. */
const rideSnapshot = z.object({
  id: identifier,
  riderId: identifier,
  /** Both are the id of nobody (`NOBODY`) while a search goes on and it is nobody's turn. */
  driverId: identifier,
  driverUserId: identifier,
  status: z.enum(RIDE_STATUS),
  fare: z.int().nullable(),
  /** What the rider offers, in whole BDT; absent where the fare is left to the driver. */
  offer: z.optional(z.int()),
  ...writtenShape,
  requestedAt: moment,
  /** By when its driver must answer; absent unless a driver is asked, and in events of releases that did not tell. */
  answerBy: z.optional(moment),
  acceptedAt: z.nullable(moment),
  /** When the driver said that he stands at the pickup; absent in events of releases that did not tell. */
  arrivedAt: z.optional(z.nullable(moment)),
  pickedUpAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  /** The drivers asked before the present one, oldest first; absent unless the nearest are asked. */
  asked: z.optional(z.array(askedDriver)),
  /** The desk booked it for somebody who called; absent otherwise. */
  isByPhone: z.optional(z.literal(true)),
  /** Of an implausible ride, from its end on; absent otherwise. */
  review: z.optional(rideReview),
});
export type RideSnapshot = z.output<typeof rideSnapshot>;

/** The payload of a ride's events, or its first part. */
export const ofRide = z.object({ ride: rideSnapshot });

const routeOf = ({ pickupLocation, dropLocation }: RideSnapshot): Words => {
  const route = `${pickupLocation} – ${dropLocation}`;
  return { en: route, bn: route };
};

/** What every notification of a ride says beside its sentence; it leads rider and driver to the ride. */
export const aboutRide = (ride: RideSnapshot) =>
  ({
    kind: NOTIFICATION_KIND.RIDE_STATUS_CHANGED,
    subjectId: ride.id,
    facts: {
      status: ride.status,
      fare: ride.fare,
      driverId: ride.driverId,
      pickupLocation: ride.pickupLocation,
      dropLocation: ride.dropLocation,
    },
    about: routeOf(ride),
    look: NOTIFICATION_LOOK.ride,
    leadsTo: { page: NOTIFICATION_PAGE.RIDE, id: ride.id },
    changes: [INVALIDATION_TOPIC.RIDE],
  }) satisfies Partial<EventNotification>;

const ASKS: Words = { en: 'A rider asks you for a ride', bn: 'একজন যাত্রী আপনার কাছে রাইড চাইছেন' };
const asksFor = (offer: Words): Words => ({
  en: `A rider asks you for a ride for ${offer.en}`,
  bn: `একজন যাত্রী ${offer.bn}-এ আপনার কাছে রাইড চাইছেন`,
});

/** Whom a driver's notification goes to: nobody while it is nobody's turn. */
export const driverOf = (ride: RideSnapshot): string[] => (hasDriver(ride) ? [ride.driverUserId] : []);

/** A driver is asked for a ride. */
export const requestFor = (ride: RideSnapshot): EventNotification => ({
  ...aboutRide(ride),
  kind: NOTIFICATION_KIND.RIDE_REQUESTED,
  to: driverOf(ride),
  words: ride.offer === undefined ? ASKS : asksFor(takaWords(ride.offer)),
  look: NOTIFICATION_LOOK.request,
  leadsTo: { page: NOTIFICATION_PAGE.REQUESTS },
});

/** The ride in the pages of its rider and its driver, and in administrators' lists. */
export const ofParties = ({ ride }: z.output<typeof ofRide>): PageInvalidation => ({
  topic: INVALIDATION_TOPIC.RIDE,
  people: [ride.riderId, ...driverOf(ride)],
  list: INVALIDATION_TOPIC.RIDES,
});
