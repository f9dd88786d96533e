import { Injectable } from '@nestjs/common';
import { CODE_PURPOSE } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { SMS_CODE_PURPOSE } from '@pothik/contracts/notification';
import type { Language } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { type Account, PasswordProofService } from '../accounts/index.js';
import { CodeService, NumberCodeService } from '../codes/index.js';
import { proofRequired } from './account-deletion.rules.js';

export interface DeletionForm {
  password?: string | undefined;
  otp?: string | undefined;
  /** The language chosen in this browser: the message with the code is written in it. */
  language: Language | undefined;
  /** The browser, if it signed in to the account before: its failures are counted apart. */
  browserId: string | undefined;
}

const purpose = CODE_PURPOSE.DELETE_ACCOUNT;

/** Proves that the owner deletes the account, and not somebody who found their browser signed in. */
@Injectable()
export class DeletionProofService {
  constructor(
    private readonly passwords: PasswordProofService,
    private readonly codes: CodeService,
    private readonly numberCodes: NumberCodeService,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError auth/password-wrong; auth/password-missing; auth/number-missing; auth/number-too-new; auth/deletion-code-mailed or
   * auth/deletion-code-texted when a code was sent; auth/code-invalid; auth/code-too-soon; request/too-many
   */
  async require(account: Account, form: DeletionForm): Promise<void> {
    const proof = proofRequired(account, form, this.clock.now());
    if (proof.by === 'password') return this.passwords.require(account, { ...proof, browserId: form.browserId });
    if (proof.by === 'texted-code') return this.requireTextedCode(account, proof.otp, form.language);
    if (proof.otp === undefined) {
      await this.codes.sendToAccount(account.email, purpose, form.language);
      throw new DomainError('auth/deletion-code-mailed');
    }
    const accountId = await this.codes.useOfAccount(account.email, purpose, proof.otp);
    if (accountId !== account._id.toString()) throw new DomainError('auth/code-invalid');
  }

  private async requireTextedCode(
    { _id, phone = '' }: Account,
    otp: string | undefined,
    language: Language | undefined,
  ): Promise<void> {
    const code = { phone, purpose: SMS_CODE_PURPOSE.DELETE_ACCOUNT, askedBy: _id.toString() };
    if (otp === undefined) {
      await this.numberCodes.send(code, language);
      throw new DomainError('auth/deletion-code-texted');
    }
    await this.numberCodes.spend(await this.numberCodes.check(code, otp));
  }
}
