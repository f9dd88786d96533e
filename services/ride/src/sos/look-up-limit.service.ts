import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { sosLookUpsOfPersonKey } from '@pothik/contracts/ride';
import { isEngineUnavailable, KeyValueStore, Logger } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import type { RideConfiguration } from '../configuration.js';

/**
 * How often a person may look up rides by SOS that are not theirs, are not under way or do not exist, or that have no SOS.
 * Whoever needs help is never counted: neither the SOS of one's own ride under way, nor one that is stored.
 */
@Injectable()
export class LookUpLimitService {
  constructor(
    private readonly keyValue: KeyValueStore,
    private readonly logger: Logger,
    @Inject(CONFIGURATION) private readonly configuration: RideConfiguration,
  ) {}

  /** Counts a look-up that found nothing. @throws DomainError request/too-many after 120 in a minute */
  async count(personId: string): Promise<void> {
    const { RATE_LIMITS: limits } = this.configuration;
    if (limits === 'off') return;
    const { maximum, windowMs } = limits.sosLookUpsPerPerson;
    const waitMs = await this.waitOf(personId, maximum, windowMs);
    if (waitMs > 0) throw new DomainError('request/too-many', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }

  /** Milliseconds to wait, 0 within the limit. Without the store nobody waits. */
  private async waitOf(personId: string, maximum: number, windowMs: number): Promise<number> {
    try {
      const { count, resetsInMs } = await this.keyValue.increment(sosLookUpsOfPersonKey(personId), windowMs);
      return count > maximum ? Math.max(1, resetsInMs) : 0;
    } catch (error) {
      if (!isEngineUnavailable(error)) throw error;
      this.logger.warn({ error }, 'look-ups of SOS are not limited: the key-value store is unavailable');
      return 0;
    }
  }
}
