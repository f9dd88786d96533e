import { Injectable } from '@nestjs/common';
import { CODE_PURPOSE } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Language } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { AccountRepository, LogInAttemptsService, PasswordHasher } from '../accounts/index.js';
import { AddressTriesService } from '../address-tries/index.js';
import { CodeService } from '../codes/index.js';
import { EpochService } from '../epochs/index.js';
import { resetPassword } from './password.rules.js';

const purpose = CODE_PURPOSE.RESET_PASSWORD;

interface ResetForm {
  email: string;
  otp: string;
  password: string;
}

/** The browser in which a code is typed: its address as counted, and its id, if it is known to an account. */
interface ResettingBrowser {
  address: string | undefined;
  knownBrowser(accountId: string): string | undefined;
}

@Injectable()
export class ResetPasswordService {
  constructor(
    private readonly codes: CodeService,
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordHasher,
    private readonly tries: AddressTriesService,
    private readonly attempts: LogInAttemptsService,
    private readonly epochs: EpochService,
    private readonly clock: Clock,
  ) {}

  /** Mails a code that resets the password; see CodeService.sendToAccount. */
  sendCode(email: string, language: Language | undefined): Promise<void> {
    return this.codes.sendToAccount(email, purpose, language);
  }

  /**
   * Sets the password by its code and ends every session. Resets the counts of failed log-ins, of the account and of this
   * browser: they were somebody else's, or for the former password. @throws DomainError auth/code-invalid; request/too-many
   * beyond the limit of the address, unless the browser signed in to the account before
   */
  async reset(form: ResetForm, { address, knownBrowser }: ResettingBrowser): Promise<void> {
    const { email, otp } = form;
    const isKnown = async () => {
      const holder = await this.accounts.findHolder(email);
      return holder !== undefined && knownBrowser(holder._id.toString()) !== undefined;
    };
    const accountId = await this.tries.evaluate({ call: 'resetPassword', address, isKnown }, () =>
      this.codes.useOfAccount(email, purpose, otp),
    );
    await this.change(accountId, form.password);
    await this.attempts.reset({ email });
    await this.attempts.reset({ email, browserId: knownBrowser(accountId) });
  }

  private async change(accountId: string, password: string): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    const owner = await this.accounts.find(accountId);
    if (owner === undefined) throw new DomainError('auth/code-invalid');
    const account = await this.accounts.change(
      accountId,
      (current) => resetPassword(current, passwordHash, this.clock.now()),
      { actor: { kind: 'person', id: accountId, role: owner.role } },
    );
    await this.epochs.announce(account ?? owner, 'everywhere');
  }
}
