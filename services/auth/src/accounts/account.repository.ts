import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DomainError } from '@pothik/contracts/catalogue';
import { ADMINISTRATORS, type EventActor, ROLE } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import {
  AggregateStore,
  type Change,
  type IdempotencyKey,
  Outbox,
  SNAPSHOT_PAGE,
  type WriteOptions,
} from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import { ACCOUNT_MODEL, type AccountDocument } from './account.model.js';
import { type Account, accountRegistered, type registerAccount } from './account.rules.js';
import { AddressHasher } from './address.hasher.js';

/** Tries of a change that lost a race, and the longest pause before each retry, in milliseconds times the try's number. */
const TRIES = 10;
const TRY_AGAIN_PAUSE_MS = 40;

type Decision = (account: AccountDocument) => Change<AccountDocument> | undefined;
type NewAccount = ReturnType<typeof registerAccount> &
  Pick<Account, 'googleSubject' | 'phone' | 'phoneProvedAt' | 'calledAt'> & { id?: string };

/** The only file that reads and writes accounts. */
@Injectable()
export class AccountRepository {
  private readonly store: AggregateStore<AccountDocument>;

  constructor(
    @InjectModel(ACCOUNT_MODEL) private readonly accounts: Model<AccountDocument>,
    private readonly outbox: Outbox,
    private readonly addresses: AddressHasher,
    clock: Clock,
  ) {
    this.store = this.storeAt(clock);
  }

  /** The account that holds the e-mail; when none does, the latest deleted one that did. */
  async findByEmail(email: string): Promise<AccountDocument | undefined> {
    const holder = await this.findHolder(email);
    if (holder !== undefined) return holder;
    const emailHash = { $in: this.addresses.everyHash(email) };
    return (await this.accounts.findOne({ emailHash }).sort({ deletedAt: -1 }).lean<AccountDocument>()) ?? undefined;
  }

  /** The account that holds the number, as +8801712345678. */
  async findByPhone(phone: string): Promise<AccountDocument | undefined> {
    return (await this.accounts.findOne({ phone, deletedAt: null }).lean<AccountDocument>()) ?? undefined;
  }

  /** Whether an account of this number was deleted, and nobody has taken the number since. */
  async wasDeletedWithPhone(phone: string): Promise<boolean> {
    const phoneHash = { $in: this.addresses.everyHash(phone) };
    return (await this.accounts.exists({ phoneHash })) !== null;
  }

  /** The account linked to a Google identity. */
  async findByGoogleSubject(googleSubject: string): Promise<AccountDocument | undefined> {
    return (await this.accounts.findOne({ googleSubject, deletedAt: null }).lean<AccountDocument>()) ?? undefined;
  }

  /** The verified account that holds the e-mail; one query whether or not there is one, so that timing reveals nothing. */
  async findHolder(email: string): Promise<AccountDocument | undefined> {
    const held = { email, deletedAt: null, verified: true };
    return (await this.accounts.findOne(held).lean<AccountDocument>()) ?? undefined;
  }

  /** Ids of accounts that a former release made before their e-mail was proved, at most `maximum`. */
  async findNeverVerified(maximum: number): Promise<string[]> {
    const found = await this.accounts.find({ verified: false, deletedAt: null }, { _id: 1 }).limit(maximum).lean();
    return found.map(({ _id }) => _id.toString());
  }

  /** The account that an earlier try of the command changed. @throws DomainError request/key-reused */
  findByIdempotencyKey(command: IdempotencyKey | undefined): Promise<AccountDocument | undefined> {
    return this.store.findByIdempotencyKey(command);
  }

  async find(id: string): Promise<AccountDocument | undefined> {
    return (await this.accounts.findById(id).lean<AccountDocument>()) ?? undefined;
  }

  /**
   * Creates an account and drops the hash of a deleted one with the same e-mail or number. `actor`: of the desk that makes a
   * guest; absent: the person.
   * @throws DomainError auth/email-taken, auth/number-taken
   */
  async create(account: NewAccount, actor?: EventActor): Promise<AccountDocument> {
    const created = await createIn(this.store, account, actor);
    if (account.email !== '') await this.forgetDeletedWithEmail(account.email);
    if (account.phone !== undefined) await this.forgetDeletedOf(account.phone);
    return created;
  }

  /** Drops the hash of an e-mail by which deleted accounts are remembered: somebody has it again. */
  async forgetDeletedWithEmail(email: string): Promise<void> {
    const emailHash = { $in: this.addresses.everyHash(email) };
    await this.accounts.updateMany({ emailHash }, { $unset: { emailHash: 1 } });
  }

  /** Drops the hash of a number by which deleted accounts are remembered: somebody has taken it. */
  async forgetDeletedOf(phone: string): Promise<void> {
    const phoneHash = { $in: this.addresses.everyHash(phone) };
    await this.accounts.updateMany({ phoneHash }, { $unset: { phoneHash: 1 } });
  }

