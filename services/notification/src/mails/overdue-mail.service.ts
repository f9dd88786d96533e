import { Injectable } from '@nestjs/common';
import type { EventOf } from '@pothik/contracts/platform';
import type { rideEvents } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { isNotifying } from '../notifications/index.js';
import { PersonProjectionService } from '../projections/index.js';
import { AdministratorMailService } from './administrator-mail.service.js';
import { overdueMail } from './overdue-mail.rules.js';

type RideOverdue = EventOf<typeof rideEvents.rideOverdue>;

@Injectable()
export class OverdueMailService {
  constructor(
    private readonly administrators: AdministratorMailService,
    private readonly people: PersonProjectionService,
    private readonly clock: Clock,
  ) {}

  /** Mails every administrator, each once per ride. */
  async alert(event: RideOverdue): Promise<void> {
    if (!isNotifying(event, this.clock.now())) return;
    const { ride } = event.payload;
    const names = await this.people.names([ride.riderId, ride.driverUserId]);
    await this.administrators.send(`overdue:${ride.id}`, overdueMail(ride, names));
  }
}
