import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Endpoint } from '@pothik/contracts/platform';
import { KeyValueStore, Logger } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import type { GatewayConfiguration } from '../gateway.configuration.js';
import { addressLimits, personLimits, type RateLimit, renewalLimit } from './rate-limit.rules.js';

/** Counts calls in the key-value store, which all gateways share. */
@Injectable()
export class RateLimitService {
  constructor(
    private readonly keyValue: KeyValueStore,
    private readonly logger: Logger,
    @Inject(CONFIGURATION) private readonly configuration: GatewayConfiguration,
  ) {}

  /**
   * Counts a call of an address; true at once where none is limited.
   * @throws DomainError request/too-many with the seconds until the window ends
   */
  countOfAddress(call: Endpoint, address: string): true | Promise<true> {
    const { RATE_LIMITS: limits } = this.configuration;
    return limits === 'off' || this.count(addressLimits(call, address, limits));
  }

  /**
   * Counts a call of a person; true at once where none is limited.
   * @throws DomainError request/too-many with the seconds until the last exceeded window ends
   */
  countOfPerson(call: Endpoint, personId: string): true | Promise<true> {
    const { RATE_LIMITS: limits } = this.configuration;
    return limits === 'off' || this.count(personLimits(call, personId, limits));
  }

  private count(limits: readonly RateLimit[]): true | Promise<true> {
    return limits.length === 0 || this.countEach(limits);
  }

  private async countEach(limits: readonly RateLimit[]): Promise<true> {
    const waits = await Promise.all(limits.map((limit) => this.waitOf(limit)));
    const longest = Math.max(0, ...waits);
    if (longest > 0) throw new DomainError('request/too-many', { retryAfterSeconds: Math.ceil(longest / 1000) });
    return true;
  }

  /**
   * Milliseconds until the gateway renews sessions for an address again; 0 within its limit. Only failures are counted, after
   * they failed: the limit bounds load, and tokens of 256 random bits are not guessed.
   */
  async waitOfRenewals(address: string): Promise<number> {
    const limit = this.renewalLimitOf(address);
    if (limit === undefined) return 0;
    const failed = await this.storedCount(limit.key);
    return failed < limit.maximum ? 0 : this.waitOf(limit);
  }

  async countFailedRenewal(address: string): Promise<void> {
    const limit = this.renewalLimitOf(address);
    if (limit !== undefined) await this.waitOf(limit);
  }

  private renewalLimitOf(address: string): RateLimit | undefined {
    const { RATE_LIMITS: limits } = this.configuration;
    return limits === 'off' ? undefined : renewalLimit(address, limits);
  }

  private async storedCount(key: string): Promise<number> {
    try {
      return Number((await this.keyValue.get(key)) ?? 0);
    } catch (error) {
      this.logger.warn({ error }, 'rate limit not read: the key-value store is unavailable');
      return 0;
    }
  }

  /** Milliseconds to wait, 0 within the limit. Without the store nobody waits: the platform stays usable. */
  private async waitOf({ key, maximum, windowMs }: RateLimit): Promise<number> {
    try {
      const { count, resetsInMs } = await this.keyValue.increment(key, windowMs);
      return count > maximum ? resetsInMs : 0;
    } catch (error) {
      // Without the key, which has the caller's address or id.
      this.logger.warn({ error }, 'rate limit not counted: the key-value store is unavailable');
      return 0;
    }
  }
}
