import { z } from 'zod';
import { identifier, moment } from '../platform/text.js';

/** What a feed entry tells; the page finds its sentence and what to refetch by this kind. */
export const FEED_KIND = {
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
  SOS_RESOLVED: 'sos-resolved',
} as const;
export type NotificationKind = (typeof FEED_KIND)[keyof typeof FEED_KIND];

/** One line of a person's live feed, numbered from 1 without gaps. `subjectId` is the ride, driver or incident it is about. */
export const notification = z.object({
  number: z.int(),
  kind: z.enum(FEED_KIND),
  subjectId: identifier,
  /** Small facts for the sentence and where it leads: statuses, fare, reason, driver; never a code, never a phone. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  at: moment,
});
export type Notification = z.output<typeof notification>;

/**
 * Names of server-sent events on the stream. `entry` carries a feed entry and its number as id; `reset` asks for a refetch
 * of everything; `hint` says that a public list (free drivers) changed and carries nothing; `ended` that the session is over.
 */
export const STREAM_EVENT = { ENTRY: 'entry', RESET: 'reset', HINT: 'hint', ENDED: 'ended' } as const;
