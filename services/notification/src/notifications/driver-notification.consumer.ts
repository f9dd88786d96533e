import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { driverEvents } from '@pothik/contracts/driver';
import type { EventOf } from '@pothik/contracts/platform';
import { NotificationService } from './notification.service.js';

type DriverRegistered = EventOf<typeof driverEvents.driverRegistered>;
type DriverStatusChanged = EventOf<typeof driverEvents.driverStatusChanged>;
type AvailabilityChanged = EventOf<typeof driverEvents.availabilityChanged>;

@Controller()
export class DriverNotificationConsumer {
  constructor(private readonly feed: NotificationService) {}

  @EventPattern(driverEvents.driverRegistered.type)
  async tellAdministratorsOnRegistration(@Payload() event: DriverRegistered) {
    await this.feed.tell(event);
  }

  @EventPattern(driverEvents.driverStatusChanged.type)
  async tellDriverOnStatusChange(@Payload() event: DriverStatusChanged) {
    await this.feed.tell(event);
  }

  @EventPattern(driverEvents.availabilityChanged.type)
  async tellDriverOnAvailabilityChange(@Payload() event: AvailabilityChanged) {
    await this.feed.tell(event);
  }
}
