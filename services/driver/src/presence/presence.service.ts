import { Injectable } from '@nestjs/common';
import type { driverEvents } from '@pothik/contracts/driver';
import type { EventOf } from '@pothik/contracts/platform';
import { PresenceRepository } from './presence.repository.js';

@Injectable()
export class PresenceService {
  constructor(private readonly presence: PresenceRepository) {}

  /** Going OFFLINE ends an ONLINE period; the event carries its start, so the order of events does not matter. */
  async storeStretch({ id, payload, occurredAt }: EventOf<typeof driverEvents.availabilityChanged>): Promise<void> {
    const { driver, to, onlineSince } = payload;
    if (to !== 'OFFLINE' || onlineSince === undefined) return;
    await this.presence.store(id, { driverId: driver.id, from: new Date(onlineSince), to: new Date(occurredAt) });
  }
}
