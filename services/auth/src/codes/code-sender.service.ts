import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { CodePurpose } from '@pothik/contracts/auth';
import { CODE_SMS_OUTCOME, notificationHttp, type SmsCodePurpose } from '@pothik/contracts/notification';
import { Clock, Logger } from '@pothik/engines';
import { ServiceCaller, Sweeper } from '@pothik/service-kit';
import { AccountRepository } from '../accounts/index.js';
import { CodeHasher } from './code.hasher.js';
import type { CodeDocument, CodeKey } from './code.model.js';
import { CodeRepository, type TakenMail } from './code.repository.js';
import { isGivenUp, isSentTo, newCode, sendAgainAt } from './code.rules.js';

export const CODE_SWEEP = 'code-mails';
/** Messages per turn of the sweep; the next one takes the rest. */
const BATCH = 50;

/**
 * Sends requested codes, by mail or SMS. The request is stored in the database once the call is answered, so that neither a
 * restart nor an unavailable mail server or gateway loses it; the code is created when its message is sent, so that only its
 * hash is ever stored.
 */
@Injectable()
export class CodeSenderService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly codes: CodeRepository,
    private readonly hashes: CodeHasher,
    private readonly accounts: AccountRepository,
    private readonly caller: ServiceCaller,
    private readonly sweeper: Sweeper,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.everySafetyLook(CODE_SWEEP, () => this.sendDue(), 0);
  }

  /** Waits for messages in progress; all calls are answered by now, so no new ones start. */
  onApplicationShutdown(): Promise<void> {
    return this.idle();
  }

  /** Stores a request and sends its message once the present call is answered: storing takes time that would tell of an account. */
  sendSoon(request: CodeDocument): void {
    this.follow(nextTurn().then(() => this.begin(request)));
  }

  /** Resolves when the messages in progress were sent or failed. */
  async idle(): Promise<void> {
    // A sweep may start another one meanwhile.
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** Sends the messages that are due: failed before, or left by a process that ended. */
  async sendDue(): Promise<void> {
    const now = this.clock.now();
    const waiting = await this.codes.waitingMails(BATCH);
    const due = waiting.filter(({ mailDueAt }) => mailDueAt <= now);
    await Promise.all(due.map(({ mailDueAt, issuedAt, ...key }) => this.follow(this.send(key, issuedAt))));
    // Those that failed have told their next try themselves.
    const next = waiting.length === due.length ? due[BATCH - 1] : waiting[due.length];
    if (next !== undefined) this.sweeper.due(CODE_SWEEP, next.mailDueAt);
  }

  /** Tracks a message in progress, so that `idle` waits for it, whether a call or a sweep started it. */
  private follow(sending: Promise<void>): Promise<void> {
    const work = sending.finally(() => this.underWay.delete(work));
    this.underWay.add(work);
    return work;
  }

  private async begin(request: CodeDocument): Promise<void> {
    const { channel, address, purpose, askedBy, issuedAt } = request;
    try {
      await this.codes.replace(request);
    } catch (error) {
      this.logger.error({ error, purpose }, 'A request for a code was not stored; the person has to ask again');
      return;
    }
    await this.send({ channel, address, purpose, askedBy }, issuedAt);
  }

  /** A message that fails stays due; the sweep retries it. */
  private async send(key: CodeKey, issuedAt: Date): Promise<void> {
    const now = this.clock.now();
    const again = sendAgainAt(key.channel, issuedAt, now);
    try {
      const mail = await this.codes.takeMail(key, now, again);
      if (mail === undefined) return;
      const { accountId, askedBy, channel, purpose } = mail;
      if (isGivenUp(mail.issuedAt, now))
        this.logger.error({ accountId, askedBy, channel, purpose }, 'A code could not be sent');
      else if (!(await this.sendTaken(mail, now))) return;
      await this.codes.endMail(mail);
    } catch (error) {
      this.logger.warn({ error, purpose: key.purpose }, 'A code was not sent and will be tried again');
      this.sweeper.due(CODE_SWEEP, again);
    }
  }

  /** False when another code was requested meanwhile. */
  private async sendTaken(mail: TakenMail, now: Date): Promise<boolean> {
    const { accountId } = mail;
    if (accountId !== null && !isSentTo(await this.accounts.find(accountId))) return true;
    const code = this.hashes.make();
    if (!(await this.codes.store(mail, { codeHash: this.hashes.hash(code, mail), ...newCode(now) }))) return false;
    await this.give(code, mail);
    return true;
  }

  private async give(code: string, { channel, address: to, purpose, language }: TakenMail): Promise<void> {
    const message = { to, code, language };
    if (channel === 'email') {
      await this.caller.call(notificationHttp.sendCodeMail, { ...message, purpose: purpose as CodePurpose });
      return;
    }
    const sms = { ...message, purpose: purpose as SmsCodePurpose };
    const { outcome } = await this.caller.call(notificationHttp.sendCodeSms, sms);
    if (outcome !== CODE_SMS_OUTCOME.SENT)
      this.logger.error({ outcome, purpose }, 'A code was not sent by SMS, and is not tried again');
  }
}
