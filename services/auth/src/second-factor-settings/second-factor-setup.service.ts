import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock } from '@pothik/engines';
import { actorOf, type Person, SecurityLog } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository, PasswordProofService } from '../accounts/index.js';
import { EpochService } from '../epochs/index.js';
import {
  authenticatorUri,
  freshAuthenticatorSecret,
  SecondFactorCodeService,
  SecondFactorHasher,
  shownRecoveryCode,
} from '../second-factor/index.js';
import { type OpenSession, SessionService } from '../sessions/index.js';
import { beginSecondFactor, confirmSecondFactor, pendingSecret } from './second-factor-settings.rules.js';

interface BeginForm {
  password?: string | undefined;
  /** The browser, if it signed in to the account before: its failures are counted apart. */
  browserId: string | undefined;
}

/** Sets a second factor up: a secret first, then its first code. */
@Injectable()
export class SecondFactorSetupService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordProofService,
    private readonly hasher: SecondFactorHasher,
    private readonly codes: SecondFactorCodeService,
    private readonly sessions: SessionService,
    private readonly epochs: EpochService,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * A new secret, for the authenticator app; it waits to be confirmed.
   * @throws DomainError auth/second-factor-exists; auth/password-wrong, which counts as a failed log-in; request/too-many
   */
  async begin(person: Person, form: BeginForm): Promise<{ secret: string; uri: string }> {
    const secret = freshAuthenticatorSecret();
    const sealed = await this.hasher.seal(secret);
    const decide = (account: AccountDocument) => beginSecondFactor(account, sealed);
    let provenHash: string | null = null;
    const prepare = async (seen: AccountDocument) => {
      decide(seen);
      const isProved = seen.passwordHash === null || seen.passwordHash === provenHash;
      if (!isProved) await this.passwords.require(seen, form);
      provenHash = seen.passwordHash;
    };
    const account = await this.accounts.changeAfter(person.id, prepare, decide, { actor: actorOf(person) });
    if (account === undefined) throw new DomainError('auth/not-signed-in');
    return { secret, uri: authenticatorUri(secret, account.email) };
  }

  /**
   * Switches the factor on by its first code: every session ends, this browser goes on in the returned one. The recovery codes
   * are shown once. @throws DomainError auth/second-factor-exists, -missing, -wrong; request/too-many; auth/not-signed-in
   */
  async confirm(person: Person, code: string): Promise<{ session: OpenSession; recoveryCodes: string[] }> {
    const recoveryCodes = this.hasher.freshRecoveryCodes();
    let proved = { sealed: '', step: 0, recoveryCodes: [] as string[] };
    const prepare = async (seen: AccountDocument) => {
      const sealed = pendingSecret(seen);
      if (sealed === proved.sealed) return;
      await this.sessions.refuseOver(seen, person.sessionId);
      const secret = await this.hasher.open(sealed);
      const step = await this.codes.firstStep(person.id, secret, code);
      const hashes = recoveryCodes.map((one) => this.hasher.hashRecoveryCode(one, secret));
      proved = { sealed, step, recoveryCodes: hashes };
    };
    const decide = (account: AccountDocument) => confirmSecondFactor(account, proved, this.clock.now());
    const account = await this.accounts.changeAfter(person.id, prepare, decide, { actor: actorOf(person) });
    if (account === undefined) throw new DomainError('auth/not-signed-in');
    this.securityLog.record('second-factor-changed', { account: person.id });
    await this.epochs.announceNowOrByEvent(account);
    return { session: await this.sessions.start(account), recoveryCodes: recoveryCodes.map(shownRecoveryCode) };
  }
}
