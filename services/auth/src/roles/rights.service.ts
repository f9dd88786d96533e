import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Rights } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { actorOf, type IdempotencyKey, type Person, SecurityLog } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository } from '../accounts/index.js';
import { EpochService } from '../epochs/index.js';
import { SecondFactorCodeService } from '../second-factor/index.js';
import { orderRights } from './rights.rules.js';

interface Order {
  userId: string;
  rights: Rights;
  reason: string;
  code?: string | undefined;
}

@Injectable()
export class RightsService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly epochs: EpochService,
    private readonly codes: SecondFactorCodeService,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Sets an ADMIN's rights; tokens from before become invalid at once, and they stay signed in. A SUPER_ADMIN who has a second
   * factor needs its code.
   * @throws DomainError as RoleService.change; the refusals of orderRights
   */
  async change(
    superAdmin: Person,
    { userId, code, ...order }: Order,
    command: IdempotencyKey | undefined,
  ): Promise<AccountDocument> {
    const decide = (account: AccountDocument) => orderRights(account, order, this.clock.now());
    const proveCode = this.codes.proofOf(superAdmin, code);
    const prepare = async (seen: AccountDocument) => {
      decide(seen);
      await proveCode();
      if (!(await this.accounts.holdSuperAdmin({ id: superAdmin.id }))) throw new DomainError('auth/not-allowed');
    };
    const options = { actor: actorOf(superAdmin), ...(command && { command }) };
    const account = await this.accounts.changeAfter(userId, prepare, decide, options);
    if (account === undefined) throw new DomainError('auth/person-not-found');
    this.securityLog.record('rights-changed', { account: userId });
    await this.epochs.announce(account, 'role');
    return account;
  }
}
