import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, Logger, type Mail, Mailer } from '@pothik/engines';
import { Sweeper } from '@pothik/service-kit';
import { PersonProjectionService } from '../projections/index.js';
import type { AlarmMailDocument } from './alarm-mail.model.js';
import { AlarmMailRepository } from './alarm-mail.repository.js';
import type { MailText } from './mail.rules.js';
import { MailDelivery } from './mail-delivery.js';
import { newWaitingMail } from './waiting-mail.rules.js';

const SWEEP = 'alarm-mails';
const SWEEP_MS = 5_000;

/** Mails alarms to administrators. They are stored first: no event, and so no live alert, waits for the mail server. */
@Injectable()
export class AdministratorMailService implements OnApplicationBootstrap {
  private readonly delivery: MailDelivery<AlarmMailDocument>;

  constructor(
    private readonly mails: AlarmMailRepository,
    private readonly people: PersonProjectionService,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    private readonly logger: Logger,
    mailer: Mailer,
  ) {
    this.delivery = new MailDelivery(mails, (mail) => this.compose(mail), { mailer, clock, logger });
  }

  onApplicationBootstrap(): void {
    this.sweeper.every(SWEEP, SWEEP_MS, () => this.delivery.sendDue());
  }

  /** Stores a mail to every administrator, each once per alarm; they go out at once, or as soon as mail is back. */
  async send(alarm: string, { subject, text }: MailText): Promise<void> {
    const administrators = await this.people.administrators();
    if (administrators.length === 0) this.logger.error({ alarm }, 'nobody to mail about an alarm');
    const waiting = newWaitingMail(this.clock.now());
    await Promise.all(
      administrators.map((administratorId) =>
        this.mails.keep({ key: `${alarm}:${administratorId}`, administratorId, subject, text, ...waiting }),
      ),
    );
    void this.sweeper.run(SWEEP);
  }

  /** Whoever is no administrator any more is not mailed. */
  private async compose({ administratorId, subject, text }: AlarmMailDocument): Promise<Mail | undefined> {
    const administrators = await this.people.administratorMails();
    const to = administrators.find(({ id }) => id === administratorId)?.email;
    return to === undefined ? undefined : { to, subject, text };
  }
}
