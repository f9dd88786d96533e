import { EVENTS } from '@pothik/contracts/catalogue';
import {
  type EventEffects,
  type EventNotification,
  NOTIFICATION_LIMITS,
  type Notification,
  type ShownNotification,
  TO_ADMINISTRATORS,
} from '@pothik/contracts/notification';
import type { EventEnvelope } from '@pothik/contracts/platform';

/** A notification of one person, before it has a number. */
export interface NewNotification extends Pick<Notification, 'kind' | 'subjectId' | 'facts'> {
  personId: string;
  shown: ShownNotification;
}

/** Older events cause no notification and no mail, such as those of a month of seeded rides. */
export const isNotifying = (event: { occurredAt: string }, now: Date): boolean =>
  now.getTime() - Date.parse(event.occurredAt) <= NOTIFICATION_LIMITS.notificationMaximumAgeMs;

/**
 * Whether no later notification than the newest stored one can have expired. They expire 30 days after their event, and a
 * later one is of an event at most a day older: far from its expiry the newest stored one is the newest ever.
 */
export const isNewestEver = (newest: { at: Date }, now: Date): boolean =>
  now.getTime() - newest.at.getTime() < NOTIFICATION_LIMITS.storedMs - 2 * NOTIFICATION_LIMITS.notificationMaximumAgeMs;

/** What follows from an event; its payload was parsed by the schema of its type. */
export function effectsOf({ type }: Pick<EventEnvelope, 'type'>): EventEffects<unknown> {
  const event = EVENTS[type];
  if (!event) throw new Error(`Nobody declares ${type}`);
  return event;
}

/** Whether administrators are among those whom an event notifies. */
export const concernsAdministrators = (told: readonly EventNotification[]): boolean =>
  told.some(({ to }) => to === TO_ADMINISTRATORS);

/** The notifications of what an event of this type tells, one for each person: of somebody who is told twice, the first. */
export function notificationsOf(
  type: string,
  told: readonly EventNotification[],
  administrators: readonly string[],
): NewNotification[] {
  const byPerson = new Map<string, NewNotification>();
  for (const { to, kind, subjectId, facts, changes, ...shown } of told)
    for (const personId of to === TO_ADMINISTRATORS ? administrators : to)
      if (!byPerson.has(personId))
        byPerson.set(personId, {
          personId,
          kind,
          subjectId,
          facts,
          shown: { event: type, changes: [...changes], ...shown },
        });
  return [...byPerson.values()];
}
