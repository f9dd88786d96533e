import { Controller, Inject } from '@nestjs/common';
import { CODE_SMS_OUTCOME, notificationHttp } from '@pothik/contracts/notification';
import type { Input, Output } from '@pothik/contracts/platform';
import { EngineUnavailable } from '@pothik/engines';
import { CONFIGURATION, Endpoint, In } from '@pothik/service-kit';
import type { NotificationConfiguration } from '../configuration.js';
import { SmsDeliveryService } from './sms-delivery.service.js';
import { codeText, smsLanguage } from './sms-text.rules.js';

type SendInput = Input<typeof notificationHttp.sendCodeSms>;
type SendOutput = Output<typeof notificationHttp.sendCodeSms>;
type LeftOutput = Output<typeof notificationHttp.codeSmsLeft>;

const OUTCOME = {
  sent: CODE_SMS_OUTCOME.SENT,
  // The gateway may have it, and another would cost again.
  unreadable: CODE_SMS_OUTCOME.SENT,
  refused: CODE_SMS_OUTCOME.REFUSED,
  'used-up': CODE_SMS_OUTCOME.USED_UP,
} as const;

/** Sends one-time codes by SMS for auth and stores nothing. */
@Controller()
export class CodeSmsController {
  private readonly host: string;

  constructor(
    private readonly delivery: SmsDeliveryService,
    @Inject(CONFIGURATION) private readonly configuration: NotificationConfiguration,
  ) {
    this.host = new URL(configuration.PUBLIC_URL).hostname;
  }

  /** @throws EngineUnavailable when it can be tried again: the gateway or the key-value store is away */
  @Endpoint(notificationHttp.sendCodeSms)
  async send(@In() { to, code, language: theirs, purpose }: SendInput): Promise<SendOutput> {
    const language = smsLanguage(this.configuration.SMS_LANGUAGE, theirs);
    const text = codeText({ code, purpose, language }, this.host);
    const outcome = await this.delivery.send({ to, text, purpose });
    if (outcome.kind === 'later') throw new EngineUnavailable('sms', new Error(outcome.said));
    return { outcome: OUTCOME[outcome.kind] };
  }

  @Endpoint(notificationHttp.codeSmsLeft)
  async left(): Promise<LeftOutput> {
    return { isAnyLeft: await this.delivery.isAnyLeft('code') };
  }
}
