import { type ChangeTopic, TO_ADMINISTRATORS } from '@pothik/contracts/notification';
import type { EventEnvelope } from '@pothik/contracts/platform';
import { concernsAdministrators, effectsOf } from './notification.rules.js';

/** What changed, and for whom. */
export interface Change {
  topic: ChangeTopic;
  to: typeof TO_ADMINISTRATORS | readonly string[];
}

/**
 * The changes of an event: for the people it is about, whoever acted, and for administrators the list it belongs to.
 * Somebody whom the event notified needs none: the notification changes their pages.
 */
export function changesOf(
  event: Pick<EventEnvelope, 'type' | 'payload'>,
  notified: ReadonlySet<string> = new Set(),
): Change[] {
  const { changes, notifies } = effectsOf(event);
  const change = changes(event.payload);
  if (change === undefined) return [];
  const { topic, people, list } = change;
  const to = [...new Set(people)].filter((personId) => !notified.has(personId));
  return [
    ...(to.length > 0 ? [{ topic, to }] : []),
    ...(list !== undefined && !concernsAdministrators(notifies(event.payload))
      ? [{ topic: list, to: TO_ADMINISTRATORS } as const]
      : []),
  ];
}
