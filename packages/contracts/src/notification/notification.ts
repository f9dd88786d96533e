import { z } from 'zod';
import { identifier, moment } from '../platform/text.js';

/** The kind of a notification: the page finds its sentence and what to refetch by it. */
export const NOTIFICATION_KIND = {
  RIDE_REQUESTED: 'ride-requested',
  RIDE_STATUS_CHANGED: 'ride-status-changed',
  FARE_SET: 'fare-set',
  START_CODE_RENEWED: 'start-code-renewed',
  RIDE_OVERDUE: 'ride-overdue',
  DRIVER_REGISTERED: 'driver-registered',
  DRIVER_STATUS_CHANGED: 'driver-status-changed',
  AVAILABILITY_CHANGED: 'availability-changed',
  ROLE_CHANGED: 'role-changed',
  SOS_RAISED: 'sos-raised',
  SOS_ACKNOWLEDGED: 'sos-acknowledged',
  SOS_ALARMED_AGAIN: 'sos-alarmed-again',
  SOS_RESOLVED: 'sos-resolved',
} as const;
export type NotificationKind = (typeof NOTIFICATION_KIND)[keyof typeof NOTIFICATION_KIND];

/** A notification of a person, numbered from 1 without gaps. `subjectId`: the ride, driver or incident it is about. */
export const notification = z.object({
  number: z.int(),
  kind: z.enum(NOTIFICATION_KIND),
  subjectId: identifier,
  /** Values for the sentence and its href: statuses, fare, reason, driver; never a code or a phone. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  at: moment,
});
export type Notification = z.output<typeof notification>;

/**
 * What changed without a notification: one's own ride, driver profile, account or notifications, by whoever's hand; and the
 * lists of rides, drivers, people and incidents, of which only administrators are told.
 */
export const CHANGE_TOPIC = {
  RIDE: 'ride',
  DRIVER: 'driver',
  PERSON: 'person',
  NOTIFICATIONS: 'notifications',
  RIDES: 'rides',
  DRIVERS: 'drivers',
  PEOPLE: 'people',
  INCIDENTS: 'incidents',
} as const;
export type ChangeTopic = (typeof CHANGE_TOPIC)[keyof typeof CHANGE_TOPIC];

/**
 * Names of server-sent events on the stream. `entry` carries a notification, its number as id; `reset` makes the page
 * refetch everything; `hint`, always empty, says that a list (free drivers) changed; `changed` carries a `topic`, has no
 * number and is not repeated; `ended`: the session is over.
 */
export const STREAM_EVENT = {
  ENTRY: 'entry',
  RESET: 'reset',
  HINT: 'hint',
  CHANGED: 'changed',
  ENDED: 'ended',
} as const;
