import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock } from '@pothik/engines';
import { actorOf, type IdempotencyKey, type Person } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository, LogInAttemptsService, PasswordHasher } from '../accounts/index.js';
import { EpochService } from '../epochs/index.js';
import { type OpenSession, SessionService } from '../sessions/index.js';
import { changePassword, refuseChange } from './password.rules.js';
import { PasswordCommandHasher } from './password-command.hasher.js';

interface ChangeForm {
  currentPassword: string;
  password: string;
  /** The browser, if it signed in to the account before: its failures are counted apart. */
  browserId: string | undefined;
}

@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordHasher,
    private readonly attempts: LogInAttemptsService,
    private readonly commands: PasswordCommandHasher,
    private readonly sessions: SessionService,
    private readonly epochs: EpochService,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the password and ends every session, also the present one; the present browser goes on in the returned new one.
   * @throws DomainError auth/password-wrong, which counts as a failed log-in; request/too-many after ten of them;
   * auth/password-missing; auth/user-deleted; auth/not-signed-in when the session is over
   */
  async change(person: Person, form: ChangeForm, command: IdempotencyKey | undefined): Promise<OpenSession> {
    const sealed = this.commands.seal(command);
    // Read before looking for the command: a concurrent run of the same command is then seen by one of the two reads.
    const present = known(await this.accounts.find(person.id));
    const changed = await this.accounts.findByIdempotencyKey(sealed);
    if (changed !== undefined) await this.refuseReplaced(changed, form.password);
    const account = changed ?? (await this.changeNow(present, person, form, sealed));
    await this.epochs.announceNowOrByEvent(account);
    return this.sessions.start(account);
  }

  /** A repeated command starts a session only while the password that it set is still the account's. */
  private async refuseReplaced({ passwordHash, deletedAt }: AccountDocument, password: string): Promise<void> {
    if (deletedAt === null && (await this.passwords.matches(password, passwordHash))) return;
    throw new DomainError('auth/not-signed-in');
  }

  private async changeNow(
    account: AccountDocument,
    person: Person,
    form: ChangeForm,
    command: IdempotencyKey | undefined,
  ): Promise<AccountDocument> {
    await this.sessions.refuseOver(account, person.sessionId);
    const provenHash = await this.proveHash(account, form);
    refuseChange(account, provenHash);
    const passwordHash = await this.passwords.hash(form.password);
    const change = { provenHash, passwordHash };
    const options = { actor: actorOf(person), ...(command && { command }) };
    const decide = (current: AccountDocument) => changePassword(current, change, this.clock.now());
    return known(await this.accounts.change(person.id, decide, options));
  }

  /** The stored hash if the typed password matches it, else null. */
  private async proveHash(
    { email, passwordHash }: AccountDocument,
    { currentPassword, browserId }: ChangeForm,
  ): Promise<string | null> {
    await this.attempts.count({ email, browserId });
    if (!(await this.passwords.matches(currentPassword, passwordHash))) return null;
    await this.attempts.reset({ email, browserId });
    return passwordHash;
  }
}

function known(account: AccountDocument | undefined): AccountDocument {
  if (account === undefined) throw new DomainError('auth/not-signed-in');
  return account;
}
