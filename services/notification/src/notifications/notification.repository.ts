import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { NOTIFICATION_LIMITS, type Notification } from '@pothik/contracts/notification';
import { Clock } from '@pothik/engines';
import { BoundedCache, insertOnce, sharedWrites } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import {
  NOTIFICATION_MODEL,
  NOTIFICATION_POSITION_MODEL,
  type NotificationDocument,
  type NotificationPositionDocument,
} from './notification.model.js';
import { isNewestEver, type NewNotification } from './notification.rules.js';

/** So many people's last numbers are remembered. */
const REMEMBERED = 10_000;

export type StoredLast = Pick<NotificationPositionDocument, 'personId' | 'last'>;

/** The only file that reads and writes notifications. */
@Injectable()
export class NotificationRepository {
  /** The last number this instance has seen of a person: read again only when another instance has appended since. */
  private readonly numbers = new BoundedCache<number>(REMEMBERED);

  constructor(
    @InjectModel(NOTIFICATION_MODEL) private readonly entries: Model<NotificationDocument>,
    @InjectModel(NOTIFICATION_POSITION_MODEL) private readonly positions: Model<NotificationPositionDocument>,
    private readonly clock: Clock,
  ) {}

  /**
   * Inserts (person, last + 1) under a unique index, and retries when another instance took the number. Returns the number;
   * undefined when the event already has its notification.
   */
  async append(
    { personId, kind, subjectId, facts, shown }: NewNotification,
    eventId: string,
    at: Date,
  ): Promise<number | undefined> {
    for (;;) {
      const number = (this.numbers.get(personId) ?? (await this.last(personId))) + 1;
      const entry = { personId, number, eventId, kind, subjectId, facts, shown, at };
      if (await insertOnce(this.entries, entry)) {
        this.numbers.set(personId, number);
        return number;
      }
      this.numbers.delete(personId);
      if ((await this.entries.exists({ personId, eventId })) !== null) return undefined;
    }
  }

  /** Numbers continue after this one, also when the notification has expired. */
  async storeLast(personId: string, number: number): Promise<void> {
    const update = { $max: { last: number }, $setOnInsert: { readUpTo: 0 } };
    await sharedWrites(this.positions).write({ updateOne: { filter: { personId }, update, upsert: true } });
  }

  /** The number of the newest notification ever, 0 before the first. */
  async last(personId: string): Promise<number> {
    const newest = await this.entries.findOne({ personId }, { number: 1, at: 1 }).sort({ number: -1 }).lean();
    if (newest && isNewestEver(newest, this.clock.now())) return newest.number;
    const position = await this.positions.findOne({ personId }, { last: 1 }).lean();
    return Math.max(newest?.number ?? 0, position?.last ?? 0);
  }

  /** The last numbers as `storeLast` has them, in one question; of nobody who never had a notification. */
  storedLasts(personIds: readonly string[]): Promise<StoredLast[]> {
    const positions = this.positions.find({ personId: { $in: [...personIds] } }, { _id: 0, personId: 1, last: 1 });
    return positions.lean<StoredLast[]>().exec();
  }

  /** At most `NOTIFICATION_LIMITS.pageMaximum` notifications after a number, oldest first. */
  async after(personId: string, number: number): Promise<Notification[]> {
    const found = await this.entries
      .find({ personId, number: { $gt: number } })
      .sort({ number: 1 })
      .limit(NOTIFICATION_LIMITS.pageMaximum)
      .lean<NotificationDocument[]>();
    return found.map(entryOf);
  }

  /** The newest notifications, oldest first. */
  async newest(personId: string): Promise<Notification[]> {
    const found = await this.entries
      .find({ personId })
      .sort({ number: -1 })
      .limit(NOTIFICATION_LIMITS.pageMaximum)
      .lean<NotificationDocument[]>();
    return found.map(entryOf).reverse();
  }

  async removeEntries(personId: string): Promise<void> {
    await this.entries.deleteMany({ personId });
  }

  async readUpTo(personId: string): Promise<number> {
    const position = await this.positions.findOne({ personId }, { readUpTo: 1 }).lean();
    return position?.readUpTo ?? 0;
  }

  /** Marks what is told of a ride up to a number, as far back as a page shows; returns the read mark, which stays. */
  async markRideRead(personId: string, subjectId: string, upTo: number): Promise<number> {
    const number = { $gt: upTo - NOTIFICATION_LIMITS.pageMaximum, $lte: upTo };
    await this.entries.updateMany({ personId, number, subjectId }, { $set: { read: true } });
    return this.readUpTo(personId);
  }

  /** Moves the read mark forward, never back; returns its value. */
  async markRead(personId: string, upTo: number): Promise<number> {
    const change = { $max: { readUpTo: upTo }, $setOnInsert: { last: 0 } };
    const position = await this.positions.findOneAndUpdate({ personId }, change, {
      upsert: true,
      returnDocument: 'after',
    });
    return position.readUpTo;
  }
}

const entryOf = ({ number, kind, subjectId, facts, shown, read, at }: NotificationDocument): Notification => ({
  number,
  kind,
  subjectId,
  facts,
  ...shown,
  ...(read ? { read } : {}),
  at: at.toISOString(),
});
