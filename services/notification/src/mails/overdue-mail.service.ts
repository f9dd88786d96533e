import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pothik/contracts/platform';
import type { rideEvents } from '@pothik/contracts/ride';
import { Clock } from '@pothik/service-kit';
import { isNews } from '../feed/feed.rules.js';
import { PersonFactsService } from '../replicas/person-facts.service.js';
import { AdministratorMailService } from './administrator-mail.service.js';
import { overdueMail } from './overdue-mail.rules.js';

type RideOverdue = EventOf<typeof rideEvents.rideOverdue>;

@Injectable()
export class OverdueMailService {
  constructor(
    private readonly administrators: AdministratorMailService,
    private readonly people: PersonFactsService,
    private readonly clock: Clock,
  ) {}

  /** Mails every administrator, each once per ride. */
  async alert(event: RideOverdue): Promise<void> {
    if (!isNews(event, this.clock.now())) return;
    const { ride } = event.payload;
    const names = await this.people.names([ride.riderId, ride.driverUserId]);
    await this.administrators.send(`overdue:${ride.id}`, overdueMail(ride, names));
  }
}
