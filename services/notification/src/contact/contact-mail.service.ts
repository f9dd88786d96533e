import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, Logger, Mailer } from '@pothik/engines';
import { CONFIGURATION, Sweeper } from '@pothik/service-kit';
import type { NotificationConfiguration } from '../configuration.js';
import { MailDelivery } from '../mails/index.js';
import { contactMail } from './contact.rules.js';
import type { ContactMessageDocument } from './contact-message.model.js';
import { ContactMessageRepository } from './contact-message.repository.js';

const SWEEP = 'contact-mails';

/** Mails stored messages to the support. */
@Injectable()
export class ContactMailService implements OnApplicationBootstrap {
  private readonly delivery: MailDelivery<ContactMessageDocument>;

  constructor(
    messages: ContactMessageRepository,
    mailer: Mailer,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    logger: Logger,
    @Inject(CONFIGURATION) { SUPPORT_EMAIL }: NotificationConfiguration,
  ) {
    const deliver = (message: ContactMessageDocument) =>
      mailer.send(contactMail(message._id.toString(), message, message.createdAt, SUPPORT_EMAIL));
    this.delivery = new MailDelivery(messages, deliver, { clock, logger });
  }

  onApplicationBootstrap(): void {
    this.sweeper.everySafetyLook(SWEEP, () => this.sendDue(), 0);
  }

  /** Starts a sweep for a new message without waiting for it. */
  wake(): void {
    this.sweeper.due(SWEEP, this.clock.now());
  }

  private async sendDue(): Promise<void> {
    const next = await this.delivery.sendDue();
    if (next !== undefined) this.sweeper.due(SWEEP, next);
  }
}
