import { Injectable } from '@nestjs/common';
import { CODE_PURPOSE } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Language } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { AccountRepository, LogInAttemptsService, PasswordHasher } from '../accounts/index.js';
import { CodeService } from '../codes/index.js';
import { EpochService } from '../epochs/index.js';
import { resetPassword } from './password.rules.js';

const purpose = CODE_PURPOSE.RESET_PASSWORD;

@Injectable()
export class ResetPasswordService {
  constructor(
    private readonly codes: CodeService,
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordHasher,
    private readonly attempts: LogInAttemptsService,
    private readonly epochs: EpochService,
    private readonly clock: Clock,
  ) {}

  /** Mails a code that resets the password; see CodeService.sendToAccount. */
  sendCode(email: string, language: Language | undefined): Promise<void> {
    return this.codes.sendToAccount(email, purpose, language);
  }

  /**
   * Sets the password by its code and ends every session. Resets the counts of failed log-ins, of the account and of this
   * browser: they were somebody else's, or for the former password. `knownBrowser`: the browser's id, if it is known to an
   * account. @throws DomainError auth/code-invalid
   */
  async reset(
    { email, otp, password }: { email: string; otp: string; password: string },
    knownBrowser: (accountId: string) => string | undefined,
  ): Promise<void> {
    const accountId = await this.codes.useOfAccount(email, purpose, otp);
    const passwordHash = await this.passwords.hash(password);
    const owner = await this.accounts.find(accountId);
    if (owner === undefined) throw new DomainError('auth/code-invalid');
    const account = await this.accounts.change(
      accountId,
      (current) => resetPassword(current, passwordHash, this.clock.now()),
      { actor: { kind: 'person', id: accountId, role: owner.role } },
    );
    await this.epochs.announce(account ?? owner, 'everywhere');
    await this.attempts.reset({ email });
    await this.attempts.reset({ email, browserId: knownBrowser(accountId) });
  }
}
