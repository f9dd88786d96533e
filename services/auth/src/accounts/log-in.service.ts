import { Injectable } from '@nestjs/common';
import type { AccountDocument } from './account.model.js';
import { AccountRepository } from './account.repository.js';
import { accountToLogIn, admitLogIn } from './account.rules.js';
import { LogInAttemptsService } from './log-in-attempts.service.js';
import { PasswordClient } from './password.hasher.js';

@Injectable()
export class LogInService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordClient,
    private readonly attempts: LogInAttemptsService,
  ) {}

  /** The account that e-mail and password open, or the refusal: too many, unknown, deleted, wrong password, not verified. */
  async admit(form: { email: string; password: string }): Promise<AccountDocument> {
    await this.attempts.count(form.email);
    const account = accountToLogIn(await this.accounts.findByEmail(form.email));
    const passwordMatches = await this.passwords.matches(form.password, account.passwordHash);
    if (passwordMatches) await this.attempts.reset(form.email);
    admitLogIn(account, passwordMatches);
    return account;
  }
}
