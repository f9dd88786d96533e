import { Injectable } from '@nestjs/common';
import { CODE_PURPOSE } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Language } from '@pothik/contracts/platform';
import { type AccountDocument, PasswordProofService } from '../accounts/index.js';
import { CodeService } from '../codes/index.js';
import { maskedEmail } from './number.rules.js';

const purpose = CODE_PURPOSE.LOG_IN;

/** One more proof that an account is theirs, from whoever gave the right code of a number that was long unused. */
@Injectable()
export class OwnerProofService {
  constructor(
    private readonly codes: CodeService,
    private readonly passwords: PasswordProofService,
  ) {}

  /**
   * Mails a code to the account's e-mail; returns what may be said of that.
   * @throws DomainError auth/no-other-proof without an e-mail; auth/code-too-soon; request/too-many
   */
  async sendCode(holder: AccountDocument | undefined, language: Language | undefined): Promise<string> {
    if (!holder?.email) throw new DomainError('auth/no-other-proof');
    await this.codes.sendToAccount(holder.email, purpose, language);
    return maskedEmail(holder.email);
  }

  /**
   * Whether the password or the mailed code was given, and right.
   * @throws DomainError auth/password-wrong; auth/mailed-code-invalid; request/too-many
   */
  async isGiven(
    holder: AccountDocument,
    { password, mailedOtp }: { password?: string | undefined; mailedOtp?: string | undefined },
  ): Promise<boolean> {
    if (holder.email === '') return false;
    if (password !== undefined) await this.passwords.require(holder, { password });
    else if (mailedOtp !== undefined) await this.useCode(holder, mailedOtp);
    else return false;
    return true;
  }

  private async useCode({ _id, email }: AccountDocument, otp: string): Promise<void> {
    try {
      if ((await this.codes.useOfAccount(email, purpose, otp)) === _id.toString()) return;
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'auth/code-invalid')) throw error;
    }
    throw new DomainError('auth/mailed-code-invalid');
  }
}
