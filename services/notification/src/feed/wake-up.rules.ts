import { type FeedEntry, feedEntry } from '@pothik/contracts/notification';

/** Whose streams are woken, and the entry that was just appended for them. */
export interface WakeUp {
  personId: string;
  entry?: FeedEntry;
}

/** A wake-up as it travels: the person, then the entry where there is one. */
export const wakeUpOf = (personId: string, entry?: FeedEntry): string =>
  entry === undefined ? personId : `${personId} ${JSON.stringify(entry)}`;

/** Reads a wake-up. An entry that is not understood is left to be read from the feed. */
export function readWakeUp(message: string): WakeUp {
  const end = message.indexOf(' ');
  if (end < 0) return { personId: message };
  const personId = message.slice(0, end);
  const entry = feedEntry.safeParse(JSON.parse(message.slice(end + 1)));
  return entry.success ? { personId, entry: entry.data } : { personId };
}
