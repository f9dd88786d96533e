import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { Sweeper, SYSTEM_ACTOR } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository } from '../accounts/index.js';
import { deleteNeverVerified } from './account-deletion.rules.js';

export const NEVER_VERIFIED_SWEEP = 'accounts-never-verified';
const SWEEP_MS = 60_000;
/** Accounts read at once. */
const BATCH = 100;

/**
 * Deletes the accounts that former releases made before their e-mail was proved: at start, and again for those that an instance
 * of such a release still makes. Whoever was about to verify an e-mail registers again.
 */
@Injectable()
export class NeverVerifiedService implements OnApplicationBootstrap {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(NEVER_VERIFIED_SWEEP, SWEEP_MS, () => this.deleteAll());
  }

  /** Safe in two instances at once. */
  async deleteAll(): Promise<void> {
    const decide = (account: AccountDocument) => deleteNeverVerified(account, this.clock.now());
    for (let ids = await this.next(); ids.length > 0; ids = await this.next())
      for (const id of ids) await this.accounts.change(id, decide, { actor: SYSTEM_ACTOR });
  }

  private next(): Promise<string[]> {
    return this.accounts.findNeverVerified(BATCH);
  }
}
