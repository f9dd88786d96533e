import type { InvalidationTopic, Notification, RecentlyChanged } from '@pothik/contracts/notification';
import type { Query } from '@tanstack/react-query';
import { invalidate, QUERY, QUERY_KEY, queryClient } from '../cache/query-client';
import { refreshQuietly } from '../session/refresh';
import { connectionStore } from './connection.store';
import { INVALIDATED_QUERIES } from './invalidated-queries';
import { notify } from './notifications';

/** What the leading tab receives and shares with the others. */
export type StreamMessage =
  | { kind: 'entry'; entry: Notification }
  /** `changes`: the topics that changed since this tab asked its first data; undefined where that is not known. */
  | { kind: 'cursor'; number: number; changes?: readonly string[] | undefined }
  | { kind: 'reset'; number: number }
  | { kind: 'hint' }
  | { kind: 'changed'; topic: string }
  /** The stream was reopened: hints and changes in between were missed. */
  | { kind: 'reopened' }
  | { kind: 'state'; stream: 'open' | 'broken' };

/** The groups that notifications keep up to date, beside the person. */
const LIVE_GROUPS = [QUERY.Driver, QUERY.CurrentRide, QUERY.RideRequest] as const;

/** The first data may have been asked so long before the session was followed, in ms. */
const ASKED_EARLIER_MS = 2000;

/** What changed since this tab began to ask, `forMs` milliseconds ago; undefined where the server knows of a shorter time. */
export const changesSince = (recent: RecentlyChanged | undefined, forMs: number): readonly string[] | undefined =>
  recent !== undefined && forMs + ASKED_EARLIER_MS <= recent.ms ? recent.topics : undefined;

/** A moment by two clocks, in ms: the page's stands still in some browsers while the device sleeps, the device's may be set back. */
export interface Moment {
  page: number;
  device: number;
}

export const momentOfNow = (): Moment => ({ page: performance.now(), device: Date.now() });
/** The time that passed at most, in ms. */
export const passedMs = (since: Moment, now: Moment): number =>
  Math.max(now.page - since.page, now.device - since.device);

let latest: number | undefined;

/** The number of the newest notification in this tab: where a new leader resumes. */
export const latestNumber = (): number | undefined => latest;
export const resetLatestNumber = (): void => {
  latest = undefined;
};

/** Applies one message in this tab. A notification that was seen before does nothing. */
export async function applyStreamMessage(message: StreamMessage): Promise<void> {
  if (message.kind === 'state') return connectionStore.setState({ stream: message.stream });
  if (message.kind === 'hint') return queryClient.invalidateQueries({ queryKey: QUERY_KEY.freeDrivers });
  if (message.kind === 'changed') return changed(message.topic);
  if (message.kind === 'reopened') return invalidate(...LIVE_GROUPS);
  if (message.kind !== 'entry') return moveTo(message);
  const { entry } = message;
  if (latest !== undefined && entry.number <= latest) return;
  latest = entry.number;
  if (entry.kind === 'role-changed') await refreshQuietly();
  notify(entry);
  // A service of a former release does not say what it changed.
  if (entry.changes === undefined) return invalidate(...LIVE_GROUPS, QUERY.User);
  await Promise.all(entry.changes.map(changed));
}

/** A topic of a newer release is unknown here, and so is what it changes. */
async function changed(topic: string): Promise<void> {
  const keys = INVALIDATED_QUERIES[topic as InvalidationTopic] ?? [];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** The line is here: what failed before is asked once more, although it did not change. */
async function askFailedAgain(): Promise<void> {
  const keys = [...LIVE_GROUPS.map((group) => [group]), QUERY_KEY.feed];
  const predicate = ({ state }: Query) => state.status === 'error';
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, predicate })));
}

/** The stream continues from another cursor than this tab's: what it skipped is never sent, so it is refetched. */
async function moveTo(message: Extract<StreamMessage, { number: number }>): Promise<void> {
  const known = latest;
  latest = message.number;
  const isCursor = message.kind === 'cursor';
  if (isCursor && known === latest) return;
  const isFirst = isCursor && known === undefined;
  if (isFirst && message.changes) return void (await Promise.all([...message.changes.map(changed), askFailedAgain()]));
  await Promise.all([
    // At the first cursor the person has just been fetched.
    invalidate(...LIVE_GROUPS, ...(isFirst ? [] : [QUERY.User])),
    queryClient.invalidateQueries({ queryKey: QUERY_KEY.feed }),
  ]);
}
