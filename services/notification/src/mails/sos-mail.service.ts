import { Inject, Injectable } from '@nestjs/common';
import type { EventOf } from '@pothik/contracts/platform';
import type { rideEvents } from '@pothik/contracts/ride';
import { Clock, CONFIGURATION, Logger, Mailer } from '@pothik/service-kit';
import type { NotificationConfiguration } from '../configuration.js';
import { isNews } from '../feed/feed.rules.js';
import { PersonFactsService } from '../replicas/person-facts.service.js';
import { type MailText, sosMail } from './mail.rules.js';
import { SentMailRepository } from './sent-mail.repository.js';

type SosRaised = EventOf<typeof rideEvents.sosRaised>;

@Injectable()
export class SosMailService {
  constructor(
    private readonly mailer: Mailer,
    private readonly sent: SentMailRepository,
    private readonly people: PersonFactsService,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: NotificationConfiguration,
    private readonly logger: Logger,
  ) {}

  /** Mails every administrator, each once per incident; throws when one could not be reached, so that it is tried again. */
  async alert(event: SosRaised): Promise<void> {
    if (!isNews(event, this.clock.now())) return;
    const { incident } = event.payload;
    const administrators = await this.people.administratorMails();
    if (administrators.length === 0) this.logger.error({ incident: incident.id }, 'nobody to mail about an incident');
    const names = await this.people.names([incident.riderId, incident.driverUserId]);
    const mail = sosMail(incident, names, new URL('/admin/sos', this.configuration.PUBLIC_URL).href);
    const results = await Promise.allSettled(
      administrators.map(({ id, email }) => this.sendOnce(`sos:${incident.id}:${id}`, email, mail)),
    );
    const failures = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
    if (failures.length > 0) throw new AggregateError(failures, `Some mails of incident ${incident.id} failed.`);
  }

  /** Remembered after it went out: a crash in between sends an alarm twice rather than never. */
  private async sendOnce(key: string, to: string, mail: MailText): Promise<void> {
    if (await this.sent.wasSent(key)) return;
    await this.mailer.send({ to, ...mail });
    await this.sent.remember(key, this.clock.now());
  }
}