  /** Changes the account with this id, if there is one. */
  change(id: string, decide: Decision, options: WriteOptions): Promise<AccountDocument | undefined> {
    return this.store.change({ _id: new Types.ObjectId(id) }, decide, options);
  }

  /**
   * As `change`, after `prepare` has checked the account. When the account changes meanwhile, both run again; a command that
   * was already carried out does nothing more.
   */
  async changeAfter(
    id: string,
    prepare: (seen: AccountDocument) => Promise<void>,
    decide: Decision,
    options: WriteOptions,
  ): Promise<AccountDocument | undefined> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      await pause(Math.random() * TRY_AGAIN_PAUSE_MS * tries);
      const seen = await this.find(id);
      if (seen === undefined) return undefined;
      // After that read: a concurrent run of the same command is then seen by one of the two reads.
      const done = await this.findByIdempotencyKey(options.command);
      if (done !== undefined) return done;
      await prepare(seen);
      const changed = await this.store.change({ _id: seen._id, version: seen.version }, decide, options);
      if (changed !== undefined) return changed;
    }
    throw new DomainError('request/conflict');
  }

  /**
   * Raises the version of a SUPER_ADMIN: this one, or any other than that one; false when there is none. When two leave at
   * once, each relying on the other, this write makes one of them decide again, so that one SUPER_ADMIN always remains.
   */
  async holdSuperAdmin(who: { id: string } | { otherThan: string }): Promise<boolean> {
    const _id = 'id' in who ? new Types.ObjectId(who.id) : { $ne: new Types.ObjectId(who.otherThan) };
    const held = await this.accounts.updateOne(
      { _id, role: ROLE.SUPER_ADMIN, verified: true, deletedAt: null },
      { $inc: { version: 1 } },
    );
    return held.modifiedCount === 1;
  }

  /** A page of accounts for a snapshot republish: those after this id, in the order of their ids. */
  pageAfter(id: string | undefined): Promise<AccountDocument[]> {
    const following = id === undefined ? {} : { _id: { $gt: new Types.ObjectId(id) } };
    return this.accounts.find(following).sort({ _id: 1 }).limit(SNAPSHOT_PAGE).lean<AccountDocument[]>().exec();
  }

  /** The administrators that have a second factor, confirmed or pending. */
  withSecondFactor(): Promise<AccountDocument[]> {
    const has = [{ secondFactor: { $exists: true } }, { pendingSecondFactor: { $exists: true } }];
    return this.accounts
      .find({ role: { $in: [...ADMINISTRATORS] }, $or: has })
      .lean<AccountDocument[]>()
      .exec();
  }

  /** Replaces an encrypted secret by the same under another key, unless the account has changed since it was read. */
  async replaceSecrets(
    { _id, version }: AccountDocument,
    secrets: { secondFactor?: string; pendingSecondFactor?: string },
  ): Promise<void> {
    const { secondFactor, pendingSecondFactor } = secrets;
    const set = {
      ...(secondFactor === undefined ? {} : { 'secondFactor.secret': secondFactor }),
      ...(pendingSecondFactor === undefined ? {} : { pendingSecondFactor }),
    };
    await this.accounts.updateOne({ _id, version }, { $set: set, $inc: { version: 1 } });
  }

  async hasSuperAdmin(): Promise<boolean> {
    return (await this.accounts.exists({ role: ROLE.SUPER_ADMIN, deletedAt: null })) !== null;
  }

  /** Removes accounts deleted up to then, except those whose hashes or pending events are still needed. */
  async purgeDeleted(until: Date): Promise<void> {
    const needed = ['emailHash', 'phoneHash', 'pendingSince'];
    const unneeded = Object.fromEntries(needed.map((field) => [field, { $exists: false }]));
    await this.accounts.deleteMany({ deletedAt: { $ne: null, $lte: until }, ...unneeded });
  }

  /** Creates an account at another time: for seeded accounts. */
  async createAt(clock: Clock, account: NewAccount): Promise<void> {
    await createIn(this.storeAt(clock), account);
  }

  private storeAt(clock: Clock) {
    return new AggregateStore(this.accounts, this.outbox, clock, {
      'one-account-per-given-email': 'auth/email-taken',
      'one-account-per-number': 'auth/number-taken',
      // An account gets its registration's id, so a second account of one registration has the same.
      _id_: 'auth/email-taken',
      'one-account-per-google-person': 'auth/google-other-account',
    });
  }
}

/** Without an actor the registered person is the actor of their registration. */
function createIn(
  store: AggregateStore<AccountDocument>,
  { id, ...fields }: NewAccount,
  maker?: EventActor,
): Promise<AccountDocument> {
  const _id = new Types.ObjectId(id);
  const actor = maker ?? { kind: 'person', id: _id.toString(), role: fields.role };
  return store.create({ _id, ...fields }, accountRegistered, { actor });
}
