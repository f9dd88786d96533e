import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { accountNumber } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { actorOf, type IdempotencyKey, type Person, SecurityLog } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository } from '../accounts/index.js';
import { EpochService } from '../epochs/index.js';
import { SecondFactorCodeService } from '../second-factor/index.js';
import { NumberHolderService } from './number-holder.service.js';
import { replaceNumber } from './replaced-number.rules.js';

interface Order {
  userId: string;
  phone: string;
  reason: string;
  code?: string | undefined;
}

/** Gives the account of somebody who lost their SIM another number, at an administrator's order. */
@Injectable()
export class ReplacedNumberService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly holders: NumberHolderService,
    private readonly codes: SecondFactorCodeService,
    private readonly epochs: EpochService,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * An administrator who has a second factor needs its code. A number that nobody proved for long
   * leaves its account first; one that a guest called from brings the guest's rides.
   * @throws DomainError auth/second-factor-required, auth/second-factor-wrong, request/too-many; auth/number-taken; the
   * refusals of replaceNumber
   */
  async replace(
    administrator: Person,
    { userId, phone: typed, reason, code }: Order,
    command: IdempotencyKey | undefined,
  ): Promise<void> {
    const phone = accountNumber(typed);
    const decide = (account: AccountDocument) => replaceNumber(account, { phone, reason }, this.clock.now());
    const proveCode = this.codes.proofOf(administrator, code);
    const prepare = async (seen: AccountDocument) => {
      decide(seen);
      await proveCode();
      await this.holders.passTo(userId, phone);
    };
    const options = { actor: actorOf(administrator), ...(command && { command }) };
    const account = await this.accounts.changeAfter(userId, prepare, decide, options);
    if (account === undefined) throw new DomainError('auth/person-not-found');
    await this.accounts.forgetDeletedOf(phone);
    this.securityLog.record('number-changed', { account: userId });
    await this.epochs.announce(account, 'everywhere');
  }
}
