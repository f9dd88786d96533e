import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '@pothik/engines';
import type { Model } from 'mongoose';
import { CODE_MODEL, type CodeDocument, type CodeKey } from './code.model.js';

/** A code's message claimed by one sender until `mailDueAt`. */
export type TakenMail = CodeDocument & { mailDueAt: Date };

/** The key of a code whose message is due at `mailDueAt`. */
export type WaitingMail = CodeKey & Pick<CodeDocument, 'issuedAt'> & { mailDueAt: Date };

type NewCode = Pick<CodeDocument, 'codeHash' | 'expiresAt' | 'triesLeft'>;

/** Those of CodeKey. */
const KEY_FIELDS = { channel: 1, address: 1, purpose: 1, askedBy: 1 } as const;

/** The only file that reads and writes codes; every decision about one is one atomic write. */
@Injectable()
export class CodeRepository {
  constructor(@InjectModel(CODE_MODEL) private readonly codes: Model<CodeDocument>) {}

  /** Stores a request, which replaces the former code of its key. */
  async replace(code: CodeDocument): Promise<void> {
    const { channel, address, purpose, askedBy, ...fields } = code;
    const key = { channel, address, purpose, askedBy };
    const write = () => this.codes.updateOne(key, { $set: fields }, { upsert: true }).exec();
    try {
      await write();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // A first request at the same moment created it: now it is replaced.
      await write();
    }
  }

  /** Removes the codes that these registrations or accounts asked for. */
  async removeOf(askers: readonly string[], key: Omit<CodeKey, 'askedBy'>): Promise<void> {
    await this.codes.deleteMany({ ...key, askedBy: { $in: [...askers] } });
  }

  /** At most `maximum` codes whose message waits, those due first first. */
  waitingMails(maximum: number): Promise<WaitingMail[]> {
    return this.codes
      .find({ mailDueAt: { $gt: new Date(0) } }, { _id: 0, ...KEY_FIELDS, issuedAt: 1, mailDueAt: 1 })
      .sort({ mailDueAt: 1 })
      .limit(maximum)
      .lean<WaitingMail[]>()
      .exec();
  }

  /** Claims the message of a code until `dueAgainAt`; undefined when it is not due or already claimed. */
  async takeMail(key: CodeKey, now: Date, dueAgainAt: Date): Promise<TakenMail | undefined> {
    const due = { ...key, mailDueAt: { $lte: now } };
    const taken = { $set: { mailDueAt: dueAgainAt } };
    const found = await this.codes.findOneAndUpdate(due, taken, { returnDocument: 'after' }).lean<TakenMail>();
    return found ?? undefined;
  }

  /** Stores the code before it is sent; false when another was requested meanwhile, or the claim was lost. */
  async store(mail: TakenMail, code: NewCode): Promise<boolean> {
    const { matchedCount } = await this.codes.updateOne(sameMail(mail), { $set: code });
    return matchedCount === 1;
  }

  /** Marks the message as done. */
  async endMail(mail: TakenMail): Promise<void> {
    await this.codes.updateOne(sameMail(mail), { $set: { mailDueAt: null } });
  }

  /** Uses one try of the present code; undefined when there is none, or it is expired or has no tries left. */
  async takeTry(key: CodeKey, now: Date): Promise<CodeDocument | undefined> {
    const present = { ...key, codeHash: { $ne: null }, expiresAt: { $gt: now }, triesLeft: { $gt: 0 } };
    return (await this.codes.findOneAndUpdate(present, { $inc: { triesLeft: -1 } }).lean<CodeDocument>()) ?? undefined;
  }

  /** Marks the code as used; false when a concurrent call did, or another code was sent meanwhile. */
  async use({ channel, address, purpose, askedBy, codeHash }: CodeDocument): Promise<boolean> {
    const { modifiedCount } = await this.codes.updateOne(
      { channel, address, purpose, askedBy, codeHash },
      { $set: { codeHash: null, mailDueAt: null } },
    );
    return modifiedCount === 1;
  }
}

const sameMail = ({ channel, address, purpose, askedBy, issuedAt, mailDueAt }: TakenMail) => ({
  channel,
  address,
  purpose,
  askedBy,
  issuedAt,
  mailDueAt,
});
