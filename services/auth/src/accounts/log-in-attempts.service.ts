import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { RATE_LIMIT } from '@pothik/contracts/platform';
import { KeyValueStore } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import type { AuthConfiguration } from '../configuration.js';

const { maximum, windowMs } = RATE_LIMIT.failedLogInsPerAccount;
const keyOf = (email: string) => `failed-log-ins:${email}`;

/**
 * Counts failed log-ins per account. An attempt is counted before its password is checked, so that concurrent guesses
 * count too; a right password resets the count.
 */
@Injectable()
export class LogInAttemptsService {
  constructor(
    private readonly keyValue: KeyValueStore,
    @Inject(CONFIGURATION) private readonly configuration: AuthConfiguration,
  ) {}

  /** @throws DomainError request/too-many after 10 failures in 15 minutes */
  async count(email: string): Promise<void> {
    if (this.configuration.RATE_LIMITS === 'off') return;
    const { count, resetsInMs } = await this.keyValue.increment(keyOf(email), windowMs);
    if (count > maximum)
      throw new DomainError('request/too-many', { retryAfterSeconds: Math.max(1, Math.ceil(resetsInMs / 1000)) });
  }

  async reset(email: string): Promise<void> {
    await this.keyValue.delete(keyOf(email));
  }
}
