import { Injectable } from '@nestjs/common';
import { CODE_PURPOSE, type CodePurpose } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { dhakaDay, type Language } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { AccountRepository } from '../accounts/index.js';
import { CodeHasher } from './code.hasher.js';
import type { CodeDocument, CodeKey } from './code.model.js';
import { CodeRepository } from './code.repository.js';
import {
  codeAskedFor,
  holderIdOf,
  mailLanguage,
  mayTellClosed,
  type Recipient,
  untilNextDhakaDayMs,
} from './code.rules.js';
import { CodeMailService } from './code-mail.service.js';
import { CodeTurnService } from './code-turn.service.js';
import { WrongCodeRepository } from './wrong-code.repository.js';

/** No account and no registration has this id. */
const NOBODY = '';

interface CodeRequest {
  key: CodeKey;
  /** Undefined: nobody gets a code; the answer is the same. */
  recipient: Recipient | undefined;
  language: Language;
}

@Injectable()
export class CodeService {
  constructor(
    private readonly codes: CodeRepository,
    private readonly wrongCodes: WrongCodeRepository,
    private readonly turns: CodeTurnService,
    private readonly hashes: CodeHasher,
    private readonly mails: CodeMailService,
    private readonly accounts: AccountRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Requests a code by mail for the account of an e-mail. Until the answer it does the same for every e-mail, so that neither
   * the answer nor its timing reveals which e-mails have accounts. `chosen`: the language of this browser.
   * @throws DomainError auth/code-too-soon within 120 s; request/too-many from the eleventh of a day on
   */
  async sendToAccount(email: string, purpose: CodePurpose, chosen: Language | undefined): Promise<void> {
    const account = await this.accounts.findHolder(email);
    const recipient = account && { accountId: account._id.toString() };
    const key = { email, purpose, registrationId: null };
    await this.request({ key, recipient, language: mailLanguage(chosen, account) });
  }

  /**
   * Requests a code that proves a registration. Undefined: this browser holds none; then nothing is stored or mailed, and the
   * answers are the same. @throws DomainError as sendToAccount
   */
  async sendToRegistration(
    email: string,
    registrationId: string | undefined,
    chosen: Language | undefined,
  ): Promise<void> {
    const recipient = registrationId === undefined ? undefined : { registrationId };
    const key = { email, purpose: CODE_PURPOSE.PROVE_EMAIL, registrationId: registrationId ?? null };
    await this.request({ key, recipient, language: mailLanguage(chosen, undefined) });
  }

  /**
   * Uses a code of an account; returns the account's id.
   * @throws DomainError auth/code-invalid for a wrong, expired, used or unknown code, and for any after the day's 20 wrong ones
   */
  async useOfAccount(email: string, purpose: CodePurpose, otp: string): Promise<string> {
    const { accountId } = await this.use({ email, purpose, registrationId: null }, otp);
    if (accountId === null) throw new DomainError('auth/code-invalid');
    return accountId;
  }

  /** Uses a code that was requested for this registration. @throws DomainError auth/code-invalid as useOfAccount */
  async useOfRegistration(email: string, registrationId: string, otp: string): Promise<void> {
    await this.use({ email, purpose: CODE_PURPOSE.PROVE_EMAIL, registrationId }, otp);
  }

  /** Removes the codes of registrations that are no more. */
  removeOfRegistrations(email: string, registrationIds: readonly string[]): Promise<void> {
    return this.codes.removeOf(registrationIds, { email, purpose: CODE_PURPOSE.PROVE_EMAIL });
  }

  private async request({ key, recipient, language }: CodeRequest): Promise<void> {
    const now = this.clock.now();
    const { email, purpose } = key;
    const holderId = recipient === undefined ? NOBODY : holderIdOf(recipient);
    const isClosed = await this.wrongCodes.isClosed({ holderId, purpose, day: dhakaDay(now) });
    if (isClosed && mayTellClosed(purpose)) {
      const retryAfterSeconds = Math.ceil(untilNextDhakaDayMs(now) / 1000);
      throw new DomainError('request/too-many', { retryAfterSeconds });
    }
    const mailsNobody = purpose === CODE_PURPOSE.PROVE_EMAIL && recipient === undefined;
    await this.turns.take(key, { mailsNobody });
    if (recipient === undefined || isClosed) return;
    this.mails.sendSoon({ email, purpose, language, ...codeAskedFor(recipient, now) });
  }

  /** Only tries of a live code are counted, so that nobody can close another's codes before one was requested. */
  private async use(key: CodeKey, otp: string): Promise<CodeDocument> {
    const now = this.clock.now();
    const code = await this.codes.takeTry(key, now);
    const holderId = code?.registrationId ?? code?.accountId;
    if (code === undefined || code.codeHash === null || !holderId) throw new DomainError('auth/code-invalid');
    const counted = { holderId, purpose: key.purpose, day: dhakaDay(now) };
    if (!(await this.wrongCodes.take(counted, now))) throw new DomainError('auth/code-invalid');
    if (!this.hashes.matches(otp, code, code.codeHash)) throw new DomainError('auth/code-invalid');
    await this.wrongCodes.giveBack(counted);
    if (!(await this.codes.use(key, code.codeHash))) throw new DomainError('auth/code-invalid');
    return code;
  }
}
