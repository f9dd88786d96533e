import { Inject, Injectable } from '@nestjs/common';
import { ONE_TIME_CODE } from '@pothik/contracts/auth';
import { DomainError } from '@pothik/contracts/catalogue';
import { notificationHttp } from '@pothik/contracts/notification';
import { Clock, CONFIGURATION, ServiceCaller } from '@pothik/service-kit';
import { AccountRepository } from '../accounts/account.repository.js';
import { type Account, awaitsProof } from '../accounts/account.rules.js';
import { AccountService } from '../accounts/account.service.js';
import type { AuthConfiguration } from '../configuration.js';
import type { CodeDocument } from './code.model.js';
import { CodeRepository } from './code.repository.js';
import { CODE_PURPOSE, dhakaDay, newCode, refuseTooSoon, secondsToNextDhakaDay } from './code.rules.js';
import { CodeHashClient } from './code-hash.client.js';

const purpose = CODE_PURPOSE.PROVE_EMAIL;
const NO_CODE = { codeHash: null, accountId: null, registration: 0 };
const END_OF_TIME = new Date('9999-12-31T00:00:00Z');
const boundTo = (email: string) => `${purpose}:${email}`;

@Injectable()
export class CodeService {
  constructor(
    private readonly codes: CodeRepository,
    private readonly hashes: CodeHashClient,
    private readonly accounts: AccountRepository,
    private readonly accountService: AccountService,
    private readonly caller: ServiceCaller,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: AuthConfiguration,
  ) {}

  /**
   * Mails a fresh code to an account that awaits it. For any other e-mail the same waiting times run and nothing is mailed,
   * so that the answers do not tell them apart.
   */
  async send(email: string, language: 'en' | 'bn'): Promise<void> {
    const now = this.clock.now();
    const account = await this.accounts.findByEmail(email);
    const code = awaitsProof(account) ? this.hashes.make() : undefined;
    const kept = this.codeToKeep(email, account, code, now);
    await this.takeTurn(kept, now);
    if (code === undefined) return;
    try {
      await this.caller.call(notificationHttp.sendCodeMail, { to: email, code, language });
    } catch (error) {
      await this.codes.giveUp(kept);
      throw error;
    }
  }

  /** Proves the e-mail; a wrong, old, used or unknown code, and any code after 20 wrong ones of the day, is 'Invalid OTP'. */
  async verify(email: string, otp: string): Promise<void> {
    const now = this.clock.now();
    const key = { email, purpose };
    const day = dhakaDay(now);
    if (!(await this.codes.takeOfDay(key, day, 'wrong', now))) throw new DomainError('auth/code-invalid');
    const code = await this.codes.takeTry(key, now);
    const { codeHash, accountId, registration } = code ?? NO_CODE;
    if (codeHash === null || accountId === null) throw new DomainError('auth/code-invalid');
    if (!this.hashes.matches(otp, boundTo(email), codeHash)) throw new DomainError('auth/code-invalid');
    await this.codes.giveBackOfDay(key, day, 'wrong');
    if (!(await this.codes.use(key, codeHash))) throw new DomainError('auth/code-invalid');
    await this.accountService.verify(accountId, registration);
  }

  private codeToKeep(email: string, account: Account | undefined, code: string | undefined, now: Date): CodeDocument {
    const codeHash = code === undefined ? null : this.hashes.hash(code, boundTo(email));
    const accountId = account?._id.toString() ?? null;
    return { email, purpose, codeHash, accountId, registration: account?.registration ?? 0, ...newCode(now) };
  }

  /** One code every 120 s, ten a day, and none on a day that 20 wrong ones closed: no code would be right any more. */
  private async takeTurn(code: CodeDocument, now: Date): Promise<void> {
    const key = { email: code.email, purpose };
    const day = dhakaDay(now);
    const limited = this.configuration.RATE_LIMITS === 'on';
    const used = () => new DomainError('request/too-many', { retryAfterSeconds: secondsToNextDhakaDay(now) });
    if (await this.codes.isDayClosed(key, day)) throw used();
    if (limited && !(await this.codes.takeOfDay(key, day, 'sent', now))) throw used();
    const lastIssuedBefore = limited ? new Date(now.getTime() - ONE_TIME_CODE.resendMs) : END_OF_TIME;
    const issuedAt = await this.codes.replace(code, lastIssuedBefore);
    if (issuedAt === 'replaced') return;
    await this.codes.giveBackOfDay(key, day, 'sent');
    refuseTooSoon(issuedAt, now);
  }
}
