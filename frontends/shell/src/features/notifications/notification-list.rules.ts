import type { Notification, NotificationKind } from '@pothik/contracts/notification';
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

/** Kinds that tell how a ride goes on. An SOS and what administrators are told have rows of their own. */
const RIDE_NEWS: readonly NotificationKind[] = [
  'ride-requested',
  'ride-status-changed',
  'fare-set',
  'start-code-renewed',
];

/** The ride whose row an entry belongs to; undefined for an entry with a row of its own. */
export const rideOf = ({ kind, subjectId }: Notification): string | undefined =>
  RIDE_NEWS.includes(kind) ? subjectId : undefined;

/** The rows that people see, newest first: one for each ride, which says its newest entry, and one for each other entry. */
export function rowsOf({ entries }: Pick<NotificationList, 'entries'>): Notification[] {
  const rides = new Set<string>();
  return [...entries].reverse().filter((entry) => {
    const ride = rideOf(entry);
    if (ride === undefined) return true;
    const isNewest = !rides.has(ride);
    rides.add(ride);
    return isNewest;
  });
}

/** Whether an entry was not read by itself, and follows the last one read. */
export const isUnread = ({ number, read }: Notification, readUpTo: number): boolean => number > readUpTo && !read;

/** How many rows say something unread. */
export const unreadCount = (list: NotificationList): number =>
  rowsOf(list).filter((entry) => isUnread(entry, list.readUpTo)).length;

/** The count on the badge, e.g. 3 or 99+. */
export const badgeOf = (unread: number, format: (value: number) => string): string =>
  unread > LARGEST_COUNT ? `${format(LARGEST_COUNT)}+` : format(unread);

/** Whether an entry brings its words; the service reads them into older ones, which a live one of a former release lacks. */
export const hasWords = ({ words }: Notification): boolean => words !== undefined;

/** The reason that a person wrote; the system's cause is already part of the words. */
export const reasonOf = ({ by, reason }: Notification['facts']): string | undefined =>
  by !== 'SYSTEM' && typeof reason === 'string' && reason !== '' ? reason : undefined;
