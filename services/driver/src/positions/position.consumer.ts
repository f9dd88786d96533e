import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { driverEvents } from '@pothik/contracts/driver';
import type { EventOf } from '@pothik/contracts/platform';
import { PositionService } from './position.service.js';

type AvailabilityChanged = EventOf<typeof driverEvents.availabilityChanged>;

@Controller()
export class PositionConsumer {
  constructor(private readonly positions: PositionService) {}

  @EventPattern(driverEvents.availabilityChanged.type)
  async forgetPositionOnOffline(@Payload() { payload }: AvailabilityChanged) {
    if (payload.to === 'OFFLINE') await this.positions.forgetOffline(payload.driver.id);
  }
}
