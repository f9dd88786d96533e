import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ONE_TIME_CODE } from '@pothik/contracts/auth';
import { isDuplicateKey } from '@pothik/engines';
import type { Model } from 'mongoose';
import { WRONG_CODE_MODEL, type WrongCodeDocument, type WrongCodeKey } from './code.model.js';

/** The only file that reads and writes the day's counts of wrong codes; every count is one atomic write. */
@Injectable()
export class WrongCodeRepository {
  constructor(@InjectModel(WRONG_CODE_MODEL) private readonly counts: Model<WrongCodeDocument>) {}

  /** Whether the day's maximum is reached. */
  async isClosed(key: WrongCodeKey): Promise<boolean> {
    return (await this.counts.exists({ ...key, wrong: { $gte: ONE_TIME_CODE.wrongPerDay } })) !== null;
  }

  /** Counts one in advance; false when the day's maximum is reached. */
  async take(key: WrongCodeKey, now: Date): Promise<boolean> {
    const open = { ...key, wrong: { $lt: ONE_TIME_CODE.wrongPerDay } };
    const more = { $inc: { wrong: 1 }, $set: { at: now } };
    try {
      await this.counts.findOneAndUpdate(open, more, { upsert: true });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    // The maximum is reached, or the record was created concurrently: then the update succeeds now.
    const { modifiedCount } = await this.counts.updateOne(open, more);
    return modifiedCount === 1;
  }

  /** Takes back a count made in advance. */
  async giveBack(key: WrongCodeKey): Promise<void> {
    await this.counts.updateOne(key, { $inc: { wrong: -1 } });
  }
}
