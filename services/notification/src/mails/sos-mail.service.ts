import { Inject, Injectable } from '@nestjs/common';
import type { EventOf } from '@pothik/contracts/platform';
import type { rideEvents } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { CONFIGURATION } from '@pothik/service-kit';
import type { NotificationConfiguration } from '../configuration.js';
import { isNotifying } from '../notifications/index.js';
import { PersonProjectionService } from '../projections/index.js';
import { AdministratorMailService } from './administrator-mail.service.js';
import { sosAgainMail, sosMail } from './mail.rules.js';

type SosRaised = EventOf<typeof rideEvents.sosRaised>;
type SosAlarmedAgain = EventOf<typeof rideEvents.sosAlarmedAgain>;

@Injectable()
export class SosMailService {
  constructor(
    private readonly administrators: AdministratorMailService,
    private readonly people: PersonProjectionService,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: NotificationConfiguration,
  ) {}

  /** Mails every administrator, each once per alarm. */
  alert(event: SosRaised): Promise<void> {
    return this.send(event, sosMail);
  }

  /** The same when nobody wrote a note about an SOS in hand. */
  alertAgain(event: SosAlarmedAgain): Promise<void> {
    return this.send(event, sosAgainMail);
  }

  private async send(event: SosRaised | SosAlarmedAgain, mailOf: typeof sosMail): Promise<void> {
    if (!isNotifying(event, this.clock.now())) return;
    const {
      payload: { incident },
      occurredAt,
    } = event;
    const names = await this.people.names([incident.riderId, incident.driverUserId]);
    const mail = mailOf(incident, occurredAt, names, new URL('/admin/sos', this.configuration.PUBLIC_URL).href);
    await this.administrators.send(`sos:${event.id}`, mail);
  }
}
