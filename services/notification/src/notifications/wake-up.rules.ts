import { type Notification, notification, notificationChannels } from '@pothik/contracts/notification';
import { sharedTextOf, sharedValueOf } from '@pothik/contracts/platform';

/** A new notification and its trace. */
export interface FreshEntry {
  entry: Notification;
  traceparent?: string | undefined;
}

/** The person whose streams are woken, and their new notification. */
export interface WakeUp {
  personId: string;
  fresh?: FreshEntry;
}

const { feed } = notificationChannels;

/** Encodes a wake-up as a message of their channel. */
export const wakeUpOf = (personId: string, fresh?: FreshEntry): string =>
  sharedTextOf(feed, {
    personId,
    content: fresh === undefined ? undefined : { ...fresh.entry, traceparent: fresh.traceparent },
  });

/** Decodes a wake-up. An unknown kind of notification is omitted, and the stream reads it from the database. */
export function readWakeUp(message: string): WakeUp {
  const { personId, content } = sharedValueOf(feed, message);
  const entry = notification.safeParse(content);
  return entry.success ? { personId, fresh: { entry: entry.data, traceparent: content?.traceparent } } : { personId };
}
