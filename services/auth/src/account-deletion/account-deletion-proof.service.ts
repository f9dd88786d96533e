import { Injectable } from '@nestjs/common';
import { CODE_PURPOSE } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Language } from '@pothik/contracts/platform';
import { type Account, LogInAttemptsService, PasswordHasher } from '../accounts/index.js';
import { CodeService } from '../codes/index.js';
import { proofRequired } from './account-deletion.rules.js';

export interface DeletionForm {
  password?: string | undefined;
  otp?: string | undefined;
  /** The language chosen in this browser: the mail with the code is written in it. */
  language: Language | undefined;
  /** The browser, if it signed in to the account before: its failures are counted apart. */
  browserId: string | undefined;
}

const purpose = CODE_PURPOSE.DELETE_ACCOUNT;

/** Proves that the owner deletes the account, and not somebody who found their browser signed in. */
@Injectable()
export class DeletionProofService {
  constructor(
    private readonly attempts: LogInAttemptsService,
    private readonly passwords: PasswordHasher,
    private readonly codes: CodeService,
  ) {}

  /**
   * @throws DomainError auth/password-wrong; auth/password-missing; auth/deletion-code-mailed when a code was sent;
   * auth/code-invalid; auth/code-too-soon; request/too-many
   */
  async require(account: Account, form: DeletionForm): Promise<void> {
    const proof = proofRequired(account, form);
    if (proof.by === 'password') return this.requirePassword(account, proof.password, form.browserId);
    if (proof.by === 'mail') {
      await this.codes.sendToAccount(account.email, purpose, form.language);
      throw new DomainError('auth/deletion-code-mailed');
    }
    const accountId = await this.codes.useOfAccount(account.email, purpose, proof.otp);
    if (accountId !== account._id.toString()) throw new DomainError('auth/code-invalid');
  }

  private async requirePassword(
    { email, passwordHash }: Account,
    password: string,
    browserId: string | undefined,
  ): Promise<void> {
    await this.attempts.count({ email, browserId });
    if (!(await this.passwords.matches(password, passwordHash))) throw new DomainError('auth/password-wrong');
    await this.attempts.reset({ email, browserId });
  }
}
