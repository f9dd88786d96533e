import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { CONTACT } from '@pothik/contracts/notification';
import { isEngineAway, KeyValueStore, Logger } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import type { NotificationConfiguration } from '../configuration.js';

const { maximum, windowMs } = CONTACT.perEmail;

/** Messages per e-mail; those per address are counted at the gateway, which alone knows addresses. */
@Injectable()
export class ContactLimitService {
  constructor(
    private readonly keyValue: KeyValueStore,
    private readonly logger: Logger,
    @Inject(CONFIGURATION) private readonly configuration: NotificationConfiguration,
  ) {}

  /** Refused with request/too-many and the seconds to wait. A store that is away limits nobody. */
  async count(email: string): Promise<void> {
    if (this.configuration.RATE_LIMITS === 'off') return;
    const waitMs = await this.waitOf(email);
    if (waitMs > 0) throw new DomainError('request/too-many', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }

  private async waitOf(email: string): Promise<number> {
    try {
      const { count, resetsInMs } = await this.keyValue.increment(`contact:${email}`, windowMs);
      return count > maximum ? Math.max(1, resetsInMs) : 0;
    } catch (error) {
      if (!isEngineAway(error)) throw error;
      this.logger.warn({ error }, 'messages to the support are not counted: the key-value store is away');
      return 0;
    }
  }
}
