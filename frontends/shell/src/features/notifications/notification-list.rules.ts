import type { Notification } from '@pothik/contracts/notification';
import type { notificationRoutes, RouteData } from '@pothik/contracts/routes';

/** The newest entries, oldest first, the number of the newest ever, and how far it was read. */
export type NotificationList = RouteData<typeof notificationRoutes.feed>;

/** As many as the server sends at once. */
const KEPT = 100;
/** A counter says no more than this. */
const COUNTED = 99;

/** A live entry follows the newest one. One that is known changes nothing; after a gap the feed must be fetched: undefined. */
export function withEntry(feed: NotificationList, entry: Notification): NotificationList | undefined {
  if (entry.number <= feed.last) return feed;
  if (entry.number > feed.last + 1) return undefined;
  return { ...feed, last: entry.number, entries: [...feed.entries, entry].slice(-KEPT) };
}

/** Entries after the one that was read last. */
export const unreadCount = ({ entries, readUpTo }: NotificationList): number =>
  entries.filter(({ number }) => number > readUpTo).length;

/** The figure on the bell, e.g. 3 or 99+. */
export const badgeOf = (unread: number, format: (value: number) => string): string =>
  unread > COUNTED ? `${format(COUNTED)}+` : format(unread);
