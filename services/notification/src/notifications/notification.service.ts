import { Injectable } from '@nestjs/common';
import { type Notification, notificationChannels } from '@pothik/contracts/notification';
import { Clock, isEngineUnavailable, KeyValueStore, Logger } from '@pothik/engines';
import { currentTraceparent } from '@pothik/service-kit';
import { PersonProjectionService } from '../projections/index.js';
import { mayChangeFreeList } from './free-list.rules.js';
import { NotificationRepository } from './notification.repository.js';
import {
  concernsAdministrators,
  isNotifying,
  type NewNotification,
  type NotifyingEvent,
  notificationsOf,
} from './notification.rules.js';
import { wakeUpOf } from './wake-up.rules.js';

const { feed, freeDrivers } = notificationChannels;

@Injectable()
export class NotificationService {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly people: PersonProjectionService,
    private readonly keyValue: KeyValueStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Notifies everybody concerned, once per event and person, and wakes their streams. */
  async notify(event: NotifyingEvent): Promise<void> {
    if (!isNotifying(event, this.clock.now())) return;
    const administrators = concernsAdministrators(event) ? await this.people.administrators() : [];
    for (const notification of notificationsOf(event, administrators)) {
      await this.notifyPerson(notification, event);
    }
    if (mayChangeFreeList(event)) await this.wake(freeDrivers.channel, event.id);
  }

  /** Removes a deleted person's notifications. Numbers continue, so that a late one does not repeat a number the browser has seen. */
  deletePerson(personId: string): Promise<void> {
    return this.notifications.removeEntries(personId);
  }

  /** A person's notifications after a number; without a number, the newest. */
  async read(personId: string, after: number | undefined) {
    const entries: Notification[] =
      after === undefined ? await this.notifications.newest(personId) : await this.notifications.after(personId, after);
    const last = await this.notifications.last(personId);
    return { entries, last, readUpTo: await this.notifications.readUpTo(personId) };
  }

  /** Marks as read, at most up to the newest notification. */
  async markRead(personId: string, upTo: number): Promise<number> {
    return this.notifications.markRead(personId, Math.min(upTo, await this.notifications.last(personId)));
  }

  /** The wake-up contains the notification itself, so that no stream has to read it again. */
  private async notifyPerson(notification: NewNotification, { id, occurredAt }: NotifyingEvent): Promise<void> {
    const { personId, ...content } = notification;
    const at = new Date(occurredAt);
    const number = await this.notifications.append(notification, id, at);
    if (number === undefined) return this.wake(feed.channel, wakeUpOf(personId));
    const entry = { number, ...content, at: at.toISOString() };
    await Promise.all([
      this.wake(feed.channel, wakeUpOf(personId, { entry, traceparent: currentTraceparent() })),
      this.notifications.storeLast(personId, number),
    ]);
  }

  /** A lost wake-up only delays notifications: streams read again at every comment line. */
  private async wake(channel: string, message: string): Promise<void> {
    try {
      await this.keyValue.publish(channel, message);
    } catch (error) {
      if (!isEngineUnavailable(error)) throw error;
      this.logger.warn({ error, channel }, 'streams are not woken: the key-value store is unavailable');
    }
  }
}
