import {
  type ChangeTopic,
  type EventNotification,
  type PageChange,
  TO_ADMINISTRATORS,
} from '@pothik/contracts/notification';
import { concernsAdministrators } from './notification.rules.js';

/** What changed, and for whom. */
export interface Change {
  topic: ChangeTopic;
  to: typeof TO_ADMINISTRATORS | readonly string[];
}

/**
 * The changes of an event: for the people it is about, whoever acted, and for administrators the list it belongs to.
 * Somebody whom the event notified needs none: the notification changes their pages.
 * @param told what the event tells, to whom
 */
export function changesOf(
  change: PageChange | undefined,
  told: readonly EventNotification[],
  notified: ReadonlySet<string>,
): Change[] {
  if (change === undefined) return [];
  const { topic, people, list } = change;
  const to = [...new Set(people)].filter((personId) => !notified.has(personId));
  return [
    ...(to.length > 0 ? [{ topic, to }] : []),
    ...(list !== undefined && !concernsAdministrators(told) ? [{ topic: list, to: TO_ADMINISTRATORS } as const] : []),
  ];
}
