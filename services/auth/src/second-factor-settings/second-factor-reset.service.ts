import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock } from '@pothik/engines';
import {
  actorOf,
  type IdempotencyKey,
  type Person,
  SecurityLog,
  SYSTEM_ACTOR,
  type WriteOptions,
} from '@pothik/service-kit';
import { type AccountDocument, AccountRepository } from '../accounts/index.js';
import { EpochService } from '../epochs/index.js';
import { SecondFactorCodeService } from '../second-factor/index.js';
import { type ResetOrder, resetSecondFactor } from './second-factor-settings.rules.js';

/** Removes the second factor of administrators who lost it. */
@Injectable()
export class SecondFactorResetService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly codes: SecondFactorCodeService,
    private readonly epochs: EpochService,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * At a SUPER_ADMIN's order, who needs the code of their own factor if they have one.
   * @throws DomainError the refusals of resetSecondFactor; auth/second-factor-required, auth/second-factor-wrong,
   * request/too-many; auth/not-allowed for a former SUPER_ADMIN
   */
  async order(
    administrator: Person,
    { userId, reason, code }: { userId: string; reason: string; code?: string | undefined },
    command: IdempotencyKey | undefined,
  ): Promise<void> {
    const order = { by: administrator.id, reason };
    const proveCode = this.codes.proofOf(administrator, code);
    const prove = async () => {
      await proveCode();
      if (!(await this.accounts.holdSuperAdmin({ id: administrator.id }))) throw new DomainError('auth/not-allowed');
    };
    const options = { actor: actorOf(administrator), ...(command && { command }) };
    if (!(await this.reset(userId, order, prove, options))) throw new DomainError('auth/person-not-found');
  }

  /** At an operator's order. @throws DomainError auth/user-not-found, auth/second-factor-missing */
  async orderByOperator(email: string, reason: string | undefined): Promise<void> {
    const account = await this.accounts.findHolder(email);
    if (account === undefined) throw new DomainError('auth/user-not-found');
    await this.reset(account._id.toString(), { by: undefined, reason }, async () => undefined, { actor: SYSTEM_ACTOR });
  }

  /** False: there is no such account. */
  private async reset(
    id: string,
    order: ResetOrder,
    prove: () => Promise<void>,
    options: WriteOptions,
  ): Promise<boolean> {
    const decide = (account: AccountDocument) => resetSecondFactor(account, order, this.clock.now());
    const prepare = async (seen: AccountDocument) => {
      decide(seen);
      await prove();
    };
    const account = await this.accounts.changeAfter(id, prepare, decide, options);
    if (account === undefined) return false;
    this.securityLog.record('second-factor-changed', { account: id });
    await this.epochs.announce(account, 'everywhere');
    return true;
  }
}
