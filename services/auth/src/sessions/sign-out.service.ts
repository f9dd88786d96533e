import { Injectable } from '@nestjs/common';
import { Clock } from '@pothik/engines';
import { SYSTEM_ACTOR } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository, signIn, signOut } from '../accounts/index.js';
import type { SessionFamilyDocument } from './session.model.js';
import { SessionRepository } from './session.repository.js';
import { isOver } from './session.rules.js';

/**
 * Notes in an account whether somebody is signed in. A log-in stores its session before it reads the account; the end of a
 * session is stored before the others are read, and they are read again after the account was written: of log-outs and
 * log-ins at the same time the last one always sees the others.
 */
@Injectable()
export class SignOutService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  /** After a session ended: if it was the last one, nobody is signed in any more. */
  async followEnd(personId: string): Promise<void> {
    const at = this.clock.now();
    const account = await this.accounts.find(personId);
    if (account === undefined) return;
    const other = await this.openSession(account);
    if (other === undefined)
      await this.accounts.change(personId, (current) => signOut(current, at), { actor: SYSTEM_ACTOR });
    const open = other ?? (await this.openSession(account));
    if (open !== undefined) await this.followStart(personId, open.startedAt);
  }

  /** After a session began: somebody is signed in again. */
  async followStart(personId: string, startedAt: Date): Promise<void> {
    await this.accounts.change(personId, (current) => signIn(current, startedAt), { actor: SYSTEM_ACTOR });
  }

  private async openSession(account: AccountDocument): Promise<SessionFamilyDocument | undefined> {
    const families = await this.sessions.openFamilies(account._id.toString(), this.clock.now());
    return families.find((family) => !isOver(family, account));
  }
}
