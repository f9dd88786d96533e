import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { CONTACT, contactKey } from '@pothik/contracts/notification';
import { isEngineUnavailable, KeyValueStore, Logger } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import type { NotificationConfiguration } from '../configuration.js';

const { maximum, windowMs } = CONTACT.perEmail;

/** Limits messages per e-mail; the gateway limits them per IP address, which only it knows. */
@Injectable()
export class ContactLimitService {
  constructor(
    private readonly keyValue: KeyValueStore,
    private readonly logger: Logger,
    @Inject(CONFIGURATION) private readonly configuration: NotificationConfiguration,
  ) {}

  /** Throws request/too-many with the seconds to wait. While the key-value store is unavailable there is no limit. */
  async count(email: string): Promise<void> {
    if (this.configuration.RATE_LIMITS === 'off') return;
    const waitMs = await this.waitOf(email);
    if (waitMs > 0) throw new DomainError('request/too-many', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }

  private async waitOf(email: string): Promise<number> {
    try {
      const { count, resetsInMs } = await this.keyValue.increment(contactKey(email), windowMs);
      return count > maximum ? Math.max(1, resetsInMs) : 0;
    } catch (error) {
      if (!isEngineUnavailable(error)) throw error;
      this.logger.warn({ error }, 'messages to the support are not limited: the key-value store is unavailable');
      return 0;
    }
  }
}
