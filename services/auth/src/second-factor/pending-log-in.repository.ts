import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PENDING_LOG_IN_MODEL, type PendingLogInDocument } from './pending-log-in.model.js';
import type { PendingLogIn } from './pending-log-in.rules.js';

/** The only file that reads and writes pending log-ins. */
@Injectable()
export class PendingLogInRepository {
  constructor(@InjectModel(PENDING_LOG_IN_MODEL) private readonly logIns: Model<PendingLogInDocument>) {}

  async add(logIn: PendingLogIn): Promise<void> {
    await this.logIns.create(logIn);
  }

  async find(secretHash: string): Promise<PendingLogIn | undefined> {
    return (await this.logIns.findOne({ secretHash }).lean<PendingLogInDocument>()) ?? undefined;
  }

  /** Takes it for the one session that it becomes; false when it was taken. */
  async take(secretHash: string): Promise<boolean> {
    return (await this.logIns.deleteOne({ secretHash })).deletedCount === 1;
  }
}
