import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { SMS_CODE_PURPOSE } from '@pothik/contracts/notification';
import { accountNumber, type Language } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { actorOf, type Person, SecurityLog } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository, PasswordProofService } from '../accounts/index.js';
import { NumberCodeService } from '../codes/index.js';
import { needsPassword, proveNumber } from './number.rules.js';
import { NumberHolderService } from './number-holder.service.js';

const purpose = SMS_CODE_PURPOSE.PROVE_NUMBER;

interface ProofForm {
  phone: string;
  otp: string;
  password?: string | undefined;
  /** The browser, if it signed in to the account before: its failures are counted apart. */
  browserId: string | undefined;
}

/** The number of one's own account: its first one, another one, or the same proved again. */
@Injectable()
export class OwnNumberService {
  constructor(
    private readonly codes: NumberCodeService,
    private readonly accounts: AccountRepository,
    private readonly holders: NumberHolderService,
    private readonly passwords: PasswordProofService,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Sends a code that the caller alone may use. @throws DomainError as NumberCodeService.send */
  sendCode(person: Person, phone: string, language: Language | undefined): Promise<void> {
    return this.codes.send({ phone: accountNumber(phone), purpose, askedBy: person.id }, language);
  }

  /**
   * Gives the number to the caller's account. A number that nobody proved for long leaves its account first; one that a guest called
   * from brings the guest's rides. The password is asked before the code takes a try.
   * @throws DomainError auth/password-wrong; auth/code-invalid; auth/number-taken; auth/user-deleted; request/conflict when the
   * password changed meanwhile; request/too-many
   */
  async prove(person: Person, { phone: typed, otp, password, browserId }: ProofForm): Promise<void> {
    const phone = accountNumber(typed);
    const seen = await this.accounts.find(person.id);
    if (seen === undefined) throw new DomainError('auth/user-deleted');
    if (needsPassword(seen, phone)) await this.passwords.require(seen, { password, browserId });
    await this.codes.spend(await this.codes.check({ phone, purpose, askedBy: person.id }, otp));
    await this.holders.passTo(person.id, phone);
    const decide = (account: AccountDocument) => {
      if (account.passwordHash !== seen.passwordHash) throw new DomainError('request/conflict');
      return proveNumber(account, phone, this.clock.now());
    };
    const account = await this.accounts.change(person.id, decide, { actor: actorOf(person) });
    if (account === undefined) throw new DomainError('auth/user-deleted');
    await this.accounts.forgetDeletedOf(phone);
    this.securityLog.record('number-changed', { account: person.id });
  }
}
