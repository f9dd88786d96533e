import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ONE_TIME_CODE } from '@pothik/contracts/auth';
import { RATE_LIMIT } from '@pothik/contracts/platform';
import type { Model } from 'mongoose';
import { CODE_DAY_MODEL, CODE_MODEL, type CodeDayDocument, type CodeDocument } from './code.model.js';
import type { CodePurpose } from './code.rules.js';

interface CodeKey {
  email: string;
  purpose: CodePurpose;
}

/** What a day in Asia/Dhaka allows of each. */
const MAXIMUM_OF_DAY = { sent: RATE_LIMIT.codesPerEmail.maximum, wrong: ONE_TIME_CODE.wrongPerDay } as const;
type DayCounter = keyof typeof MAXIMUM_OF_DAY;

/** The only file that reads and writes codes; every count is one atomic write. */
@Injectable()
export class CodeRepository {
  constructor(
    @InjectModel(CODE_MODEL) private readonly codes: Model<CodeDocument>,
    @InjectModel(CODE_DAY_MODEL) private readonly days: Model<CodeDayDocument>,
  ) {}

  /** Replaces the code unless one was issued after `lastIssuedBefore`: then that one's time is answered. */
  async replace(code: CodeDocument, lastIssuedBefore: Date): Promise<Date | 'replaced'> {
    const { email, purpose, ...fields } = code;
    const filter = { email, purpose, issuedAt: { $lte: lastIssuedBefore } };
    for (;;) {
      try {
        await this.codes.findOneAndUpdate(filter, { $set: fields }, { upsert: true });
        return 'replaced';
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
      const present = await this.codes.findOne({ email, purpose }).lean<CodeDocument>();
      if (present !== null && present.issuedAt > lastIssuedBefore) return present.issuedAt;
    }
  }

  /** Gives a code up that could not be mailed, and its waiting time with it. */
  async giveUp({ email, purpose, codeHash }: CodeDocument): Promise<void> {
    await this.codes.deleteOne({ email, purpose, codeHash });
  }

  /** Takes one try of the present code; undefined when there is none, or it is old or used up. */
  async takeTry(key: CodeKey, now: Date): Promise<CodeDocument | undefined> {
    const present = { ...key, codeHash: { $ne: null }, expiresAt: { $gt: now }, triesLeft: { $gt: 0 } };
    return (await this.codes.findOneAndUpdate(present, { $inc: { triesLeft: -1 } }).lean<CodeDocument>()) ?? undefined;
  }

  /** Uses the code up; false when somebody else just did. */
  async use(key: CodeKey, codeHash: string): Promise<boolean> {
    const { modifiedCount } = await this.codes.updateOne({ ...key, codeHash }, { $set: { codeHash: null } });
    return modifiedCount === 1;
  }

  async isDayClosed(key: CodeKey, day: string): Promise<boolean> {
    return (await this.days.exists({ ...key, day, wrong: { $gte: MAXIMUM_OF_DAY.wrong } })) !== null;
  }

  /** Counts one more of the day beforehand; false when the day has no more. */
  async takeOfDay(key: CodeKey, day: string, counter: DayCounter, now: Date): Promise<boolean> {
    const open = { ...key, day, [counter]: { $lt: MAXIMUM_OF_DAY[counter] } };
    const more = { $inc: { [counter]: 1 }, $set: { at: now } };
    const first = { $setOnInsert: { [counter === 'wrong' ? 'sent' : 'wrong']: 0 } };
    try {
      await this.days.findOneAndUpdate(open, { ...more, ...first }, { upsert: true });
      return true;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    // The day is used up, or its record was made at the same moment: then it can be raised now.
    const { modifiedCount } = await this.days.updateOne(open, more);
    return modifiedCount === 1;
  }

  /** What was counted beforehand did not happen. */
  async giveBackOfDay(key: CodeKey, day: string, counter: DayCounter): Promise<void> {
    await this.days.updateOne({ ...key, day }, { $inc: { [counter]: -1 } });
  }
}

const isDuplicate = (error: unknown): boolean => (error as { code?: unknown }).code === 11_000;
