import { Inject, Injectable } from '@nestjs/common';
import { Clock, KeyValueStore } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import type { NotificationConfiguration } from '../configuration.js';
import { SHARE_STORED_MS, type SmsShare, type SmsUse, sharesOf } from './sms-day.rules.js';

/**
 * How many SMS may still be sent today, counted for all instances by the key-value store: one is taken before it is sent, so that
 * no number of instances sends more. While the store is away nothing is sent.
 */
@Injectable()
export class SmsBudgetService {
  constructor(
    private readonly keyValue: KeyValueStore,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: NotificationConfiguration,
  ) {}

  /**
   * Takes one of this day. Returns the count that it was taken from; undefined, and none is taken: they are used up.
   * @throws EngineUnavailable when the key-value store is away
   */
  async take(use: SmsUse): Promise<string | undefined> {
    for (const { key, maximum } of this.shares(use)) {
      const { count } = await this.keyValue.increment(key, SHARE_STORED_MS);
      if (count <= maximum) return key;
      await this.giveBack(key);
    }
    return undefined;
  }

  /** Gives back what `take` returned. */
  async giveBack(key: string): Promise<void> {
    await this.keyValue.decrement(key);
  }

  /** Whether one can be taken now. @throws EngineUnavailable when the key-value store is away */
  async isAnyLeft(use: SmsUse): Promise<boolean> {
    for (const { key, maximum } of this.shares(use))
      if (Number((await this.keyValue.get(key)) ?? 0) < maximum) return true;
    return false;
  }

  private shares(use: SmsUse): readonly SmsShare[] {
    return sharesOf(use, this.configuration, this.clock.now());
  }
}
