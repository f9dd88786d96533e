import { Inject, Injectable } from '@nestjs/common';
import type { EventOf } from '@pothik/contracts/platform';
import type { rideEvents } from '@pothik/contracts/ride';
import { Clock, CONFIGURATION } from '@pothik/service-kit';
import type { NotificationConfiguration } from '../configuration.js';
import { isNews } from '../feed/feed.rules.js';
import { PersonFactsService } from '../replicas/person-facts.service.js';
import { AdministratorMailService } from './administrator-mail.service.js';
import { sosMail } from './mail.rules.js';

type SosRaised = EventOf<typeof rideEvents.sosRaised>;

@Injectable()
export class SosMailService {
  constructor(
    private readonly administrators: AdministratorMailService,
    private readonly people: PersonFactsService,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: NotificationConfiguration,
  ) {}

  /** Mails every administrator, each once per alarm. */
  async alert(event: SosRaised): Promise<void> {
    if (!isNews(event, this.clock.now())) return;
    const {
      payload: { incident },
      occurredAt,
    } = event;
    const names = await this.people.names([incident.riderId, incident.driverUserId]);
    const mail = sosMail(incident, occurredAt, names, new URL('/admin/sos', this.configuration.PUBLIC_URL).href);
    await this.administrators.send(`sos:${event.id}`, mail);
  }
}
