import { DomainError } from '@pothik/contracts/catalogue';
import { type Notification, STREAM_EVENT } from '@pothik/contracts/notification';
import { z } from 'zod';

/** Hints reach a rider at most once in so many milliseconds. */
export const HINT_PAUSE_MS = 1000;

const cursorHeader = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** Where a stream resumes: at the browser's own `Last-Event-ID`, else where the address says; undefined is "from now on". */
export function cursorOf(lastEventId: unknown, after: number | undefined): number | undefined {
  if (lastEventId === undefined || lastEventId === '') return after;
  const cursor = cursorHeader.safeParse(lastEventId);
  if (cursor.success) return cursor.data;
  throw new DomainError('request/invalid', {
    fields: [{ field: 'Last-Event-ID', message: 'Last-Event-ID must be the number of a feed entry.' }],
  });
}

/** A cursor resumes when every entry after it is still kept; an older one, or one ahead of the feed, needs a reset. */
export function resumes(cursor: number, last: number, next: number | undefined): boolean {
  if (next !== undefined) return next === cursor + 1;
  return cursor === last;
}

/** The present end of the feed, so that a stream without a cursor can be resumed before its first entry. */
export const idFrame = (number: number): string => `id: ${number}\n\n`;
export const entryFrame = (entry: Notification): string =>
  `id: ${entry.number}\nevent: ${STREAM_EVENT.ENTRY}\ndata: ${JSON.stringify(entry)}\n\n`;
export const resetFrame = (last: number): string => `id: ${last}\nevent: ${STREAM_EVENT.RESET}\ndata: {}\n\n`;
export const HINT_FRAME = `event: ${STREAM_EVENT.HINT}\ndata: {}\n\n`;
export const ENDED_FRAME = `event: ${STREAM_EVENT.ENDED}\ndata: {}\n\n`;
export const COMMENT_FRAME = ':\n\n';

/**
 * Whether the session a stream was opened with is over, by the epoch of its token and the person's present one as stored. A
 * role change raises it too: that browser refreshes its token and comes back.
 */
export const isSessionOver = (epoch: number | undefined, present: string | undefined): boolean =>
  epoch !== undefined && present !== undefined && Number(present) > epoch;

const endedMessage = z.object({
  personId: z.string(),
  epoch: z.int(),
  reason: z.enum(['role', 'everywhere']),
  at: z.iso.datetime(),
});

/** Whose streams a message of auth ends, and up to which opening time; undefined when none: a role change ends no stream. */
export function endedPerson(message: string): { personId: string; openedUntil: Date } | undefined {
  const { personId, reason, at } = endedMessage.parse(JSON.parse(message));
  return reason === 'everywhere' ? { personId, openedUntil: new Date(at) } : undefined;
}
