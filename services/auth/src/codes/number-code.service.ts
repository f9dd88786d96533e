import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { notificationHttp, type SmsCodePurpose } from '@pothik/contracts/notification';
import type { Language } from '@pothik/contracts/platform';
import { Metrics, ServiceCaller } from '@pothik/service-kit';
import { AccountRepository } from '../accounts/index.js';
import { SMS_CODES_USED } from './code.metrics.js';
import type { CodeKey } from './code.model.js';
import { codeLanguage } from './code.rules.js';
import { CodeService, type RightCode } from './code.service.js';

/** A code that goes by SMS to a number, as +8801712345678. */
export interface NumberCode {
  phone: string;
  purpose: SmsCodePurpose;
  /** The account that asks and alone may use it; absent: whoever has the code may. */
  askedBy?: string;
}

/** One-time codes by SMS. */
@Injectable()
export class NumberCodeService {
  constructor(
    private readonly codes: CodeService,
    private readonly accounts: AccountRepository,
    private readonly caller: ServiceCaller,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Requests a code. It does the same for every number, so that neither the answer nor its timing reveals which have accounts.
   * `chosen`: the language of this browser.
   * @throws DomainError auth/no-code-by-sms-today; auth/code-too-soon within 120 s; request/too-many from the sixth of a day on
   */
  async send(code: NumberCode, chosen: Language | undefined): Promise<void> {
    const holder = await this.accounts.findByPhone(code.phone);
    const { isAnyLeft } = await this.caller.call(notificationHttp.codeSmsLeft, {});
    if (!isAnyLeft) throw new DomainError('auth/no-code-by-sms-today');
    const language = codeLanguage(chosen, holder);
    await this.codes.request({ key: keyOf(code), accountId: code.askedBy ?? null, isSent: true, language });
  }

  /** Whether a code is right; see CodeService.check. @throws DomainError auth/code-invalid */
  check(code: NumberCode, otp: string): Promise<RightCode> {
    return this.codes.check(keyOf(code), otp);
  }

  /** Uses a code that was right. @throws DomainError auth/code-invalid when a concurrent call did */
  async spend(code: RightCode): Promise<void> {
    await this.codes.spend(code);
    this.metrics.count(SMS_CODES_USED, { purpose: code.purpose });
  }
}

const keyOf = ({ phone, purpose, askedBy }: NumberCode): CodeKey => ({
  channel: 'sms',
  address: phone,
  purpose,
  askedBy: askedBy ?? null,
});
