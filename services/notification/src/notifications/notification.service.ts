import { Injectable } from '@nestjs/common';
import { INVALIDATION_TOPIC, type Notification, notificationChannels } from '@pothik/contracts/notification';
import type { EventEnvelope } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { currentTraceparent, type Person } from '@pothik/service-kit';
import { PersonProjectionService } from '../projections/index.js';
import { inWords } from './former-notification.rules.js';
import { invalidationsOf } from './invalidation.rules.js';
import { InvalidationService } from './invalidation.service.js';
import { NotificationRepository } from './notification.repository.js';
import {
  concernsAdministrators,
  effectsOf,
  isNotifying,
  type NewNotification,
  notificationsOf,
} from './notification.rules.js';
import { wakeUpOf } from './wake-up.rules.js';
import { WakeUpService } from './wake-up.service.js';

const { feed, freeDrivers } = notificationChannels;

@Injectable()
export class NotificationService {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly people: PersonProjectionService,
    private readonly invalidations: InvalidationService,
    private readonly wakeUps: WakeUpService,
    private readonly clock: Clock,
  ) {}

  /** Notifies everybody concerned, once per event and person, and wakes their streams, and pushes invalidations to the other pages. */
  async notify(event: EventEnvelope): Promise<void> {
    if (!isNotifying(event, this.clock.now())) return;
    const { notifies, changes, changesFreeList } = effectsOf(event);
    const told = notifies(event.payload);
    const administrators = concernsAdministrators(told) ? await this.people.administrators() : [];
    const notifications = notificationsOf(event.type, told, administrators);
    for (const notification of notifications) await this.notifyPerson(notification, event);
    const notified = new Set(notifications.map(({ personId }) => personId));
    for (const invalidation of invalidationsOf(changes(event.payload), told, notified))
      await this.invalidations.push(invalidation);
    if (changesFreeList?.(event.payload)) await this.wakeUps.publish(freeDrivers.channel, event.id);
  }

  /** Removes a deleted person's notifications. Numbers continue, so that a late one does not repeat a number the browser has seen. */
  deletePerson(personId: string): Promise<void> {
    return this.notifications.removeEntries(personId);
  }

  /** A person's notifications after a number; without a number, the newest. */
  async read(person: Person, after: number | undefined) {
    const { id } = person;
    const stored: Notification[] =
      after === undefined ? await this.notifications.newest(id) : await this.notifications.after(id, after);
    const entries = stored.map((entry) => inWords(entry, person));
    const last = await this.notifications.last(id);
    return { entries, last, readUpTo: await this.notifications.readUpTo(id) };
  }

  /** Marks as read, at most up to the newest notification; with a ride, what is told of it alone. Returns how far the feed is read. */
  async markRead(personId: string, upTo: number, rideId: string | undefined): Promise<number> {
    const newest = Math.min(upTo, await this.notifications.last(personId));
    const readUpTo =
      rideId === undefined
        ? await this.notifications.markRead(personId, newest)
        : await this.notifications.markRideRead(personId, rideId, newest);
    await this.invalidations.push({ topic: INVALIDATION_TOPIC.NOTIFICATIONS, to: [personId] });
    return readUpTo;
  }

  /** The wake-up contains the notification itself, so that no stream has to read it again. */
  private async notifyPerson(notification: NewNotification, { id, occurredAt }: EventEnvelope): Promise<void> {
    const { personId, shown, ...content } = notification;
    const at = new Date(occurredAt);
    const number = await this.notifications.append(notification, id, at);
    if (number === undefined) return this.notifyAgain(personId);
    const entry = { number, ...content, ...shown, at: at.toISOString() };
    await Promise.all([
      this.wakeUps.publish(feed.channel, wakeUpOf(personId, { entry, traceparent: currentTraceparent() })),
      this.notifications.storeLast(personId, number),
    ]);
  }

  /** The event was handled before, perhaps by a process that died between the notification and what follows it. */
  private async notifyAgain(personId: string): Promise<void> {
    await this.notifications.storeLast(personId, await this.notifications.last(personId));
    await this.wakeUps.publish(feed.channel, wakeUpOf(personId));
  }
}
