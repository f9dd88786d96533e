import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import { type AccountDocument, AccountRepository, AccountService } from '../accounts/index.js';
import type { AuthConfiguration } from '../configuration.js';
import { SessionsEndedService } from '../sessions/index.js';
import {
  admitGooglePerson,
  type GooglePerson,
  refuseUnverifiedEmail,
  registerGooglePerson,
} from './google-sign-in.rules.js';

/** Tries when a concurrent sign-in or registration took the e-mail or the Google identity. */
const TRIES = 3;

@Injectable()
export class GoogleAccountService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly accountService: AccountService,
    private readonly sessionsEnded: SessionsEndedService,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: AuthConfiguration,
  ) {}

  /**
   * The account of the person Google authenticated: the linked one, else that of the e-mail, else a new one.
   * @throws DomainError auth/google-email-unverified, auth/google-other-account, auth/user-deleted
   */
  async accountOf(person: GooglePerson): Promise<AccountDocument> {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      try {
        const account = await this.decide(person);
        if (account !== undefined) return account;
      } catch (error) {
        if (tries === TRIES || !isTakenMeanwhile(error)) throw error;
      }
    }
    throw new DomainError('request/conflict');
  }

  private async decide(person: GooglePerson): Promise<AccountDocument | undefined> {
    const linked = await this.accounts.findByGoogleSubject(person.subject);
    if (linked !== undefined) return linked;
    refuseUnverifiedEmail(person);
    const holder = await this.accounts.findByEmail(person.email);
    if (holder?.verified) return this.admit(holder, person);
    const proved = holder === undefined ? await this.register(person) : await this.takeOver(holder, person);
    return proved && this.afterProof(proved);
  }

  private register(person: GooglePerson): Promise<AccountDocument> {
    return this.accounts.create(registerGooglePerson(person, this.clock.now()));
  }

  private admit(holder: AccountDocument, person: GooglePerson): Promise<AccountDocument | undefined> {
    const id = holder._id.toString();
    return this.accounts.change(id, (account) => admitGooglePerson(account, person, this.clock.now()), {
      actor: { kind: 'person', id, role: holder.role },
    });
  }

  private async takeOver(holder: AccountDocument, person: GooglePerson): Promise<AccountDocument | undefined> {
    const account = await this.admit(holder, person);
    if (account !== undefined) await this.sessionsEnded.repeatEnd(account._id.toString(), account.epochRaisedAt);
    return account;
  }

  /** Google verifies the e-mail of SUPER_ADMIN_EMAIL as a code does. */
  private async afterProof(account: AccountDocument): Promise<AccountDocument | undefined> {
    if (account.email !== this.configuration.SUPER_ADMIN_EMAIL) return account;
    await this.accountService.makeFirstSuperAdmin();
    return this.accounts.find(account._id.toString());
  }
}

const isTakenMeanwhile = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'auth/email-taken' || error.code === 'auth/google-other-account');
