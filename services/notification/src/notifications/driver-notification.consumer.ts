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
  constructor(private readonly notifications: NotificationService) {}

  @EventPattern(driverEvents.driverRegistered.type)
  async notifyAdministratorsOnRegistration(@Payload() event: DriverRegistered) {
    await this.notifications.notify(event);
  }

  @EventPattern(driverEvents.driverStatusChanged.type)
  async notifyDriverOnStatusChange(@Payload() event: DriverStatusChanged) {
    await this.notifications.notify(event);
  }

  @EventPattern(driverEvents.availabilityChanged.type)
  async notifyDriverOnAvailabilityChange(@Payload() event: AvailabilityChanged) {
    await this.notifications.notify(event);
  }
}
