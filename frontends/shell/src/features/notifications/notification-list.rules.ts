import type { Notification } from '@pothik/contracts/notification';
import type { notificationRoutes, RouteData } from '@pothik/contracts/routes';

/** The newest entries, oldest first, with the number of the last entry and of the last one read. */
export type NotificationList = RouteData<typeof notificationRoutes.feed>;

/** As many entries as the server sends at once. */
const PAGE_LENGTH = 100;
/** The largest count the badge shows. */
const LARGEST_COUNT = 99;

/** Appends a live entry. A known entry changes nothing; undefined after a gap, when the list must be fetched again. */
export function withEntry(notifications: NotificationList, entry: Notification): NotificationList | undefined {
  if (entry.number <= notifications.last) return notifications;
  if (entry.number > notifications.last + 1) return undefined;
  return { ...notifications, last: entry.number, entries: [...notifications.entries, entry].slice(-PAGE_LENGTH) };
}

/** How many entries follow the last one read. */
export const unreadCount = ({ entries, readUpTo }: NotificationList): number =>
  entries.filter(({ number }) => number > readUpTo).length;

/** The count on the badge, e.g. 3 or 99+. */
export const badgeOf = (unread: number, format: (value: number) => string): string =>
  unread > LARGEST_COUNT ? `${format(LARGEST_COUNT)}+` : format(unread);

/** Whether an entry brings its words; the service reads them into older ones, which a live one of a former release lacks. */
export const hasWords = ({ words }: Notification): boolean => words !== undefined;

/** The reason that a person wrote; the system's cause is already part of the words. */
export const reasonOf = ({ by, reason }: Notification['facts']): string | undefined =>
  by !== 'SYSTEM' && typeof reason === 'string' && reason !== '' ? reason : undefined;
