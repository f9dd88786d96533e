import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock } from '@pothik/engines';
import { type AccountDocument, AccountRepository } from '../accounts/index.js';
import { PendingLogInRepository } from './pending-log-in.repository.js';
import { pendingLogIn, refuseCompletion } from './pending-log-in.rules.js';
import { SecondFactorHasher } from './second-factor.hasher.js';
import { asksForCode } from './second-factor.rules.js';
import { SecondFactorCodeService } from './second-factor-code.service.js';

/** Keeps log-ins of accounts with a second factor until their code comes. */
@Injectable()
export class PendingLogInService {
  constructor(
    private readonly logIns: PendingLogInRepository,
    private readonly accounts: AccountRepository,
    private readonly codes: SecondFactorCodeService,
    private readonly hasher: SecondFactorHasher,
    private readonly clock: Clock,
  ) {}

  /** The secret for the browser's cookie if the account's log-in needs a code; undefined: it is complete. */
  async begin(account: AccountDocument): Promise<string | undefined> {
    if (!asksForCode(account)) return undefined;
    const secret = this.hasher.freshCookieSecret();
    await this.logIns.add(pendingLogIn(account, this.hasher.hashCookieSecret(secret), this.clock.now()));
    return secret;
  }

  /** Whether a browser holds a pending log-in by this secret: the right password was typed in it. */
  async isHeld(secret: string | undefined): Promise<boolean> {
    if (secret === undefined) return false;
    const logIn = await this.logIns.find(this.hasher.hashCookieSecret(secret));
    return logIn !== undefined && this.clock.now() < logIn.expiresAt;
  }

  /**
   * The account whose log-in the browser completes by a code; once.
   * @throws DomainError auth/log-in-expired; auth/user-deleted; auth/second-factor-wrong; request/too-many
   */
  async complete(secret: string | undefined, code: string): Promise<AccountDocument> {
    if (secret === undefined) throw new DomainError('auth/log-in-expired');
    const secretHash = this.hasher.hashCookieSecret(secret);
    const logIn = await this.logIns.find(secretHash);
    if (logIn === undefined) throw new DomainError('auth/log-in-expired');
    const refuse = (seen: AccountDocument | undefined) => refuseCompletion(logIn, seen, this.clock.now());
    const account = await this.accounts.find(logIn.accountId);
    refuse(account);
    if (account === undefined) throw new DomainError('auth/log-in-expired');
    const actor = { kind: 'person', id: logIn.accountId, role: account.role } as const;
    const admitted = await this.codes.use(logIn.accountId, code, { actor }, { refuse });
    if (!(await this.logIns.take(secretHash))) throw new DomainError('auth/log-in-expired');
    return admitted;
  }
}
