import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { driverEvents } from '@pothik/contracts/driver';
import type { EventOf } from '@pothik/contracts/platform';
import { RetryLater } from '@pothik/service-kit';
import { AccountService } from './account.service.js';

type DriverRegistered = EventOf<typeof driverEvents.driverRegistered>;

@Controller()
export class DriverRegisteredConsumer {
  constructor(private readonly accounts: AccountService) {}

  @EventPattern(driverEvents.driverRegistered.type)
  async turnRiderIntoDriverOnRegistration(@Payload() event: DriverRegistered) {
    const { userId } = event.payload.driver;
    if (!(await this.accounts.turnIntoDriver(userId))) throw new RetryLater(`There is no account ${userId} yet.`);
  }
}
