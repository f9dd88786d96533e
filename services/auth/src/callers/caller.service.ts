import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { EventActor, Language, Role } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { SecurityLog } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository, registerGuest } from '../accounts/index.js';
import { NumberHolderService } from '../numbers/index.js';
import { callAgain, contactOf, isKnownToDesk, lookUp, requireCaller } from './caller.rules.js';

/** The administrator at the desk. */
interface By {
  id: string;
  role: Role;
}

interface Caller {
  id: string;
  name: string;
  formerIds?: string[];
}

const actorAt = ({ id, role }: By): EventActor => ({ kind: 'person', id, role });
const callerOf = ({ _id, name, formerIds }: AccountDocument): Caller => ({
  id: _id.toString(),
  name,
  ...(formerIds?.length && { formerIds }),
});

/** The people for whom the desk books, by their numbers. */
@Injectable()
export class CallerService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly holders: NumberHolderService,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Who has the number. @throws DomainError the refusals of requireCaller; request/conflict */
  async find(phone: string, by: By): Promise<Caller | null> {
    const holder = await this.holderOf(phone);
    if (holder !== undefined) return callerOf(await this.meet(holder, (account) => lookUp(account, phone), by));
    this.securityLog.record('nobody-looked-up', { account: by.id });
    return null;
  }

  /**
   * Who has the number, or a new guest. Of two desks at once the unique index lets one make the account, and the other finds it.
   * @throws DomainError the refusals of requireCaller; auth/user-deleted; request/conflict
   */
  async take({ phone, name, by }: { phone: string; name: string; by: By }): Promise<Caller> {
    return callerOf((await this.present(phone, by)) ?? (await this.makeGuest({ phone, name, by })));
  }

  /** Of a former guest: its owner's. */
  async contact(personId: string): Promise<{ phone: string; language: Language } | null> {
    const account = await this.accounts.find(personId);
    if (account?.takenBy !== undefined) return this.contact(account.takenBy);
    return account === undefined ? null : contactOf(account);
  }

  private async holderOf(phone: string): Promise<AccountDocument | undefined> {
    const holder = await this.accounts.findByPhone(phone);
    return holder && isKnownToDesk(holder, this.clock.now()) ? holder : undefined;
  }

  private async present(phone: string, by: By): Promise<AccountDocument | undefined> {
    const holder = await this.holderOf(phone);
    if (holder === undefined) return undefined;
    return this.meet(holder, (account) => callAgain(account, phone, this.clock.now()), by);
  }

  /** A refusal tells something of the number too: the audit log gets it all the same. */
  private async meet(
    holder: AccountDocument,
    decide: (account: AccountDocument) => ReturnType<typeof lookUp<AccountDocument>>,
    by: By,
  ): Promise<AccountDocument> {
    const account = await this.accounts.change(holder._id.toString(), decide, { actor: actorAt(by) });
    if (account === undefined) throw new DomainError('request/conflict');
    requireCaller(account);
    return account;
  }

  private async makeGuest({ phone, name, by }: { phone: string; name: string; by: By }): Promise<AccountDocument> {
    if (await this.accounts.wasDeletedWithPhone(phone)) throw new DomainError('auth/user-deleted');
    try {
      await this.holders.free(phone);
      return await this.accounts.create(registerGuest({ phone, name }, this.clock.now()), actorAt(by));
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'auth/number-taken')) throw error;
      const other = await this.present(phone, by);
      if (other === undefined) throw new DomainError('request/conflict');
      return other;
    }
  }
}
