import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { MailText } from '@pothik/contracts/notification';
import { Clock, Logger, Mailer } from '@pothik/engines';
import { Sweeper } from '@pothik/service-kit';
import { PersonProjectionService } from '../projections/index.js';
import type { AlarmMailDocument } from './alarm-mail.model.js';
import { AlarmMailRepository } from './alarm-mail.repository.js';
import { MailDelivery } from './mail-delivery.js';
import { newWaitingMail } from './waiting-mail.rules.js';

const SWEEP = 'alarm-mails';

/** Mails alarms to administrators. Mails are stored first, so that no event and no live alert waits for the mail server. */
@Injectable()
export class AdministratorMailService implements OnApplicationBootstrap {
  private readonly delivery: MailDelivery<AlarmMailDocument>;

  constructor(
    private readonly mails: AlarmMailRepository,
    private readonly people: PersonProjectionService,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    private readonly logger: Logger,
    private readonly mailer: Mailer,
  ) {
    this.delivery = new MailDelivery(mails, (mail) => this.deliver(mail), { clock, logger });
  }

  onApplicationBootstrap(): void {
    this.sweeper.everySafetyLook(SWEEP, () => this.sendDue(), 0);
  }

  /** Stores one mail per administrator and alarm; they are sent at once, or as soon as the mail server is available. */
  async send(alarm: string, { subject, text }: MailText): Promise<void> {
    const administrators = await this.people.administrators();
    if (administrators.length === 0) this.logger.error({ alarm }, 'an alarm is not mailed: there is no administrator');
    const waiting = newWaitingMail(this.clock.now());
    await Promise.all(
      administrators.map((administratorId) =>
        this.mails.store({ key: `${alarm}:${administratorId}`, administratorId, subject, text, ...waiting }),
      ),
    );
    this.sweeper.due(SWEEP, this.clock.now());
  }

  private async sendDue(): Promise<void> {
    const next = await this.delivery.sendDue();
    if (next !== undefined) this.sweeper.due(SWEEP, next);
  }

  /** Sends nothing when the person is no longer an administrator. */
  private async deliver({ administratorId, subject, text }: AlarmMailDocument): Promise<void> {
    const administrators = await this.people.administratorMails();
    const to = administrators.find(({ id }) => id === administratorId)?.email;
    if (to) await this.mailer.send({ to, subject, text });
  }
}
