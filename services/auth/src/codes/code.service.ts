import { Inject, Injectable } from '@nestjs/common';
import { ONE_TIME_CODE } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { dhakaDay, type Language } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import { AccountRepository } from '../accounts/index.js';
import type { AuthConfiguration } from '../configuration.js';
import { CodeHasher } from './code.hasher.js';
import type { CodeDocument, CodeKey } from './code.model.js';
import { CodeRepository } from './code.repository.js';
import { ANY_PURPOSE, codeAskedFor, mailLanguage, refuseTooSoon, secondsToNextDhakaDay } from './code.rules.js';
import { CodeDayRepository } from './code-day.repository.js';
import { CodeMailService } from './code-mail.service.js';

const END_OF_TIME = new Date('9999-12-31T00:00:00Z');

/** The account that a right code was mailed to. */
export interface CodeHolder {
  accountId: string;
  registration: number;
}

@Injectable()
export class CodeService {
  constructor(
    private readonly codes: CodeRepository,
    private readonly days: CodeDayRepository,
    private readonly hashes: CodeHasher,
    private readonly mails: CodeMailService,
    private readonly accounts: AccountRepository,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: AuthConfiguration,
  ) {}

  /**
   * Requests a code by mail. Does the same for every e-mail: whether an account awaits a code is checked after the answer,
   * so that neither the answer nor its timing reveals which e-mails have accounts. `chosen`: the language of this browser.
   * @throws DomainError auth/code-too-soon within 120 s; request/too-many from the eleventh of a day on
   */
  async send(key: CodeKey, chosen: Language | undefined): Promise<void> {
    const now = this.clock.now();
    const holder = await this.accounts.findHolder(key.email);
    await this.takeTurn({ ...key, language: mailLanguage(chosen, holder), ...codeAskedFor(holder, now) }, now);
    this.mails.sendSoon(key);
  }

  /**
   * Uses the code and returns its holder.
   * @throws DomainError auth/code-invalid for a wrong, expired, used or unknown code, and for any after the day's 20 wrong ones
   */
  async use(key: CodeKey, otp: string): Promise<CodeHolder> {
    const now = this.clock.now();
    const day = { ...key, day: dhakaDay(now) };
    if (!(await this.days.take(day, 'wrong', now))) throw new DomainError('auth/code-invalid');
    const code = await this.codes.takeTry(key, now);
    if (!this.isRight(code, otp)) throw new DomainError('auth/code-invalid');
    await this.days.giveBack(day, 'wrong');
    if (!(await this.codes.use(key, code.codeHash))) throw new DomainError('auth/code-invalid');
    return { accountId: code.accountId, registration: code.registration };
  }

  private isRight(
    code: CodeDocument | undefined,
    otp: string,
  ): code is CodeDocument & CodeHolder & { codeHash: string } {
    if (code === undefined || code.codeHash === null || code.accountId === null) return false;
    return this.hashes.matches(otp, code, code.codeHash);
  }

  /** One code every 120 s, ten a day, and none after the day's 20 wrong ones, when no code would be accepted. */
  private async takeTurn(code: CodeDocument, now: Date): Promise<void> {
    const { email, purpose } = code;
    const day = dhakaDay(now);
    const everyPurpose = { email, purpose: ANY_PURPOSE, day } as const;
    const limited = this.configuration.RATE_LIMITS === 'on';
    const used = () => new DomainError('request/too-many', { retryAfterSeconds: secondsToNextDhakaDay(now) });
    if (await this.days.isClosed({ email, purpose, day })) throw used();
    if (limited && !(await this.days.take(everyPurpose, 'sent', now))) throw used();
    const lastIssuedBefore = limited ? new Date(now.getTime() - ONE_TIME_CODE.resendMs) : END_OF_TIME;
    const issuedAt = await this.codes.replace(code, lastIssuedBefore);
    if (issuedAt === 'replaced') return;
    await this.days.giveBack(everyPurpose, 'sent');
    refuseTooSoon(issuedAt, now);
  }
}
