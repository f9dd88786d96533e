import { z } from 'zod';
import type { Words } from '../platform/language.js';
import { identifier, moment } from '../platform/text.js';

/** What a notification is about, coarsely: pages of releases without words in the entry find its sentence by it. */
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

/**
 * What an invalidation makes stale: one's own ride, driver profile, account or notifications, whoever changed it; and the
 * lists of rides, drivers, people and incidents, which are pushed to administrators alone.
 */
export const INVALIDATION_TOPIC = {
  RIDE: 'ride',
  DRIVER: 'driver',
  PERSON: 'person',
  NOTIFICATIONS: 'notifications',
  FREE_DRIVERS: 'free-drivers',
  RIDES: 'rides',
  DRIVERS: 'drivers',
  PEOPLE: 'people',
  INCIDENTS: 'incidents',
} as const;
export type InvalidationTopic = (typeof INVALIDATION_TOPIC)[keyof typeof INVALIDATION_TOPIC];

/** The same sentence in each language of the platform. */
const words = z.object({ en: z.string(), bn: z.string() }) satisfies z.ZodType<Words>;

/** What a page shows of a notification, in the words of its event: it needs to know nothing about the event. */
const shown = {
  /** The type of the event. */
  event: z.string(),
  words,
  /** Said below: the route of a ride, who raised an SOS. */
  about: words.optional(),
  /** A name of `NOTIFICATION_LOOKS`. */
  look: z.string(),
  /** A page of `NOTIFICATION_PAGE`, with the id of what it shows. */
  leadsTo: z.object({ page: z.string(), id: z.optional(identifier) }),
  /** What is stale in the reader's pages: `INVALIDATION_TOPIC`s. */
  changes: z.array(z.string()),
  /** Administrators hear it and see it on every page. */
  alarms: z.literal(true).optional(),
};
export type ShownNotification = z.output<z.ZodObject<typeof shown>>;

/** A notification of a person, numbered from 1 without gaps. `subjectId`: the ride, driver or incident it is about. */
export const notification = z.object({
  number: z.int(),
  kind: z.enum(NOTIFICATION_KIND),
  subjectId: identifier,
  /** Values that pages decide by: statuses, cause, reason, driver; never a code or a phone. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  at: moment,
  /** Read by itself, though the feed is not read up to it. */
  read: z.literal(true).optional(),
  ...z.object(shown).partial().shape,
});
export type Notification = z.output<typeof notification>;

/**
 * Names of server-sent events on the stream. `recent` comes first on a stream that resumes at no number: what
 * changed lately (`RecentlyChanged`). `entry` carries a notification, its number as id; `reset` makes the page refetch
 * everything; `hint`, always empty, says that a list (free drivers) changed; `changed` carries a `topic`, has no number and is
 * not repeated; `ended`: the session is over.
 */
export const STREAM_EVENT = {
  RECENT: 'recent',
  ENTRY: 'entry',
  RESET: 'reset',
  HINT: 'hint',
  CHANGED: 'changed',
  ENDED: 'ended',
} as const;

/** Data of `recent`: all that changed for the reader in the last `ms` milliseconds. `topics`: `INVALIDATION_TOPIC`s. */
export interface RecentlyChanged {
  ms: number;
  topics: readonly string[];
}
