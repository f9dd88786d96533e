import { type Notification, notification } from '@pothik/contracts/notification';
import { z } from 'zod';

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

const travelling = notification.extend({ traceparent: z.string().optional().catch(undefined) });

/** Encodes a wake-up: the person's id, then the notification if there is one. */
export const wakeUpOf = (personId: string, fresh?: FreshEntry): string =>
  fresh === undefined ? personId : `${personId} ${JSON.stringify({ ...fresh.entry, traceparent: fresh.traceparent })}`;

/** Decodes a wake-up. An unknown kind of notification is omitted, and the stream reads it from the database. */
export function readWakeUp(message: string): WakeUp {
  const end = message.indexOf(' ');
  if (end < 0) return { personId: message };
  const personId = message.slice(0, end);
  const read = travelling.safeParse(JSON.parse(message.slice(end + 1)));
  if (!read.success) return { personId };
  const { traceparent, ...entry } = read.data;
  return { personId, fresh: { entry, traceparent } };
}
