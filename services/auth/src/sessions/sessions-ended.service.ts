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

  /** Ends every session of a person: one write in the account, which every refresh looks at. */
  async endEverywhere(person: Person, command: IdempotencyKey | undefined): Promise<void> {
    const options = { actor: actorOf(person), ...(command && { command }) };
    const account = await this.accounts.change(person.id, (current) => endSessions(current, this.clock.now()), options);
    if (account !== undefined) await this.epochs.announce(account, 'everywhere');
  }

  /** Repeats the announcement of a stored end of sessions; streams opened later are not meant. */
  async repeatEnd(personId: string, endedAt: Date): Promise<void> {
    const account = await this.accounts.find(personId);
    if (account === undefined) return;
    const raisedLater = account.epochRaisedAt > endedAt;
    await this.epochs.announce(raisedLater ? { ...account, epochRaisedAt: endedAt } : account, 'everywhere');
  }

  /** Repeats the announcement of a stored role change. */
  async repeatRoleChange(personId: string): Promise<void> {
    const account = await this.accounts.find(personId);
    if (account !== undefined) await this.epochs.announce(account, 'role');
  }
}
