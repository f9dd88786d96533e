import {
  type EventNotification,
  type InvalidationTopic,
  type PageInvalidation,
  TO_ADMINISTRATORS,
} from '@pothik/contracts/notification';
import { concernsAdministrators } from './notification.rules.js';

/** What is stale in open pages, and whose pages. */
export interface Invalidation {
  topic: InvalidationTopic;
  to: typeof TO_ADMINISTRATORS | readonly string[];
}

/**
 * The invalidations of an event: for the people it is about, and for administrators the list it belongs to.
 * A person who got a notification needs none, because the notification invalidates their pages.
 * @param told the event's notifications
 */
export function invalidationsOf(
  change: PageInvalidation | undefined,
  told: readonly EventNotification[],
  notified: ReadonlySet<string>,
): Invalidation[] {
  if (change === undefined) return [];
  const { topic, people, list } = change;
  const to = [...new Set(people)].filter((personId) => !notified.has(personId));
  return [
    ...(to.length > 0 ? [{ topic, to }] : []),
    ...(list !== undefined && !concernsAdministrators(told) ? [{ topic: list, to: TO_ADMINISTRATORS } as const] : []),
  ];
}
