import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { PUSH } from '@pothik/contracts/notification';
import { isDuplicateKey } from '@pothik/engines';
import type { Model } from 'mongoose';
import { PUSH_SUBSCRIPTION_MODEL, type PushSubscriptionDocument } from './push-subscription.model.js';

/** A subscription as its browser and its session give it. */
export type TakenSubscription = Omit<PushSubscriptionDocument, 'createdAt' | 'lastSeenAt' | 'receiptAt' | 'failures'>;

/** The only file that reads and writes subscriptions. */
@Injectable()
export class PushSubscriptionRepository {
  constructor(@InjectModel(PUSH_SUBSCRIPTION_MODEL) private readonly subscriptions: Model<PushSubscriptionDocument>) {}

  /** The browser's subscription is this person's from now on, whosever it was; what is known of their own phone stays. */
  async take(taken: TakenSubscription, now: Date): Promise<void> {
    const { _id, personId, ...fields } = taken;
    const own = await this.subscriptions.updateOne({ _id, personId }, { $set: { ...fields, lastSeenAt: now } });
    if (own.matchedCount > 0) return;
    const fresh = { personId, ...fields, createdAt: now, lastSeenAt: now, receiptAt: null, failures: 0 };
    try {
      await this.subscriptions.updateOne({ _id }, { $set: fresh }, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Made at the same moment by another call: the last one has it.
      await this.subscriptions.updateOne({ _id }, { $set: fresh });
    }
  }

  /** Of more than the most that a person may have, the oldest end. */
  async endOldest(personId: string): Promise<void> {
    const beyond = await this.subscriptions
      .find({ personId }, { _id: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .skip(PUSH.subscriptionsPerPerson)
      .lean();
    if (beyond.length === 0) return;
    await this.subscriptions.deleteMany({ _id: { $in: beyond.map(({ _id }) => _id) }, personId });
  }

  ofPeople(people: readonly string[]): Promise<PushSubscriptionDocument[]> {
    return this.subscriptions
      .find({ personId: { $in: [...people] } })
      .lean<PushSubscriptionDocument[]>()
      .exec();
  }

  async find(id: string): Promise<PushSubscriptionDocument | undefined> {
    return (await this.subscriptions.findOne({ _id: id }).lean<PushSubscriptionDocument>()) ?? undefined;
  }

  /** Without effect when it is another person's by now. */
  async endOf(id: string, personId: string): Promise<void> {
    await this.subscriptions.deleteOne({ _id: id, personId });
  }

  /** Without effect when it is of another session by now. */
  async endOfSession(id: string, sessionId: string): Promise<void> {
    await this.subscriptions.deleteOne({ _id: id, sessionId });
  }

  async endAllOf(personId: string): Promise<void> {
    await this.subscriptions.deleteMany({ personId });
  }

  /** The session goes on under this epoch. */
  async noteEpoch(id: string, sessionId: string, epoch: number): Promise<void> {
    await this.subscriptions.updateOne({ _id: id, sessionId }, { $max: { epoch } });
  }

  /** A notice to this person arrived. */
  async noteReceipt(id: string, personId: string, at: Date): Promise<void> {
    await this.subscriptions.updateOne({ _id: id, personId }, { $max: { receiptAt: at, lastSeenAt: at } });
  }

  async noteSent(id: string): Promise<void> {
    await this.subscriptions.updateOne({ _id: id }, { $set: { failures: 0 } });
  }

  async noteFailure(id: string): Promise<void> {
    await this.subscriptions.updateOne({ _id: id }, { $inc: { failures: 1 } });
  }
}
