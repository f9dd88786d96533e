import { authChannels } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import {
  INVALIDATION_TOPIC,
  type Notification,
  type RecentlyChanged,
  STREAM_EVENT,
} from '@pothik/contracts/notification';
import { sharedValueOf } from '@pothik/contracts/platform';
import type { SessionState } from '@pothik/service-kit';
import { z } from 'zod';

/** The shortest time between two hints to a rider. */
export const HINT_PAUSE_MS = 1000;
/** The shortest time between two changes of one list to an administrator. */
export const LIST_CHANGE_PAUSE_MS = 2000;

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

const readerHeader = z.string().regex(/^[\w-]{8,64}$/);

/** The name that a page gives to its streams; undefined for readers without one. Throws request/invalid. */
export function readerOf(name: unknown): string | undefined {
  if (name === undefined || name === '') return undefined;
  const reader = readerHeader.safeParse(name);
  if (reader.success) return reader.data;
  const message = 'X-Pothik-Stream-Reader must be 8 to 64 letters, digits, hyphens or underscores.';
  throw new DomainError('request/invalid', { fields: [{ field: 'X-Pothik-Stream-Reader', message }] });
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
/** Before the number of a stream without a cursor: its page asked its first data before. */
export const recentFrame = (recent: RecentlyChanged | undefined): string =>
  recent === undefined ? '' : `event: ${STREAM_EVENT.RECENT}\ndata: ${JSON.stringify(recent)}\n\n`;
export const HINT_FRAME = `event: ${STREAM_EVENT.HINT}\ndata: {}\n\n`;
export const changedFrame = (topic: string): string =>
  `event: ${STREAM_EVENT.CHANGED}\ndata: ${JSON.stringify({ topic })}\n\n`;
export const EVERY_TOPIC: readonly string[] = Object.values(INVALIDATION_TOPIC);
/** What a notification changes, itself included; undefined when that is not known, as of a former release. */
export const topicsOf = (entry: Pick<Notification, 'changes'> | undefined): readonly string[] | undefined =>
  entry?.changes && [...entry.changes, INVALIDATION_TOPIC.NOTIFICATIONS];
export const ENDED_FRAME = `event: ${STREAM_EVENT.ENDED}\ndata: {}\n\n`;
export const COMMENT_FRAME = ':\n\n';

/** What becomes of a stream. `stale`: its session goes on with another token, of another role perhaps. */
export type SessionVerdict = 'over' | 'open' | 'stale';

/**
 * Checks a session by its state; `known` is the epoch under which it was last known to be open, undefined for none. `ask`: the
 * epoch was raised since, by a role change or by what ends sessions; auth knows by which.
 */
export function checkSession(known: number | undefined, { epoch, ended }: SessionState): 'over' | 'open' | 'ask' {
  if (ended) return 'over';
  return known !== undefined && epoch <= known ? 'open' : 'ask';
}

/** Checks it by auth's answer. A stream of unknown epoch goes on under the one that auth names. */
export function checkAtAuth(known: number | undefined, { epoch, ended }: SessionState): SessionVerdict {
  if (ended) return 'over';
  return known !== undefined && epoch > known ? 'stale' : 'open';
}

/** The time until a stream ends with its token, in milliseconds; undefined when the gateway stated no end. */
export const remainingMs = (expiresAt: Date | undefined, now: Date): number | undefined =>
  expiresAt === undefined ? undefined : Math.max(0, expiresAt.getTime() - now.getTime());

/** Whose streams a message of auth ends. */
export interface EndedSessions {
  /** A role change ends streams of the former role, not their sessions: pages refresh and resume. */
  sessionsGoOn: boolean;
  personId: string;
  /** The one session that ended; undefined: all that began under a lower epoch. */
  sessionId: string | undefined;
  epoch: number;
  endedAt: Date;
}

/** What a message of auth ends. */
export function endedSessions(message: string): EndedSessions {
  const { personId, sessionId, epoch, reason, at } = sharedValueOf(authChannels.sessionsEnded, message);
  return { personId, sessionId, epoch, endedAt: new Date(at), sessionsGoOn: reason === 'role' };
}

interface StreamOfSession {
  sessionId: string;
  /** The epoch of the token it was opened with, if the gateway stated it. */
  epoch: number | undefined;
  openedAt: Date;
}

/** A repeated message of all sessions names a later epoch, so it ends no stream opened since. */
export function endsStream(ended: EndedSessions, { sessionId, epoch, openedAt }: StreamOfSession): boolean {
  if (ended.sessionId !== undefined) return ended.sessionId === sessionId;
  return openedAt <= ended.endedAt && (epoch === undefined || epoch < ended.epoch);
}
