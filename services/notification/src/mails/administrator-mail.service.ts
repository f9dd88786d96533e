import { Injectable } from '@nestjs/common';
import { Clock, Logger, Mailer } from '@pothik/service-kit';
import { PersonFactsService } from '../replicas/person-facts.service.js';
import type { MailText } from './mail.rules.js';
import { SentMailRepository } from './sent-mail.repository.js';

@Injectable()
export class AdministratorMailService {
  constructor(
    private readonly mailer: Mailer,
    private readonly sent: SentMailRepository,
    private readonly people: PersonFactsService,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Mails every administrator, each once per alarm; throws when one could not be reached, so that it is tried again. */
  async send(alarm: string, mail: MailText): Promise<void> {
    const administrators = await this.people.administratorMails();
    if (administrators.length === 0) this.logger.error({ alarm }, 'nobody to mail about an alarm');
    const results = await Promise.allSettled(
      administrators.map(({ id, email }) => this.sendOnce(`${alarm}:${id}`, email, mail)),
    );
    const failures = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
    if (failures.length > 0) throw new AggregateError(failures, `Some mails of alarm ${alarm} failed.`);
  }

  /** Remembered after it went out: a crash in between sends an alarm twice rather than never. */
  private async sendOnce(key: string, to: string, mail: MailText): Promise<void> {
    if (await this.sent.wasSent(key)) return;
    await this.mailer.send({ to, ...mail });
    await this.sent.remember(key, this.clock.now());
  }
}
