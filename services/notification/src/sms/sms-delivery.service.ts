import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Logger, type SmsOutcome, SmsSender } from '@pothik/engines';
import { CONFIGURATION, Metrics } from '@pothik/service-kit';
import type { NotificationConfiguration } from '../configuration.js';
import { beginSmsMetrics, OF_ALL, SMS_METRICS } from './sms.metrics.js';
import { SmsBudgetService } from './sms-budget.service.js';
import { isSurelyUnsent, type SmsPurpose, type SmsUse, useOf } from './sms-day.rules.js';

/** An SMS to one person. Its text and number are not stored from here, and never logged. */
export interface SmsToSend {
  /** +8801712345678. */
  to: string;
  text: string;
  purpose: SmsPurpose;
}

const POISHA_PER_TAKA = 100;

/** Sends SMS within what a day may cost, and counts them. It stores nothing and tries once. */
@Injectable()
export class SmsDeliveryService implements OnApplicationBootstrap {
  constructor(
    private readonly budget: SmsBudgetService,
    private readonly sender: SmsSender,
    private readonly metrics: Metrics,
    private readonly logger: Logger,
    @Inject(CONFIGURATION) private readonly configuration: NotificationConfiguration,
  ) {}

  onApplicationBootstrap(): void {
    beginSmsMetrics(this.metrics);
  }

  /** `used-up`: nothing was sent. @throws EngineUnavailable when the key-value store, which counts, is away: nothing was sent */
  async send({ to, text, purpose }: SmsToSend): Promise<SmsOutcome | { kind: 'used-up' }> {
    const use = useOf(purpose);
    const taken = await this.budget.take(use);
    if (taken === undefined) return this.usedUp(use);
    const id = randomUUID();
    const outcome = await this.sender.send({ to, text, id });
    this.note(outcome, { sms: id, purpose });
    if (isSurelyUnsent(outcome)) await this.budget.giveBack(taken);
    return outcome;
  }

  /** Whether one could be sent now. @throws EngineUnavailable when the key-value store is away */
  async isAnyLeft(use: SmsUse): Promise<boolean> {
    if (!this.sender.isSetUp) return false;
    if (await this.budget.isAnyLeft(use)) return true;
    this.usedUp(use);
    return false;
  }

  private usedUp(use: SmsUse): { kind: 'used-up' } {
    this.metrics.count(SMS_METRICS.usedUp, { use });
    return { kind: 'used-up' };
  }

  private note(outcome: SmsOutcome, about: { sms: string; purpose: SmsPurpose }): void {
    const { purpose } = about;
    const name = outcome.kind === 'refused' ? `refused-${outcome.why}` : outcome.kind;
    this.metrics.count(SMS_METRICS.sends, { purpose, outcome: name });
    if (outcome.kind !== 'sent') {
      const level = OF_ALL.includes(name) ? 'error' : 'warn';
      this.logger[level]({ ...about, ...outcome }, 'the gateway did not accept an SMS');
      return;
    }
    this.metrics.count(SMS_METRICS.parts, { purpose }, outcome.parts);
    this.metrics.count(SMS_METRICS.cost, { purpose }, (outcome.parts * this.configuration.SMS_PRICE) / POISHA_PER_TAKA);
    this.logger.debug({ ...about, gatewayId: outcome.gatewayId }, 'an SMS is with the gateway');
  }
}
