import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock } from '@pothik/engines';
import { type AccountDocument, AccountRepository, AccountService } from '../accounts/index.js';
import { RegistrationService } from '../registrations/index.js';
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
    private readonly registrations: RegistrationService,
    private readonly clock: Clock,
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
    const account = await this.accounts.findByEmail(person.email);
    const isUnclaimed = account === undefined || (account.deletedAt !== null && (await this.isRegisteredAgain(person)));
    return isUnclaimed ? this.register(person) : this.admit(account, person);
  }

  /** A deleted account no longer holds an e-mail that was registered anew. */
  private isRegisteredAgain({ email }: GooglePerson): Promise<boolean> {
    return this.registrations.hasAny(email);
  }

  /** Google proves the e-mail: its registrations, whoever made them, and their codes are removed. */
  private async register(person: GooglePerson): Promise<AccountDocument | undefined> {
    const account = await this.accounts.create(registerGooglePerson(person, this.clock.now()));
    await this.registrations.removeAll(person.email);
    await this.accountService.afterProof(person.email);
    return this.accounts.find(account._id.toString());
  }

  private admit(holder: AccountDocument, person: GooglePerson): Promise<AccountDocument | undefined> {
    const id = holder._id.toString();
    return this.accounts.change(id, (account) => admitGooglePerson(account, person), {
      actor: { kind: 'person', id, role: holder.role },
    });
  }
}

const isTakenMeanwhile = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'auth/email-taken' || error.code === 'auth/google-other-account');
