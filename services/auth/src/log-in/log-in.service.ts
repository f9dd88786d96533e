import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { SecurityLog } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository, LogInAttemptsService, PasswordHasher } from '../accounts/index.js';
import { AddressTriesService } from '../address-tries/index.js';
import { RegistrationService } from '../registrations/index.js';
import { refusalWithoutAccount } from './log-in.rules.js';

interface LogInForm {
  email: string;
  password: string;
}

/** The browser in which somebody logs in. */
interface LogInBrowser {
  /** As the gateway counts it; see AddressTriesService. */
  address: string | undefined;
  /** The browser's id, if it is known to an account. */
  knownBrowser(accountId: string): string | undefined;
}

/** The admitted account; or the secret by which the browser now holds a registration whose e-mail is not proved. */
export type Admission = { account: AccountDocument } | { notVerified: string };

@Injectable()
export class LogInService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly registrations: RegistrationService,
    private readonly passwords: PasswordHasher,
    private readonly tries: AddressTriesService,
    private readonly attempts: LogInAttemptsService,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Admits an account by its password; a suspended driver logs in. @throws DomainError request/too-many, by the address before
   * anything else, then by the account; then the refusals of refusalWithoutAccount, or auth/password-wrong
   */
  async admit(form: LogInForm, { address, knownBrowser }: LogInBrowser): Promise<Admission> {
    const found = await this.accounts.findByEmail(form.email);
    const account = found?.deletedAt === null ? found : undefined;
    const browserId = account && knownBrowser(account._id.toString());
    const isKnown = () => browserId !== undefined;
    return this.tries.evaluate({ call: 'login', address, isKnown }, async () => {
      const attempt = { email: form.email, browserId };
      await this.attempts.count(attempt);
      if (account === undefined) return this.recognise(form, found !== undefined);
      await this.prove(account, form.password);
      await this.attempts.reset(attempt);
      return { account };
    });
  }

  private async prove(account: AccountDocument, password: string): Promise<void> {
    if (await this.passwords.matches(password, account.passwordHash)) return;
    this.securityLog.record('log-in-failed', { account: account._id.toString() });
    throw new DomainError('auth/password-wrong');
  }

  /** Leaves the count of failures: by the password of one's own registration nobody gets more guesses at another's. */
  private async recognise({ email, password }: LogInForm, wasDeleted: boolean): Promise<Admission> {
    const recognition = await this.registrations.recognise(email, password);
    if (recognition.is === 'registration') return { notVerified: recognition.secret };
    this.securityLog.record('log-in-failed');
    throw new DomainError(refusalWithoutAccount(recognition.is, wasDeleted));
  }
}
