import { Injectable } from '@nestjs/common';
import type { driverEvents } from '@pothik/contracts/driver';
import type { EventOf } from '@pothik/contracts/platform';
import { DriverDayService } from '../driver-days/index.js';
import { PresenceRepository } from './presence.repository.js';

@Injectable()
export class PresenceService {
  constructor(
    private readonly presence: PresenceRepository,
    private readonly days: DriverDayService,
  ) {}

  /** Going OFFLINE ends an ONLINE period; the event carries its start, so the order of events does not matter. */
  async storeStretch({ id, payload, occurredAt }: EventOf<typeof driverEvents.availabilityChanged>): Promise<void> {
    const { driver, to, onlineSince } = payload;
    if (to !== 'OFFLINE' || onlineSince === undefined) return;
    const stretch = { driverId: driver.id, from: new Date(onlineSince), to: new Date(occurredAt) };
    await this.presence.store(id, stretch);
    await this.days.markEnd(stretch.to);
  }
}
