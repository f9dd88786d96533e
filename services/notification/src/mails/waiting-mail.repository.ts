import type { Model, Types } from 'mongoose';
import type { WaitingMail } from './waiting-mail.rules.js';

export type StoredMail<M> = M & { _id: Types.ObjectId };

/** Stored mails of one kind. */
export abstract class WaitingMailRepository<M extends WaitingMail> {
  /**
   * @param emptied the fields to empty once a mail is sent
   * @param kind the fields by which those of this kind differ from others of the collection
   */
  constructor(
    private readonly waiting: Model<M>,
    private readonly emptied: object = {},
    private readonly kind: object = {},
  ) {}

  /** Leases the mail that has been due longest until `leaseEnd`: two instances never take the same. */
  async claim(now: Date, leaseEnd: Date): Promise<StoredMail<M> | undefined> {
    const taken = this.waiting.findOneAndUpdate(
      { ...this.kind, mailDueAt: { $lte: now } },
      { $set: { mailDueAt: leaseEnd }, $inc: { mailTries: 1 } },
      { sort: { mailDueAt: 1 }, returnDocument: 'after' },
    );
    return (await taken.lean<StoredMail<M>>()) ?? undefined;
  }

  /** When the mail is due that has been due longest or is due next; undefined when none waits. A mail that is being sent is due at the end of its lease. */
  async nextDueAt(): Promise<Date | undefined> {
    const waiting = this.waiting.findOne({ ...this.kind, mailDueAt: { $gt: new Date(0) } }, { mailDueAt: 1 });
    return (await waiting.sort({ mailDueAt: 1 }).lean<Pick<WaitingMail, 'mailDueAt'>>())?.mailDueAt ?? undefined;
  }

  async markMailed(id: Types.ObjectId, at: Date): Promise<void> {
    await this.waiting.updateOne({ _id: id }, { $set: { ...this.emptied, mailedAt: at, mailDueAt: null } });
  }

  /** Does nothing if the mail was sent meanwhile: a lease may end during the sending. */
  async postpone(id: Types.ObjectId, until: Date): Promise<void> {
    await this.waiting.updateOne({ _id: id, mailedAt: null }, { $set: { mailDueAt: until } });
  }
}
