import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Language } from '@pothik/contracts/platform';
import { Clock, EngineUnavailable, Logger, Mailer } from '@pothik/engines';
import { CONFIGURATION, Sweeper } from '@pothik/service-kit';
import type { NotificationConfiguration } from '../configuration.js';
import { MailDelivery, type StoredMail } from '../mails/index.js';
import { type Addresses, PersonProjectionService } from '../projections/index.js';
import { SmsDeliveryService, type SmsToSend, smsLanguage } from '../sms/index.js';
import type { NoticeDocument } from './notice.model.js';
import { NoticeRepository } from './notice.repository.js';
import { noticeMail } from './notice-mail.rules.js';
import { afterSms, noticeSms } from './notice-sms.rules.js';

type StoredNotice = StoredMail<NoticeDocument>;

const SWEEP = { mails: 'notice-mails', sms: 'notice-sms' } as const;

/** Sends stored notices. Mails and SMS each have a sweep: one whose server is away delays no other. */
@Injectable()
export class NoticeDeliveryService implements OnApplicationBootstrap {
  private readonly deliveries: Readonly<Record<keyof typeof SWEEP, MailDelivery<NoticeDocument>>>;

  constructor(
    private readonly notices: NoticeRepository,
    private readonly people: PersonProjectionService,
    private readonly mailer: Mailer,
    private readonly sms: SmsDeliveryService,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    private readonly logger: Logger,
    @Inject(CONFIGURATION) private readonly configuration: NotificationConfiguration,
  ) {
    const own = { clock, logger };
    this.deliveries = {
      mails: new MailDelivery(notices.mails, (notice) => this.mail(notice), own),
      sms: new MailDelivery(notices.sms, (notice) => this.sendSms(notice), own),
    };
  }

  onApplicationBootstrap(): void {
    for (const way of ['mails', 'sms'] as const) this.sweeper.everySafetyLook(SWEEP[way], () => this.sendDue(way), 0);
  }

  /** There are notices to send. */
  wake(): void {
    for (const sweep of Object.values(SWEEP)) this.sweeper.due(sweep, this.clock.now());
  }

  private async sendDue(way: keyof typeof SWEEP): Promise<void> {
    const next = await this.deliveries[way].sendDue();
    if (next !== undefined) this.sweeper.due(SWEEP[way], next);
  }

  private async mail({ told, personId }: StoredNotice): Promise<void> {
    const { email = '', language = 'en' } = await this.addressesOf(personId);
    const mail = noticeMail(told, language, (path) => this.page(path).href);
    if (mail !== undefined && email !== '') await this.mailer.send({ to: email, ...mail });
  }

  /** Notes that it is sent before it is, and takes that back when it surely was not: a crash in between sends none rather than two. */
  private async sendSms(notice: StoredNotice): Promise<void> {
    const sms = await this.composeSms(notice);
    if (sms === undefined) return;
    await this.notices.sms.markMailed(notice._id, this.clock.now());
    try {
      const outcome = await this.sms.send(sms);
      const after = afterSms(outcome);
      if (after === 'over') return;
      const why = new Error(outcome.kind);
      throw after === 'soon' ? new EngineUnavailable('sms', why) : why;
    } catch (error) {
      await this.notices.waitAgain(notice);
      throw error;
    }
  }

  /** Undefined when it is too late, or the person has no number any more. */
  private async composeSms({ told, personId, number, rideId, at }: StoredNotice): Promise<SmsToSend | undefined> {
    const sms = noticeSms(told);
    const { phone, language = 'en' } = await this.addressesOf(personId);
    const to = number || phone;
    if (sms === undefined || to === undefined) return undefined;
    if (this.clock.now().getTime() - at.getTime() > sms.holdsMs) {
      this.logger.error({ told }, 'an SMS was not sent while it was true, and is given up');
      return undefined;
    }
    const text = sms.text[this.smsLanguage(language)]({ pageOf: (path) => this.shortPage(path), rideId });
    return { to, text, purpose: sms.purpose };
  }

  private smsLanguage(theirs: Language): Language {
    return smsLanguage(this.configuration.SMS_LANGUAGE, theirs);
  }

  private async addressesOf(personId: string): Promise<Partial<Addresses>> {
    return (await this.people.addresses([personId])).get(personId) ?? {};
  }

  private page(path: string): URL {
    return new URL(path, this.configuration.PUBLIC_URL);
  }

  private shortPage(path: string): string {
    const { host, pathname } = this.page(path);
    return host + pathname;
  }
}
