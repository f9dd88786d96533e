import { Injectable } from '@nestjs/common';
import { CODE_PURPOSE } from '@pothik/contracts/auth';
import type { Language } from '@pothik/contracts/platform';
import { AccountService } from '../accounts/index.js';
import { CodeService } from './code.service.js';

const purpose = CODE_PURPOSE.PROVE_EMAIL;

@Injectable()
export class EmailProofService {
  constructor(
    private readonly codes: CodeService,
    private readonly accounts: AccountService,
  ) {}

  /** Mails a code to an unverified account; see CodeService.send. */
  sendCode(email: string, language: Language | undefined): Promise<void> {
    return this.codes.send({ email, purpose }, language);
  }

  /** Verifies the registration that the code was requested for. @throws DomainError auth/code-invalid */
  async prove(email: string, otp: string): Promise<void> {
    const { accountId, registration } = await this.codes.use({ email, purpose }, otp);
    await this.accounts.verify(accountId, registration);
  }
}
