import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { driverEvents } from '@pothik/contracts/driver';
import type { EventOf } from '@pothik/contracts/platform';
import { ChangeService } from './change.service.js';
import { NotificationService } from './notification.service.js';

type DriverRegistered = EventOf<typeof driverEvents.driverRegistered>;
type DriverStatusChanged = EventOf<typeof driverEvents.driverStatusChanged>;
type DriverUpdated = EventOf<typeof driverEvents.driverUpdated>;
type ChangeWaits = EventOf<typeof driverEvents.changeWaits>;
type ChangesConfirmed = EventOf<typeof driverEvents.changesConfirmed>;
type VehicleUpdated = EventOf<typeof driverEvents.vehicleUpdated>;
type AvailabilityChanged = EventOf<typeof driverEvents.availabilityChanged>;

@Controller()
export class DriverNotificationConsumer {
  constructor(
    private readonly notifications: NotificationService,
    private readonly changes: ChangeService,
  ) {}

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

  @EventPattern(driverEvents.driverUpdated.type)
  async tellPagesOfDriverUpdate(@Payload() event: DriverUpdated) {
    await this.changes.tellOf(event);
  }

  @EventPattern(driverEvents.changeWaits.type)
  async notifyAdministratorsOnWaitingChange(@Payload() event: ChangeWaits) {
    await this.notifications.notify(event);
  }

  @EventPattern(driverEvents.changesConfirmed.type)
  async notifyDriverOnConfirmedChanges(@Payload() event: ChangesConfirmed) {
    await this.notifications.notify(event);
  }

  @EventPattern(driverEvents.vehicleUpdated.type)
  async tellPagesOfVehicleUpdate(@Payload() event: VehicleUpdated) {
    await this.changes.tellOf(event);
  }
}
