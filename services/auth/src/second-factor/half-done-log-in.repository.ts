import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { HALF_DONE_LOG_IN_MODEL, type HalfDoneLogInDocument } from './half-done-log-in.model.js';
import type { HalfDoneLogIn } from './half-done-log-in.rules.js';

/** The only file that reads and writes half-done log-ins. */
@Injectable()
export class HalfDoneLogInRepository {
  constructor(@InjectModel(HALF_DONE_LOG_IN_MODEL) private readonly logIns: Model<HalfDoneLogInDocument>) {}

  async add(logIn: HalfDoneLogIn): Promise<void> {
    await this.logIns.create(logIn);
  }

  async find(secretHash: string): Promise<HalfDoneLogIn | undefined> {
    return (await this.logIns.findOne({ secretHash }).lean<HalfDoneLogInDocument>()) ?? undefined;
  }

  /** Takes it for the one session that it becomes; false when it was taken. */
  async take(secretHash: string): Promise<boolean> {
    return (await this.logIns.deleteOne({ secretHash })).deletedCount === 1;
  }
}
