import { Inject, Injectable } from '@nestjs/common';
import { wrongSecondFactorsKey } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { RATE_LIMIT } from '@pothik/contracts/platform';
import { KeyValueStore } from '@pothik/engines';
import { CONFIGURATION, SecurityLog } from '@pothik/service-kit';
import type { AuthConfiguration } from '../configuration.js';

const { maximum, windowMs } = RATE_LIMIT.wrongSecondFactors;

/**
 * Counts wrong codes of the second factor per account. Counted before the code is checked, so that concurrent guesses count
 * too; a right code resets the count. Only who passed the password, Google or a session is counted: nobody else locks out.
 */
@Injectable()
export class SecondFactorAttemptsService {
  constructor(
    private readonly keyValue: KeyValueStore,
    private readonly securityLog: SecurityLog,
    @Inject(CONFIGURATION) private readonly configuration: AuthConfiguration,
  ) {}

  /** @throws DomainError request/too-many after 10 wrong codes in 15 minutes */
  async count(accountId: string): Promise<void> {
    if (this.configuration.RATE_LIMITS === 'off') return;
    const { count, resetsInMs } = await this.keyValue.increment(wrongSecondFactorsKey(accountId), windowMs);
    if (count <= maximum) return;
    this.securityLog.record('second-factor-limited', { account: accountId });
    throw new DomainError('request/too-many', { retryAfterSeconds: Math.max(1, Math.ceil(resetsInMs / 1000)) });
  }

  async reset(accountId: string): Promise<void> {
    await this.keyValue.delete(wrongSecondFactorsKey(accountId));
  }
}
