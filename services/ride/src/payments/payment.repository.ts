import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock, isDuplicateKey, isSameId } from '@pothik/engines';
import {
  AggregateStore,
  LIST_BATCH,
  type ListPage,
  Outbox,
  readBatches,
  readPage,
  SYSTEM_ACTOR,
  type WriteOptions,
} from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import { ONE_PAYMENT_PER_TRANSACTION, PAYMENT, type PaymentDocument } from './payment.model.js';
import { decidedEvent, eventsOfPayment, type Payment, type PaymentChange } from './payment.rules.js';

export type StoredPayment = PaymentDocument;
type Decide = (payment: StoredPayment) => PaymentChange | undefined;

@Injectable()
export class PaymentRepository {
  private readonly store: AggregateStore<PaymentDocument>;

  constructor(
    @InjectModel(PAYMENT) private readonly model: Model<PaymentDocument>,
    outbox: Outbox,
    clock: Clock,
  ) {
    const conflicts = { [ONE_PAYMENT_PER_TRANSACTION]: 'ride/transaction-used' } as const;
    this.store = new AggregateStore(model, outbox, clock, conflicts, { isNeverDeleted: true });
  }

  /** Stores the payment of a ride, once for any number of calls. False: it is there. */
  async open(rideId: string, opened: PaymentChange): Promise<boolean> {
    const _id = new Types.ObjectId(rideId);
    if (this.store.recall(rideId) ?? (await this.model.exists({ _id }))) return false;
    try {
      const events = () => eventsOfPayment(rideId, opened);
      await this.store.create({ ...opened.payment, _id }, events, { actor: SYSTEM_ACTOR });
      return true;
    } catch (error) {
      if (isDuplicateKey(error) && isSameId(error)) return false;
      throw error;
    }
  }

  /** Throws ride/payment-not-open. */
  async get(rideId: string): Promise<StoredPayment> {
    const payment = await this.model.findById(rideId).lean<StoredPayment | null>();
    if (payment === null) throw new DomainError('ride/payment-not-open');
    return payment;
  }

  /** Decides on the stored payment; of two at once the second decides again. Throws ride/payment-not-open, ride/transaction-used. */
  change(rideId: string, decide: Decide, options: WriteOptions): Promise<StoredPayment> {
    return this.write(rideId, decide, options, () => []);
  }

  /** The same with an entry in the audit log. */
  decide(rideId: string, decide: Decide, options: WriteOptions): Promise<StoredPayment> {
    return this.write(rideId, decide, options, (before, change) => [decidedEvent(rideId, before, change)]);
  }

  /** Payments whose silence was due, in batches. */
  dueUntil(now: Date): AsyncGenerator<StoredPayment[]> {
    const due = this.model.find({ dueAt: { $lte: now } });
    return readBatches(due.lean<StoredPayment>().batchSize(LIST_BATCH).cursor());
  }

  /** The next moment at which silence is due; undefined: none. */
  async nextDue(): Promise<Date | undefined> {
    const [next] = await this.model
      .find({ dueAt: { $gt: new Date(0) } }, { dueAt: 1 })
      .sort({ dueAt: 1 })
      .limit(1)
      .lean<{ dueAt: Date }[]>();
    return next?.dueAt;
  }

  page(filter: Record<string, unknown>, sort: Record<string, 1 | -1>, page: ListPage) {
    return readPage<StoredPayment>(this.model, filter, sort, page);
  }

  private async write(
    rideId: string,
    decide: Decide,
    options: WriteOptions,
    more: (before: Payment, change: PaymentChange) => ReturnType<typeof eventsOfPayment>,
  ): Promise<StoredPayment> {
    const changed = await this.store.change(
      { _id: new Types.ObjectId(rideId) },
      (current) => {
        const change = decide(current);
        if (change === undefined) return undefined;
        const events = [...eventsOfPayment(rideId, change), ...more(current, change)];
        return { next: { ...current, ...change.payment }, events };
      },
      options,
    );
    if (changed === undefined) throw new DomainError('ride/payment-not-open');
    return changed;
  }
}
