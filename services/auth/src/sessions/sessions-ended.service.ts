import { Injectable } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { actorOf, type IdempotencyKey, type Person } from '@pothik/service-kit';
import { AccountRepository, endSessions } from '../accounts/index.js';
import { EpochService } from '../epochs/index.js';

@Injectable()
export class SessionsEndedService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly epochs: EpochService,
    private readonly clock: Clock,
  ) {}

  /** Ends every session of a person by one write to the account, which every refresh reads. */
  async endEverywhere(person: Person, command: IdempotencyKey | undefined): Promise<void> {
    const options = { actor: actorOf(person), ...(command && { command }) };
    const account = await this.accounts.change(person.id, (current) => endSessions(current, this.clock.now()), options);
    if (account !== undefined) await this.epochs.announce(account, 'everywhere');
  }

  /** Announces a stored end of sessions again; streams opened later stay open. */
  async repeatEnd(personId: string, endedAt: Date): Promise<void> {
    const account = await this.accounts.find(personId);
    if (account === undefined) return;
    const raisedLater = account.epochRaisedAt > endedAt;
    await this.epochs.announce(raisedLater ? { ...account, epochRaisedAt: endedAt } : account, 'everywhere');
  }

  /** Announces a stored role change again. */
  async repeatRoleChange(personId: string): Promise<void> {
    const account = await this.accounts.find(personId);
    if (account !== undefined) await this.epochs.announce(account, 'role');
  }
}
