import { Controller, Inject } from '@nestjs/common';
import { DESK_SMS, deskSmsKey, notificationHttp } from '@pothik/contracts/notification';
import type { Input } from '@pothik/contracts/platform';
import { EngineUnavailable, KeyValueStore, smsParts } from '@pothik/engines';
import { CONFIGURATION, Endpoint, In } from '@pothik/service-kit';
import type { NotificationConfiguration } from '../configuration.js';
import { deskText } from './desk-text.rules.js';
import { isSurelyUnsent } from './sms-day.rules.js';
import { SmsDeliveryService } from './sms-delivery.service.js';
import { smsLanguage } from './sms-text.rules.js';

type SendInput = Input<typeof notificationHttp.sendDeskSms>;

/** An SMS of the desk has at most two parts. */
const isShort = (text: string): boolean => smsParts(text).parts <= 2;

/** How long a told write is remembered: longer than its event is handled again. */
const TOLD_MS = 24 * 3_600_000;

/** So often a caller is told fare and code of one ride, which a driver may set again and again; the desk reads later ones out. */
const FARES_TOLD = 6;

/** Sends the SMS of the desk for ride, once for each write, and stores neither text nor number. */
@Controller()
export class DeskSmsController {
  constructor(
    private readonly delivery: SmsDeliveryService,
    private readonly keyValue: KeyValueStore,
    @Inject(CONFIGURATION) private readonly configuration: NotificationConfiguration,
  ) {}

  /** @throws EngineUnavailable when it was surely not sent and can be tried again: the gateway or the key-value store is away */
  @Endpoint(notificationHttp.sendDeskSms)
  async send(@In() sms: SendInput): Promise<null> {
    await this.upTo(1, deskSmsKey(sms.id), async () => {
      if (sms.told.kind !== DESK_SMS.ACCEPTED) return this.deliver(sms);
      await this.upTo(FARES_TOLD, deskSmsKey(sms.told.ride), () => this.deliver(sms));
    });
    return null;
  }

  /** Does it at most so many times a day for a key; what failed, or came too often, is not counted. */
  private async upTo(times: number, key: string, work: () => Promise<void>): Promise<void> {
    let isDone = false;
    const { count } = await this.keyValue.increment(key, TOLD_MS);
    try {
      if (count > times) return;
      await work();
      isDone = true;
    } finally {
      if (!isDone) await this.keyValue.decrement(key);
    }
  }

  private async deliver({ to, language: theirs, told }: SendInput): Promise<void> {
    const language = smsLanguage(this.configuration.SMS_LANGUAGE, theirs);
    const outcome = await this.delivery.send({ to, text: deskText(told, language, isShort), purpose: 'desk' });
    // What may have been sent is over: nobody is told twice.
    if (outcome.kind === 'later' && isSurelyUnsent(outcome))
      throw new EngineUnavailable('sms', new Error(outcome.said));
  }
}
