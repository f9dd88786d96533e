import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import { driverEvents } from '@pothik/contracts/driver';
import type { EventOf } from '@pothik/contracts/platform';
import { WatchService } from './watch.service.js';

type UserDeleted = EventOf<typeof authEvents.userDeleted>;
type AvailabilityChanged = EventOf<typeof driverEvents.availabilityChanged>;
type DriverRestated = EventOf<typeof driverEvents.driverRestated>;

@Controller()
export class WatchConsumer {
  constructor(private readonly watch: WatchService) {}

  @EventPattern(driverEvents.availabilityChanged.type)
  async watchOnAvailabilityChange(@Payload() event: AvailabilityChanged) {
    await this.watch.follow({ ...availabilityIn(event), isRepublished: false });
  }

  @EventPattern(authEvents.userDeleted.type)
  async forgetOnDeletion(@Payload() { payload }: UserDeleted) {
    await this.watch.forget(payload.account.id);
  }

  @EventPattern(driverEvents.driverRestated.type)
  async rebuildWatch(@Payload() event: DriverRestated) {
    await this.watch.follow({ ...availabilityIn(event), isRepublished: true });
  }
}

const availabilityIn = ({
  payload: { driver },
  aggregateVersion,
  occurredAt,
}: AvailabilityChanged | DriverRestated) => ({
  personId: driver.userId,
  isOnline: driver.availabilityStatus === 'ONLINE',
  version: aggregateVersion,
  at: new Date(occurredAt),
});
