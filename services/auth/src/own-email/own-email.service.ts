import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Language } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { actorOf, type Person, SecurityLog } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository, AccountService, LogInAttemptsService } from '../accounts/index.js';
import { CodeService } from '../codes/index.js';
import { EpochService } from '../epochs/index.js';
import { RegistrationService } from '../registrations/index.js';
import { addEmail, refuseEmail } from './own-email.rules.js';

/** The e-mail of one's own account, where it has none. */
@Injectable()
export class OwnEmailService {
  constructor(
    private readonly codes: CodeService,
    private readonly accounts: AccountRepository,
    private readonly accountService: AccountService,
    private readonly registrations: RegistrationService,
    private readonly attempts: LogInAttemptsService,
    private readonly epochs: EpochService,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Mails a code that the caller alone may use. @throws DomainError the refusals of refuseEmail; as CodeService.sendToAdd */
  async sendCode(person: Person, email: string, language: Language | undefined): Promise<void> {
    await this.codes.sendToAdd(email, await this.own(person), language);
  }

  /**
   * Gives the e-mail to the caller's account; of two who prove one at once the unique index admits one. Its registrations, and
   * the failed log-ins to them, are no more.
   * @throws DomainError the refusals of refuseEmail; auth/code-invalid; auth/email-taken
   */
  async prove(person: Person, { email, otp }: { email: string; otp: string }): Promise<void> {
    await this.own(person);
    await this.codes.useOfAsker(email, person.id, otp);
    const decide = (account: AccountDocument) => addEmail(account, email, this.clock.now());
    const account = await this.accounts.change(person.id, decide, { actor: actorOf(person) });
    if (account === undefined) throw new DomainError('auth/user-deleted');
    this.securityLog.record('email-added', { account: person.id });
    await this.accounts.forgetDeletedWithEmail(email);
    await this.registrations.removeAll(email);
    await this.attempts.reset({ email });
    await this.epochs.announce(account, 'role');
    await this.accountService.afterProof(email);
  }

  private async own(person: Person): Promise<AccountDocument> {
    const account = await this.accounts.find(person.id);
    if (account === undefined) throw new DomainError('auth/user-deleted');
    refuseEmail(account, this.clock.now());
    return account;
  }
}
