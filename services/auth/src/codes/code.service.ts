import { Injectable } from '@nestjs/common';
import { CODE_PURPOSE, type CodePurpose } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { dhakaDay, type Language } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { type AccountDocument, AccountRepository } from '../accounts/index.js';
import { CodeHasher } from './code.hasher.js';
import type { CodeDocument, CodeKey } from './code.model.js';
import { CodeRepository } from './code.repository.js';
import { codeAskedFor, codeLanguage, holderIdOf, mayTellClosed, untilNextDhakaDayMs } from './code.rules.js';
import { CodeSenderService } from './code-sender.service.js';
import { CodeTurnService } from './code-turn.service.js';
import { WrongCodeRepository } from './wrong-code.repository.js';

/** A request for a code. */
export interface CodeRequest {
  key: CodeKey;
  accountId: string | null;
  /** False: nobody gets a code; the answer is the same. */
  isSent: boolean;
  language: Language;
}

/** A code that was right. */
export type RightCode = CodeDocument & { codeHash: string };

@Injectable()
export class CodeService {
  constructor(
    private readonly codes: CodeRepository,
    private readonly wrongCodes: WrongCodeRepository,
    private readonly turns: CodeTurnService,
    private readonly hashes: CodeHasher,
    private readonly sender: CodeSenderService,
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
    const key = { channel: 'email', address: email, purpose, askedBy: null } as const;
    const accountId = account?._id.toString() ?? null;
    await this.request({ key, accountId, isSent: accountId !== null, language: codeLanguage(chosen, account) });
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
    const key = { ...ofProofs(email), askedBy: registrationId ?? null };
    const language = codeLanguage(chosen, undefined);
    await this.request({ key, accountId: null, isSent: registrationId !== undefined, language });
  }

  /**
   * Requests a code that proves the e-mail an account is to have, which alone may use it. It does the same whether or not the
   * e-mail has an account. @throws DomainError as sendToAccount
   */
  async sendToAdd(email: string, account: AccountDocument, chosen: Language | undefined): Promise<void> {
    const accountId = account._id.toString();
    const key = { ...ofProofs(email), askedBy: accountId };
    await this.request({ key, accountId, isSent: true, language: codeLanguage(chosen, account) });
  }

  /**
   * Uses a code of an account; returns the account's id.
   * @throws DomainError auth/code-invalid for a wrong, expired, used or unknown code, and for any after the day's 20 wrong ones
   */
  async useOfAccount(email: string, purpose: CodePurpose, otp: string): Promise<string> {
    const { accountId } = await this.use({ channel: 'email', address: email, purpose, askedBy: null }, otp);
    if (accountId === null) throw new DomainError('auth/code-invalid');
    return accountId;
  }

  /** Uses a code that this registration, or account, requested. @throws DomainError auth/code-invalid as useOfAccount */
  async useOfAsker(email: string, askedBy: string, otp: string): Promise<void> {
    await this.use({ ...ofProofs(email), askedBy }, otp);
  }

  /** Removes the codes of registrations that are no more. */
  removeOfRegistrations(email: string, registrationIds: readonly string[]): Promise<void> {
    return this.codes.removeOf(registrationIds, ofProofs(email));
  }

  /** @throws DomainError auth/code-too-soon; request/too-many, also once the day's 20 wrong codes closed it */
  async request({ key, accountId, isSent, language }: CodeRequest): Promise<void> {
    const now = this.clock.now();
    const { purpose } = key;
    const holderId = holderIdOf({ ...key, accountId });
    const isClosed = await this.wrongCodes.isClosed({ holderId, purpose, day: dhakaDay(now) });
    if (isClosed && mayTellClosed(purpose)) {
      const retryAfterSeconds = Math.ceil(untilNextDhakaDayMs(now) / 1000);
      throw new DomainError('request/too-many', { retryAfterSeconds });
    }
    const mailsNobody = purpose === CODE_PURPOSE.PROVE_EMAIL && !isSent;
    await this.turns.take(key, { mailsNobody });
    if (isSent && !isClosed) this.sender.sendSoon({ ...key, accountId, language, ...codeAskedFor(now) });
  }

  /** Uses a code. @throws DomainError auth/code-invalid as useOfAccount */
  async use(key: CodeKey, otp: string): Promise<RightCode> {
    const code = await this.check(key, otp);
    await this.spend(code);
    return code;
  }

  /**
   * Whether a code is right; it stays valid, and took one of its five tries. Only tries of a live code are counted, so that nobody
   * can close another's codes before one was requested. @throws DomainError auth/code-invalid as useOfAccount
   */
  async check(key: CodeKey, otp: string): Promise<RightCode> {
    const now = this.clock.now();
    const code = await this.codes.takeTry(key, now);
    const holderId = code && holderIdOf(code);
    if (code === undefined || code.codeHash === null || !holderId) throw new DomainError('auth/code-invalid');
    const counted = { holderId, purpose: key.purpose, day: dhakaDay(now) };
    if (!(await this.wrongCodes.take(counted, now))) throw new DomainError('auth/code-invalid');
    if (!this.hashes.matches(otp, code, code.codeHash)) throw new DomainError('auth/code-invalid');
    await this.wrongCodes.giveBack(counted);
    return { ...code, codeHash: code.codeHash };
  }

  /** Uses a code that was right. @throws DomainError auth/code-invalid when a concurrent call did, or another was sent */
  async spend(code: RightCode): Promise<void> {
    if (!(await this.codes.use(code))) throw new DomainError('auth/code-invalid');
  }
}

const ofProofs = (email: string) => ({ channel: 'email', address: email, purpose: CODE_PURPOSE.PROVE_EMAIL }) as const;
