import { Inject, Injectable } from '@nestjs/common';
import { failedLogInsKey, failedLogInsOfBrowserKey } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { KeyValueStore } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import type { AuthConfiguration } from '../configuration.js';

/** Whose failures are counted: `browserId`, a browser that signed in to the account before, has a count of its own. */
export interface Attempt {
  email: string;
  browserId?: string | undefined;
}

const keyOf = ({ email, browserId }: Attempt) =>
  browserId === undefined ? failedLogInsKey(email) : failedLogInsOfBrowserKey(browserId);

/**
 * Counts failed log-ins per account, apart from those in browsers that signed in to it before, so that an attack from elsewhere
 * does not shut its owner out. An attempt is counted before its password is checked, so that concurrent guesses count too; a
 * right password resets the count. Counts end by themselves, also those of e-mails without an account.
 */
@Injectable()
export class LogInAttemptsService {
  constructor(
    private readonly keyValue: KeyValueStore,
    @Inject(CONFIGURATION) private readonly configuration: AuthConfiguration,
  ) {}

  /** @throws DomainError request/too-many after 10 failures in 15 minutes, or as many as RATE_LIMITS says */
  async count(attempt: Attempt): Promise<void> {
    const { RATE_LIMITS: limits } = this.configuration;
    if (limits === 'off') return;
    const { maximum, windowMs } = limits.failedLogInsPerAccount;
    const { count, resetsInMs } = await this.keyValue.increment(keyOf(attempt), windowMs);
    if (count > maximum)
      throw new DomainError('request/too-many', { retryAfterSeconds: Math.max(1, Math.ceil(resetsInMs / 1000)) });
  }

  async reset(attempt: Attempt): Promise<void> {
    await this.keyValue.delete(keyOf(attempt));
  }
}
