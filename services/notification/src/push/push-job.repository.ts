import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertOnce } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { PUSH_JOB_MODEL, type PushJobDocument } from './push-job.model.js';
import type { PushEnd } from './push-job.rules.js';

export type NewPushJob = Pick<
  PushJobDocument,
  'eventId' | 'subscriptionId' | 'personId' | 'tag' | 'at' | 'message' | 'receipt' | 'until'
>;

/** The only file that reads and writes jobs. */
@Injectable()
export class PushJobRepository {
  constructor(@InjectModel(PUSH_JOB_MODEL) private readonly jobs: Model<PushJobDocument>) {}

  /** Stores a job once for its event and subscription. */
  async store(job: NewPushJob, now: Date): Promise<void> {
    await insertOnce(this.jobs, { ...job, dueAt: now, tries: 0, unansweredTries: 0, endedAt: null });
  }

  /** Those of these subscriptions that were sent a notice of this tag, or are to be. */
  async toldBy(tag: string, subscriptionIds: readonly string[]): Promise<Set<string>> {
    const told = await this.jobs.distinct('subscriptionId', { subscriptionId: { $in: [...subscriptionIds] }, tag });
    return new Set(told);
  }

  /** Leases the job that has been due longest until `leaseEnd`: two instances never take the same. */
  async claim(now: Date, leaseEnd: Date): Promise<PushJobDocument | undefined> {
    const taken = this.jobs.findOneAndUpdate(
      { dueAt: { $lte: now } },
      { $set: { dueAt: leaseEnd }, $inc: { tries: 1, unansweredTries: 1 } },
      { sort: { dueAt: 1 }, returnDocument: 'after' },
    );
    return (await taken.lean<PushJobDocument>()) ?? undefined;
  }

  /** When the job is due that has been due longest or is due next; undefined when none waits. */
  async nextDueAt(): Promise<Date | undefined> {
    const waiting = this.jobs.findOne({ dueAt: { $gt: new Date(0) } }, { dueAt: 1 }).sort({ dueAt: 1 });
    return (await waiting.lean<Pick<PushJobDocument, 'dueAt'>>())?.dueAt ?? undefined;
  }

  /** Whether a later notice of the same tag takes its place. */
  async isReplaced({
    subscriptionId,
    tag,
    at,
  }: Pick<PushJobDocument, 'subscriptionId' | 'tag' | 'at'>): Promise<boolean> {
    return (await this.jobs.exists({ subscriptionId, tag, at: { $gt: at } })) !== null;
  }

  async end({ _id }: Pick<PushJobDocument, '_id'>, end: PushEnd, now: Date): Promise<void> {
    await this.jobs.updateOne({ _id, endedAt: null }, { $set: { message: '', dueAt: null, endedAt: now, end } });
  }

  /** Without effect when another process, whose lease began later, has ended it. */
  async postpone({ _id }: Pick<PushJobDocument, '_id'>, dueAt: Date): Promise<void> {
    await this.jobs.updateOne({ _id, endedAt: null }, { $set: { dueAt, unansweredTries: 0 } });
  }

  /** The job of a receipt, once. */
  async takeReceipt(receipt: string): Promise<Pick<PushJobDocument, 'subscriptionId' | 'personId'> | undefined> {
    const taken = this.jobs.findOneAndUpdate({ receipt }, { $unset: { receipt: 1 } });
    return (await taken.lean<PushJobDocument>()) ?? undefined;
  }

  async removeAllOf(personId: string): Promise<void> {
    await this.jobs.deleteMany({ personId });
  }
}
