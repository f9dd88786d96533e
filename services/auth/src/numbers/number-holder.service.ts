import { Injectable } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { SecurityLog, SYSTEM_ACTOR } from '@pothik/service-kit';
import { AccountRepository, isGuest } from '../accounts/index.js';
import { GuestRidesService } from './guest-rides.service.js';
import { isFresh, loseNumber } from './number.rules.js';

/** Takes a number from the account that has it. */
@Injectable()
export class NumberHolderService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly guests: GuestRidesService,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Takes a number for an account: a guest who called from it lately gives the rides too.
   * @throws DomainError auth/number-taken
   */
  async passTo(ownerId: string, phone: string): Promise<void> {
    const holder = await this.accounts.findByPhone(phone);
    const id = holder?._id.toString();
    if (holder === undefined || id === undefined || id === ownerId) return;
    if (isGuest(holder) && isFresh(holder, this.clock.now())) await this.guests.give(id, ownerId, phone);
    else await this.free(phone);
  }

  /**
   * Frees a number that nobody proved for long, before its new owner gets it: after a crash between the two nobody has it, and
   * the owner asks again.
   * @throws DomainError auth/number-taken while it is fresh
   */
  async free(phone: string): Promise<void> {
    const holder = await this.accounts.findByPhone(phone);
    if (holder === undefined) return;
    const id = holder._id.toString();
    const decide = (account: typeof holder) => loseNumber(account, phone, this.clock.now());
    await this.accounts.change(id, decide, { actor: SYSTEM_ACTOR });
    this.securityLog.record('number-changed', { account: id });
  }
}
