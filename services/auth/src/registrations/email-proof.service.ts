import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Language } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { AccountRepository, AccountService, LogInAttemptsService } from '../accounts/index.js';
import { AddressTriesService } from '../address-tries/index.js';
import { CodeService } from '../codes/index.js';
import type { RegistrationDocument } from './registration.model.js';
import { accountOf } from './registration.rules.js';
import { RegistrationService } from './registration.service.js';

/** The browser in which a code is typed: the secret by which it holds its registration, and its address as counted. */
interface ProvingBrowser {
  secret: string | undefined;
  address: string | undefined;
}

/** Proves that an e-mail belongs to whoever registered it in this browser. */
@Injectable()
export class EmailProofService {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly codes: CodeService,
    private readonly accounts: AccountRepository,
    private readonly accountService: AccountService,
    private readonly tries: AddressTriesService,
    private readonly attempts: LogInAttemptsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails a code for the registration that the browser holds by `secret`; without one, or once the e-mail has an account,
   * only the answer is the same. @throws DomainError as CodeService.sendToRegistration
   */
  async sendCode(email: string, secret: string | undefined, language: Language | undefined): Promise<void> {
    const held = await this.registrations.findHeld(email, secret);
    const isProved = held !== undefined && (await this.accounts.findHolder(email)) !== undefined;
    await this.codes.sendToRegistration(email, isProved ? undefined : held?._id.toString(), language);
  }

  /**
   * Makes the registration that the browser holds the account; the e-mail's other registrations and their codes are removed.
   * @throws DomainError auth/code-invalid without a registration, for a wrong code, and when the e-mail has an account by now;
   * request/too-many beyond the limit of the address, unless the browser holds the registration
   */
  async prove({ email, otp }: { email: string; otp: string }, browser: ProvingBrowser): Promise<void> {
    const held = await this.registrations.findHeld(email, browser.secret);
    const isKnown = () => held !== undefined;
    await this.tries.evaluate({ call: 'verifyCode', address: browser.address, isKnown }, async () => {
      if (held === undefined) throw new DomainError('auth/code-invalid');
      await this.codes.useOfAsker(email, held._id.toString(), otp);
      await this.makeAccount(held);
    });
    await this.registrations.removeAll(email);
    // The failed log-ins so far were for registrations that are no more.
    await this.attempts.reset({ email });
    await this.accountService.afterProof(email);
  }

  /** Of two verifications at once the unique index admits one. */
  private async makeAccount(held: RegistrationDocument): Promise<void> {
    try {
      await this.accounts.create(accountOf(held, this.clock.now()));
    } catch (error) {
      if (error instanceof DomainError && error.code === 'auth/email-taken') throw new DomainError('auth/code-invalid');
      throw error;
    }
  }
}
