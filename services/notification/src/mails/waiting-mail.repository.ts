import type { Model, Types } from 'mongoose';
import type { WaitingMail } from './waiting-mail.rules.js';

/** Stored mails of one kind. */
export abstract class WaitingMailRepository<M extends WaitingMail> {
  /** @param emptied what is not kept of a mail once it went out */
  constructor(
    private readonly waiting: Model<M>,
    private readonly emptied: object = {},
  ) {}

  /** Takes the mail that has been due longest, until `leaseEnd`: two projections never take the same. */
  async claim(now: Date, leaseEnd: Date): Promise<(M & { _id: Types.ObjectId }) | undefined> {
    const taken = this.waiting.findOneAndUpdate(
      { mailDueAt: { $lte: now } },
      { $set: { mailDueAt: leaseEnd }, $inc: { mailTries: 1 } },
      { sort: { mailDueAt: 1 }, returnDocument: 'after' },
    );
    return (await taken.lean<M & { _id: Types.ObjectId }>()) ?? undefined;
  }

  async rememberMailed(id: Types.ObjectId, at: Date): Promise<void> {
    await this.waiting.updateOne({ _id: id }, { $set: { ...this.emptied, mailedAt: at, mailDueAt: null } });
  }

  /** Not when it was mailed meanwhile: a lease may end while a mail is still on its way. */
  async postpone(id: Types.ObjectId, until: Date): Promise<void> {
    await this.waiting.updateOne({ _id: id, mailedAt: null }, { $set: { mailDueAt: until } });
  }
}
