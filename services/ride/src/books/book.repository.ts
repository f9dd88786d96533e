import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { dhakaDayAfter } from '@pothik/contracts/platform';
import { Clock, isDuplicateKey } from '@pothik/engines';
import { AggregateStore, collectionOf, Outbox, SYSTEM_ACTOR } from '@pothik/service-kit';
import { type Model, type mongo, Types } from 'mongoose';
import { BOOK, type BookDocument } from './book.model.js';
import { type BookedTransfer, closeBook, closesAt, textOfTransfers } from './book.rules.js';
import { dayOf, requireBalance, type Transfer } from './transfer.rules.js';

export type StoredBook = BookDocument;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
/** The id of a driver’s day. */
const bookId = (driverId: string, day: string) => new Types.ObjectId(sha256(`${driverId}:${day}`).slice(0, 24));
const digestOf = (transfers: readonly BookedTransfer[]): string => sha256(textOfTransfers(transfers));

@Injectable()
export class BookRepository {
  private readonly store: AggregateStore<BookDocument>;
  private readonly books: mongo.Collection<BookDocument>;

  constructor(
    @InjectModel(BOOK) private readonly model: Model<BookDocument>,
    outbox: Outbox,
    private readonly clock: Clock,
  ) {
    this.books = collectionOf(model);
    this.store = new AggregateStore(model, outbox, clock, {}, { isNeverDeleted: true });
  }

  /**
   * Books a transfer once, for any number of calls at once: into its own day, or the next that is open. Closed books never
   * change, so every call walks the same way. Returns when the book closes.
   */
  async post(driver: { driverId: string; driverUserId: string }, transfer: Transfer): Promise<Date> {
    requireBalance(transfer);
    const ownDay = dayOf(transfer);
    for (let day = ownDay; ; ) {
      const booked = { ...transfer, isLate: day !== ownDay };
      if (await this.push({ ...driver, day }, booked)) return closesAt(day, this.clock.now());
      const book = await this.books.findOne({ _id: bookId(driver.driverId, day) });
      if (book?.transfers.some(({ key }) => key === transfer.key)) return book.closesAt;
      if (book?.isClosed) day = dhakaDayAfter(day, 1);
    }
  }

  /** Closes the books whose time has come, by the version of each. */
  async closeDue(): Promise<void> {
    const due = this.model.find({ isClosed: false, closesAt: { $lte: this.clock.now() } }, { _id: 1 });
    for (const { _id } of await due.lean<{ _id: Types.ObjectId }[]>()) await this.close(_id);
  }

  /** Closes a book if its time has come. */
  async close(_id: Types.ObjectId): Promise<void> {
    const decide = (book: BookDocument) => {
      const closed = closeBook(book, this.clock.now(), digestOf);
      return closed && { next: { ...book, ...closed.book }, events: closed.events };
    };
    await this.store.change({ _id }, decide, { actor: SYSTEM_ACTOR });
  }

  /** When the next open book closes; undefined: none is open. */
  async nextClosing(): Promise<Date | undefined> {
    const open = this.model.find({ isClosed: false }, { closesAt: 1 }).sort({ closesAt: 1 }).limit(1);
    return (await open.lean<{ closesAt: Date }[]>())[0]?.closesAt;
  }

  /** The books of a driver’s account from the first day to the last, oldest first. */
  ofDriver(driverUserId: string, from: string, to: string): Promise<StoredBook[]> {
    const days = { driverUserId, day: { $gte: from, $lte: to } };
    return this.model.find(days).sort({ day: 1 }).lean<StoredBook[]>().exec();
  }

  /** All legs in one write, while the book is open and has not got them. False: it is closed, has them, or was just made. */
  private async push(
    { driverId, driverUserId, day }: { driverId: string; driverUserId: string; day: string },
    transfer: BookedTransfer,
  ): Promise<boolean> {
    const now = this.clock.now();
    const sums = Object.fromEntries(transfer.legs.map(({ account, amount }) => [`sums.${account}`, amount]));
    const made = { driverId, driverUserId, day, closedAt: null, digest: null, eventSequence: 0, pendingEvents: [] };
    const open = { _id: bookId(driverId, day), isClosed: false, 'transfers.key': { $ne: transfer.key } };
    const update = {
      $push: { transfers: transfer },
      $inc: { ...sums, version: 1 },
      $max: { closesAt: closesAt(day, now) },
      $set: { updatedAt: now },
      $setOnInsert: { ...made, createdAt: now },
    };
    try {
      await this.books.updateOne(open, update as mongo.UpdateFilter<BookDocument>, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
