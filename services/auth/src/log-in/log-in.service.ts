import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { SecurityLog } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository, LogInAttemptsService, PasswordHasher } from '../accounts/index.js';
import { RegistrationService } from '../registrations/index.js';
import { refusalWithoutAccount } from './log-in.rules.js';

interface LogInForm {
  email: string;
  password: string;
}

/** The admitted account; or the secret by which the browser now holds a registration whose e-mail is not proved. */
export type Admission = { account: AccountDocument } | { notVerified: string };

@Injectable()
export class LogInService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly registrations: RegistrationService,
    private readonly passwords: PasswordHasher,
    private readonly attempts: LogInAttemptsService,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Admits an account by its password; a suspended driver logs in. `knownBrowser`: the browser's id, if it is known to an
   * account. @throws DomainError request/too-many, then the refusals of refusalWithoutAccount, or auth/password-wrong
   */
  async admit(form: LogInForm, knownBrowser: (accountId: string) => string | undefined): Promise<Admission> {
    const { email, password } = form;
    const found = await this.accounts.findByEmail(email);
    const account = found?.deletedAt === null ? found : undefined;
    const attempt = { email, browserId: account && knownBrowser(account._id.toString()) };
    await this.attempts.count(attempt);
    if (account === undefined) return this.recognise(form, found !== undefined);
    if (!(await this.passwords.matches(password, account.passwordHash))) {
      this.securityLog.record('log-in-failed', { account: account._id.toString() });
      throw new DomainError('auth/password-wrong');
    }
    await this.attempts.reset(attempt);
    return { account };
  }

  /** Leaves the count of failures: by the password of one's own registration nobody gets more guesses at another's. */
  private async recognise({ email, password }: LogInForm, wasDeleted: boolean): Promise<Admission> {
    const recognition = await this.registrations.recognise(email, password);
    if (recognition.is === 'registration') return { notVerified: recognition.secret };
    this.securityLog.record('log-in-failed');
    throw new DomainError(refusalWithoutAccount(recognition.is, wasDeleted));
  }
}
