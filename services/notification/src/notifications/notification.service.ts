import { Injectable } from '@nestjs/common';
import type { Notification } from '@pothik/contracts/notification';
import { Clock, isEngineAway, KeyValueStore, Logger } from '@pothik/engines';
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

/** Channels of the key-value store that wake streams, here and in other processes. */
export const FEED_CHANNEL = 'feed';
export const FREE_LIST_CHANNEL = 'free-drivers';

@Injectable()
export class NotificationService {
  constructor(
    private readonly feeds: NotificationRepository,
    private readonly people: PersonProjectionService,
    private readonly keyValue: KeyValueStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Tells everybody concerned, once per event and person, and wakes their streams. */
  async tell(event: NotifyingEvent): Promise<void> {
    if (!isNotifying(event, this.clock.now())) return;
    const administrators = concernsAdministrators(event) ? await this.people.administrators() : [];
    for (const notification of notificationsOf(event, administrators)) {
      await this.tellOne(notification, event);
    }
    if (mayChangeFreeList(event)) await this.wake(FREE_LIST_CHANNEL, event.id);
  }

  /** Removes the feed of a deleted person. Numbers go on: a late entry is none of those their browser has seen. */
  deletePerson(personId: string): Promise<void> {
    return this.feeds.removeEntries(personId);
  }

  /** A person's feed after a number; without one, its newest entries. */
  async read(personId: string, after: number | undefined) {
    const entries: Notification[] =
      after === undefined ? await this.feeds.newest(personId) : await this.feeds.after(personId, after);
    const last = await this.feeds.last(personId);
    return { entries, last, readUpTo: await this.feeds.readUpTo(personId) };
  }

  /** Marks as read, at most up to the newest entry. */
  async markRead(personId: string, upTo: number): Promise<number> {
    return this.feeds.markRead(personId, Math.min(upTo, await this.feeds.last(personId)));
  }

  /** The streams are given the entry itself, so that none of them has to read what was just written. */
  private async tellOne(notification: NewNotification, { id, occurredAt }: NotifyingEvent): Promise<void> {
    const { personId, ...told } = notification;
    const at = new Date(occurredAt);
    const number = await this.feeds.append(notification, id, at);
    if (number === undefined) return this.wake(FEED_CHANNEL, wakeUpOf(personId));
    const entry = { number, ...told, at: at.toISOString() };
    await Promise.all([
      this.wake(FEED_CHANNEL, wakeUpOf(personId, { entry, traceparent: currentTraceparent() })),
      this.feeds.rememberLast(personId, number),
    ]);
  }

  /** A lost wake-up only delays: streams read again at every comment line. */
  private async wake(channel: string, message: string): Promise<void> {
    try {
      await this.keyValue.publish(channel, message);
    } catch (error) {
      if (!isEngineAway(error)) throw error;
      this.logger.warn({ error, channel }, 'streams are not woken: the key-value store is away');
    }
  }
}
