import { Injectable } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { SYSTEM_ACTOR } from '@pothik/service-kit';
import { deleteFormer } from '../account-deletion/index.js';
import { type AccountDocument, AccountRepository } from '../accounts/index.js';
import { EpochService } from '../epochs/index.js';
import { giveNumber, takeOverGuest } from './number.rules.js';

/** The rides of a guest become those of the account that proved the guest's number. */
@Injectable()
export class GuestRidesService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly epochs: EpochService,
    private readonly clock: Clock,
  ) {}

  /** Frees the number of a guest for its owner, who gets the rides. @throws DomainError auth/number-taken when it was proved meanwhile */
  async give(guestId: string, ownerId: string, phone: string): Promise<void> {
    const decide = (account: AccountDocument) => giveNumber(account, phone, ownerId);
    await this.accounts.change(guestId, decide, { actor: SYSTEM_ACTOR });
    await this.takeOver(guestId, ownerId);
  }

  /**
   * The owner's lists have the guest's rides from now on; repeated, it only announces the epoch again. The guest of an owner who
   * was deleted meanwhile is deleted too.
   */
  async takeOver(guestId: string, ownerId: string): Promise<void> {
    const decide = (account: AccountDocument) => takeOverGuest(account, guestId, this.clock.now());
    const account = await this.accounts.change(ownerId, decide, { actor: SYSTEM_ACTOR });
    if (account?.deletedAt === null) return this.epochs.announce(account, 'role');
    await this.accounts.change(guestId, (guest) => deleteFormer(guest, this.clock.now()), { actor: SYSTEM_ACTOR });
  }
}
