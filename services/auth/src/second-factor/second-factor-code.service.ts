import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock } from '@pothik/engines';
import { actorOf, type Person, SecurityLog, type WriteOptions } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository } from '../accounts/index.js';
import { stepOfCode } from './authenticator-codes.js';
import { SecondFactorHasher } from './second-factor.hasher.js';
import { type CodeMatch, isAuthenticatorCode, presentFactor, useCodeOf } from './second-factor.rules.js';
import { SecondFactorAttemptsService } from './second-factor-attempts.service.js';

type Change = { next: AccountDocument; events: ReturnType<typeof useCodeOf>['events'] };

/** What else changes with the use of a code; `secret` is the authenticator's. */
export type ChangeByCode = (used: AccountDocument, secret: string) => Change;

const nothingElse: ChangeByCode = (used) => ({ next: used, events: [] });

/** Checks and uses the codes of second factors. */
@Injectable()
export class SecondFactorCodeService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: SecondFactorHasher,
    private readonly attempts: SecondFactorAttemptsService,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Uses a code of the account's second factor by one write, with what else that write changes: of two calls with the same
   * code one wins. `refuse` throws while the account, as read, does not admit the use; then nothing is counted.
   * @throws DomainError auth/second-factor-missing, auth/second-factor-wrong; request/too-many after ten wrong codes
   */
  async use(
    accountId: string,
    code: string,
    options: WriteOptions,
    { change = nothingElse, refuse }: { change?: ChangeByCode; refuse?: (seen: AccountDocument) => void } = {},
  ): Promise<AccountDocument> {
    let match: CodeMatch = 'wrong';
    let secret = '';
    let isCounted = false;
    const prepare = async (seen: AccountDocument) => {
      refuse?.(seen);
      const factor = presentFactor(seen);
      if (!isCounted) await this.attempts.count(accountId);
      isCounted = true;
      secret = await this.hasher.open(factor.secret);
      match = this.match(secret, code);
    };
    const decide = (current: AccountDocument) => change(useCodeOf(current, match).next, secret);
    const used = await this.counted(accountId, () => this.accounts.changeAfter(accountId, prepare, decide, options));
    if (used === undefined) throw new DomainError('auth/not-signed-in');
    return used;
  }

  /**
   * Proves the first code of a secret that waits to be confirmed: the time step it is right for. The caller stores it.
   * @throws DomainError auth/second-factor-wrong; request/too-many
   */
  async firstStep(accountId: string, secret: string, code: string): Promise<number> {
    await this.attempts.count(accountId);
    return this.counted(accountId, async () => {
      const match = isAuthenticatorCode(code) ? stepOfCode(secret, code, this.clock.now()) : undefined;
      if (match === undefined) throw new DomainError('auth/second-factor-wrong');
      return match;
    });
  }

  /**
   * A check that uses the code of a caller who is about to do what needs one, if they have a second factor: once, however
   * often it is asked, as the same code is not accepted again when what is changed has changed meanwhile.
   * @throws DomainError auth/second-factor-required without a code; what `use` throws
   */
  proofOf(person: Person, code: string | undefined): () => Promise<void> {
    let proof: Promise<void> | undefined;
    return () => {
      proof ??= this.requireOf(person, code);
      return proof;
    };
  }

  private async requireOf(person: Person, code: string | undefined): Promise<void> {
    const account = await this.accounts.find(person.id);
    if (account?.secondFactor === undefined) return;
    if (code === undefined) throw new DomainError('auth/second-factor-required');
    await this.use(person.id, code, { actor: actorOf(person) });
  }

  private match(secret: string, code: string): CodeMatch {
    if (!isAuthenticatorCode(code)) return { recoveryHash: this.hasher.hashRecoveryCode(code, secret) };
    const step = stepOfCode(secret, code, this.clock.now());
    return step === undefined ? 'wrong' : { step };
  }

  /** A right code resets the count of wrong ones; a wrong one is told to the security log. */
  private async counted<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    try {
      const done = await work();
      await this.attempts.reset(accountId);
      return done;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'auth/second-factor-wrong')
        this.securityLog.record('second-factor-failed', { account: accountId });
      throw error;
    }
  }
}
