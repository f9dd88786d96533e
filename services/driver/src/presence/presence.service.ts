import { Injectable } from '@nestjs/common';
import type { driverEvents } from '@pothik/contracts/driver';
import type { EventOf } from '@pothik/contracts/platform';
import { PresenceRepository } from './presence.repository.js';

@Injectable()
export class PresenceService {
  constructor(private readonly presence: PresenceRepository) {}

  /** Going OFFLINE ends a stretch; the event says since when it had lasted, so its order among others does not matter. */
  async keepStretch({ id, payload, occurredAt }: EventOf<typeof driverEvents.availabilityChanged>): Promise<void> {
    const { driver, to, onlineSince } = payload;
    if (to !== 'OFFLINE' || onlineSince === undefined) return;
    await this.presence.keep(id, { driverId: driver.id, from: new Date(onlineSince), to: new Date(occurredAt) });
  }
}
