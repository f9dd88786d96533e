import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import { userEvents } from '@pothik/contracts/user';
import { DriverLeftService } from '../drivers/driver-left.service.js';
import { VehicleLeftService } from '../vehicles/vehicle-left.service.js';
import { PersonFactsService } from './person-facts.service.js';

type UserRegistered = EventOf<typeof authEvents.userRegistered>;
type UserDeleted = EventOf<typeof authEvents.userDeleted>;
type ProfileUpdated = EventOf<typeof userEvents.profileUpdated>;

@Controller()
export class PersonFactsConsumer {
  constructor(
    private readonly facts: PersonFactsService,
    private readonly drivers: DriverLeftService,
    private readonly vehicles: VehicleLeftService,
  ) {}

  @EventPattern(authEvents.userRegistered.type)
  async keepAccountOnRegistration(@Payload() event: UserRegistered) {
    await this.facts.keepAccount(event);
  }

  @EventPattern(userEvents.profileUpdated.type)
  async keepProfileOnUpdate(@Payload() event: ProfileUpdated) {
    await this.facts.keepProfile(event);
  }

  @EventPattern(authEvents.userDeleted.type)
  async forgetPersonOnDeletion(@Payload() event: UserDeleted) {
    await this.facts.forget(event);
    await this.drivers.leave(event.payload.account.id);
    await this.vehicles.leave(event.payload.account.id);
  }
}
