import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { AggregateStore, type Change, Clock, Outbox, type WriteOptions } from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import { ACCOUNT_MODEL, type AccountDocument } from './account.model.js';
import { accountRegistered, type registerAccount } from './account.rules.js';

type Decision = (account: AccountDocument) => Change<AccountDocument> | undefined;
type NewAccount = ReturnType<typeof registerAccount> & { id?: string };

/** The only file that reads and writes accounts. */
@Injectable()
export class AccountRepository {
  private readonly store: AggregateStore<AccountDocument>;

  constructor(
    @InjectModel(ACCOUNT_MODEL) private readonly accounts: Model<AccountDocument>,
    private readonly outbox: Outbox,
    clock: Clock,
  ) {
    this.store = this.storeAt(clock);
  }

  /** The account that holds the e-mail; the latest deleted one when none does. */
  async findByEmail(email: string): Promise<AccountDocument | undefined> {
    const [account] = await this.accounts.find({ email }).sort({ deletedAt: 1 }).limit(1).lean<AccountDocument[]>();
    if (account === undefined || account.deletedAt === null) return account;
    const [latest] = await this.accounts.find({ email }).sort({ deletedAt: -1 }).limit(1).lean<AccountDocument[]>();
    return latest;
  }

  async find(id: string): Promise<AccountDocument | undefined> {
    return (await this.accounts.findById(id).lean<AccountDocument>()) ?? undefined;
  }

  /** Refused with auth/email-taken when another account holds the e-mail. */
  create(account: NewAccount): Promise<AccountDocument> {
    return createIn(this.store, account);
  }

  /** Changes the account with this id, if there is one. */
  change(id: string, decide: Decision, options: WriteOptions): Promise<AccountDocument | undefined> {
    return this.store.change({ _id: new Types.ObjectId(id) }, decide, options);
  }

  /** Changes the account that holds the e-mail, if there is one. */
  changeByEmail(email: string, decide: Decision, options: WriteOptions): Promise<AccountDocument | undefined> {
    return this.store.change({ email, deletedAt: null }, decide, options);
  }

  /** The same writes as if made at another time: for the demonstration's past. */
  at(clock: Clock) {
    const store = this.storeAt(clock);
    return {
      create: (account: NewAccount) => createIn(store, account),
      change: (id: string, decide: Decision, options: WriteOptions) =>
        store.change({ _id: new Types.ObjectId(id) }, decide, options),
    };
  }

  private storeAt(clock: Clock) {
    return new AggregateStore(this.accounts, this.outbox, clock, { 'one-account-per-email': 'auth/email-taken' });
  }
}

/** Whoever registers acts for themselves. */
function createIn(store: AggregateStore<AccountDocument>, { id, ...fields }: NewAccount): Promise<AccountDocument> {
  const _id = new Types.ObjectId(id);
  const actor = { kind: 'person', id: _id.toString(), role: fields.role } as const;
  return store.create({ _id, ...fields }, accountRegistered, { actor });
}
