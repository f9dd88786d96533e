import type { Notification } from '@pothik/contracts/notification';
import { invalidate, QUERY, QUERY_KEY, queryClient } from '../cache/query-client';
import { refreshQuietly } from '../session/refresh';
import { connectionStore } from './connection.store';
import { FEED_EFFECTS } from './notification-effects';
import { notify } from './notifications';

/** What the leading tab hears and shares with the others. */
export type StreamMessage =
  | { kind: 'entry'; entry: Notification }
  | { kind: 'cursor'; number: number }
  | { kind: 'reset'; number: number }
  | { kind: 'hint' }
  | { kind: 'state'; stream: 'open' | 'broken' };

/** What the feed keeps up to date, beside the person. */
const FED_GROUPS = [QUERY.Driver, QUERY.CurrentRide, QUERY.RideRequest] as const;

let latest: number | undefined;

/** The number of the newest entry this tab knows: where a new leader resumes. */
export const latestNumber = (): number | undefined => latest;
export const forgetLatestNumber = (): void => {
  latest = undefined;
};

/** Lets one piece of message do its work in this tab. An entry that was seen before does nothing. */
export async function applyStreamMessage(message: StreamMessage): Promise<void> {
  if (message.kind === 'state') return connectionStore.setState({ stream: message.stream });
  if (message.kind === 'hint') return queryClient.invalidateQueries({ queryKey: QUERY_KEY.freeDrivers });
  if (message.kind !== 'entry') return moveTo(message);
  const { entry } = message;
  if (latest !== undefined && entry.number <= latest) return;
  latest = entry.number;
  if (entry.kind === 'role-changed') await refreshQuietly();
  notify(entry);
  await invalidate(...FEED_EFFECTS[entry.kind]);
}

/** The stream goes on from another place than this tab's: what came in between is fetched, for it is never told. */
async function moveTo({ kind, number }: Extract<StreamMessage, { number: number }>): Promise<void> {
  const known = latest;
  latest = number;
  if (kind === 'cursor' && known === number) return;
  const isFirst = kind === 'cursor' && known === undefined;
  await Promise.all([
    // At a first place the person was asked for just now.
    invalidate(...FED_GROUPS, ...(isFirst ? [] : [QUERY.User])),
    queryClient.invalidateQueries({ queryKey: QUERY_KEY.feed }),
  ]);
}
