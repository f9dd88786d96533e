import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Sweeper } from '@pothik/service-kit';
import { AccountRepository } from '../accounts/index.js';
import { SecondFactorHasher } from './second-factor.hasher.js';

export const SECOND_FACTOR_KEYS_SWEEP = 'second-factor-keys';
const SWEEP_MS = 3_600_000;

/**
 * Encrypts secrets of older keys anew under the first one, so that an older key can be dropped: at the start, and every hour
 * for what an instance with the former order of keys wrote meanwhile. Instances at once do no harm: each write is bound to
 * the version that was read.
 */
@Injectable()
export class SecondFactorKeysService implements OnApplicationBootstrap {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: SecondFactorHasher,
    private readonly sweeper: Sweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(SECOND_FACTOR_KEYS_SWEEP, SWEEP_MS, () => this.resealAll());
  }

  async resealAll(): Promise<void> {
    for (const account of await this.accounts.withSecondFactor()) {
      const secondFactor = await this.hasher.resealed(account.secondFactor?.secret);
      const pendingSecondFactor = await this.hasher.resealed(account.pendingSecondFactor);
      if (secondFactor === undefined && pendingSecondFactor === undefined) continue;
      await this.accounts.replaceSecrets(account, {
        ...(secondFactor === undefined ? {} : { secondFactor }),
        ...(pendingSecondFactor === undefined ? {} : { pendingSecondFactor }),
      });
    }
  }
}
