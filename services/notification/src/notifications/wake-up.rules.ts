import { type Notification, notification } from '@pothik/contracts/notification';
import { z } from 'zod';

/** An entry just appended, and the trace it belongs to. */
export interface FreshEntry {
  entry: Notification;
  traceparent?: string | undefined;
}

/** Whose streams are woken, and the entry that was just appended for them. */
export interface WakeUp {
  personId: string;
  fresh?: FreshEntry;
}

const travelling = notification.extend({ traceparent: z.string().optional().catch(undefined) });

/** A wake-up as it travels: the person, then the entry where there is one. */
export const wakeUpOf = (personId: string, fresh?: FreshEntry): string =>
  fresh === undefined ? personId : `${personId} ${JSON.stringify({ ...fresh.entry, traceparent: fresh.traceparent })}`;

/** Reads a wake-up. An entry that is not understood is left to be read from the feed. */
export function readWakeUp(message: string): WakeUp {
  const end = message.indexOf(' ');
  if (end < 0) return { personId: message };
  const personId = message.slice(0, end);
  const read = travelling.safeParse(JSON.parse(message.slice(end + 1)));
  if (!read.success) return { personId };
  const { traceparent, ...entry } = read.data;
  return { personId, fresh: { entry, traceparent } };
}
