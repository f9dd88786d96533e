import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { driverEvents } from '@pothik/contracts/driver';
import type { EventOf } from '@pothik/contracts/platform';
import { PresenceService } from './presence.service.js';

type AvailabilityChanged = EventOf<typeof driverEvents.availabilityChanged>;

@Controller()
export class PresenceConsumer {
  constructor(private readonly presence: PresenceService) {}

  @EventPattern(driverEvents.availabilityChanged.type)
  async storeStretchOnAvailabilityChange(@Payload() event: AvailabilityChanged) {
    await this.presence.storeStretch(event);
  }
}
