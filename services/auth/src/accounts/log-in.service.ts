import { Injectable } from '@nestjs/common';
import type { AccountDocument } from './account.model.js';
import { AccountRepository } from './account.repository.js';
import { accountToLogIn, admitLogIn } from './account.rules.js';
import { LogInAttemptsService } from './log-in-attempts.service.js';
import { PasswordHasher } from './password.hasher.js';

@Injectable()
export class LogInService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordHasher,
    private readonly attempts: LogInAttemptsService,
  ) {}

  /** Returns the account, or refuses, in this order: too many attempts, unknown, deleted, wrong password, not verified. */
  async admit(form: { email: string; password: string }): Promise<AccountDocument> {
    await this.attempts.count(form.email);
    const account = accountToLogIn(await this.accounts.findByEmail(form.email));
    const passwordMatches = await this.passwords.matches(form.password, account.passwordHash);
    if (passwordMatches) await this.attempts.reset(form.email);
    admitLogIn(account, passwordMatches);
    return account;
  }
}
