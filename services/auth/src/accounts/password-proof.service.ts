import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Account } from './account.rules.js';
import { LogInAttemptsService } from './log-in-attempts.service.js';
import { PasswordHasher } from './password.hasher.js';

interface TypedPassword {
  password?: string | undefined;
  /** The browser, if it signed in to the account before: its failures are counted apart. */
  browserId?: string | undefined;
}

/** Proves by the password that the owner asks, and not somebody who found their browser signed in. */
@Injectable()
export class PasswordProofService {
  constructor(
    private readonly attempts: LogInAttemptsService,
    private readonly passwords: PasswordHasher,
  ) {}

  /** @throws DomainError auth/password-wrong, for none too, which counts as a failed log-in; request/too-many */
  async require({ email, passwordHash }: Account, { password, browserId }: TypedPassword): Promise<void> {
    await this.attempts.count({ email, browserId });
    const isRight = password !== undefined && (await this.passwords.matches(password, passwordHash));
    if (!isRight) throw new DomainError('auth/password-wrong');
    await this.attempts.reset({ email, browserId });
  }
}
