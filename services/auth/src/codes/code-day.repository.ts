import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ONE_TIME_CODE } from '@pothik/contracts/auth';
import { RATE_LIMIT } from '@pothik/contracts/platform';
import type { Model } from 'mongoose';
import { CODE_DAY_MODEL, type CodeDayDocument, type CodeDayKey } from './code.model.js';

/** Maximum of each per day in Asia/Dhaka. */
const MAXIMUM_OF_DAY = { sent: RATE_LIMIT.codesPerEmail.maximum, wrong: ONE_TIME_CODE.wrongPerDay } as const;
type DayCounter = keyof typeof MAXIMUM_OF_DAY;

/** The only file that reads and writes the day's counts of codes; every count is one atomic write. */
@Injectable()
export class CodeDayRepository {
  constructor(@InjectModel(CODE_DAY_MODEL) private readonly days: Model<CodeDayDocument>) {}

  async isClosed(key: CodeDayKey): Promise<boolean> {
    return (await this.days.exists({ ...key, wrong: { $gte: MAXIMUM_OF_DAY.wrong } })) !== null;
  }

  /** Counts one in advance; false when the day's maximum is reached. */
  async take(key: CodeDayKey, counter: DayCounter, now: Date): Promise<boolean> {
    const open = { ...key, [counter]: { $lt: MAXIMUM_OF_DAY[counter] } };
    const more = { $inc: { [counter]: 1 }, $set: { at: now } };
    const first = { $setOnInsert: { [counter === 'wrong' ? 'sent' : 'wrong']: 0 } };
    try {
      await this.days.findOneAndUpdate(open, { ...more, ...first }, { upsert: true });
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code !== 11_000) throw error;
    }
    // The maximum is reached, or the record was created concurrently: then the update succeeds now.
    const { modifiedCount } = await this.days.updateOne(open, more);
    return modifiedCount === 1;
  }

  /** Takes back a count made in advance. */
  async giveBack(key: CodeDayKey, counter: DayCounter): Promise<void> {
    await this.days.updateOne(key, { $inc: { [counter]: -1 } });
  }
}
