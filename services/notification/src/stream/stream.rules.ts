import { DomainError } from '@pothik/contracts/catalogue';
import { type Notification, STREAM_EVENT } from '@pothik/contracts/notification';
import { z } from 'zod';

/** The shortest time between two hints to a rider. */
export const HINT_PAUSE_MS = 1000;

const cursorHeader = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** Where a stream resumes: the browser's `Last-Event-ID`, else `after` of the address; undefined starts at the end. Throws request/invalid. */
export function cursorOf(lastEventId: unknown, after: number | undefined): number | undefined {
  if (lastEventId === undefined || lastEventId === '') return after;
  const cursor = cursorHeader.safeParse(lastEventId);
  if (cursor.success) return cursor.data;
  throw new DomainError('request/invalid', {
    fields: [{ field: 'Last-Event-ID', message: 'Last-Event-ID must be the number of a feed entry.' }],
  });
}

/** Whether every notification after the cursor is still stored; an older cursor, or one ahead of the end, needs a reset. */
export function resumes(cursor: number, last: number, next: number | undefined): boolean {
  if (next !== undefined) return next === cursor + 1;
  return cursor === last;
}

/** The current last number, so that a stream without a cursor can resume before its first notification. */
export const idFrame = (number: number): string => `id: ${number}\n\n`;
export const entryFrame = (entry: Notification): string =>
  `id: ${entry.number}\nevent: ${STREAM_EVENT.ENTRY}\ndata: ${JSON.stringify(entry)}\n\n`;
export const resetFrame = (last: number): string => `id: ${last}\nevent: ${STREAM_EVENT.RESET}\ndata: {}\n\n`;
export const HINT_FRAME = `event: ${STREAM_EVENT.HINT}\ndata: {}\n\n`;
export const ENDED_FRAME = `event: ${STREAM_EVENT.ENDED}\ndata: {}\n\n`;
export const COMMENT_FRAME = ':\n\n';

/**
 * Compares the epoch of a stream's token with the person's stored one. A role change raises it too: that browser refreshes
 * its token and opens a new stream.
 */
export const isSessionOver = (epoch: number | undefined, present: string | undefined): boolean =>
  epoch !== undefined && present !== undefined && Number(present) > epoch;

const endedMessage = z.object({
  personId: z.string(),
  epoch: z.int(),
  reason: z.enum(['role', 'everywhere']),
  at: z.iso.datetime(),
});

/** The person whose streams a message of auth ends, if opened until then; undefined for a role change, which ends none. */
export function endedPerson(message: string): { personId: string; openedUntil: Date } | undefined {
  const { personId, reason, at } = endedMessage.parse(JSON.parse(message));
  return reason === 'everywhere' ? { personId, openedUntil: new Date(at) } : undefined;
}
