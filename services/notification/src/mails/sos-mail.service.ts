import { Inject, Injectable } from '@nestjs/common';
import type { EventOf } from '@pothik/contracts/platform';
import type { rideEvents } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import type { NotificationConfiguration } from '../configuration.js';
import { isNotifying } from '../notifications/index.js';
import { PersonProjectionService } from '../projections/index.js';
import { AdministratorMailService } from './administrator-mail.service.js';
import { sosMail } from './mail.rules.js';

type SosRaised = EventOf<typeof rideEvents.sosRaised>;

@Injectable()
export class SosMailService {
  constructor(
    private readonly administrators: AdministratorMailService,
    private readonly people: PersonProjectionService,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: NotificationConfiguration,
  ) {}

  /** Mails every administrator, each once per alarm. */
  async alert(event: SosRaised): Promise<void> {
    if (!isNotifying(event, this.clock.now())) return;
    const {
      payload: { incident },
      occurredAt,
    } = event;
    const names = await this.people.names([incident.riderId, incident.driverUserId]);
    const mail = sosMail(incident, occurredAt, names, new URL('/admin/sos', this.configuration.PUBLIC_URL).href);
    await this.administrators.send(`sos:${event.id}`, mail);
  }
}
