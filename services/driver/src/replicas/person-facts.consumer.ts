import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import { userEvents } from '@pothik/contracts/user';
import { PersonFactsService } from './person-facts.service.js';

type UserRegistered = EventOf<typeof authEvents.userRegistered>;
type ProfileUpdated = EventOf<typeof userEvents.profileUpdated>;

@Controller()
export class PersonFactsConsumer {
  constructor(private readonly facts: PersonFactsService) {}

  @EventPattern(authEvents.userRegistered.type)
  async keepAccountOnRegistration(@Payload() event: UserRegistered) {
    await this.facts.keepAccount(event);
  }

  @EventPattern(userEvents.profileUpdated.type)
  async keepProfileOnUpdate(@Payload() event: ProfileUpdated) {
    await this.facts.keepProfile(event);
  }
}
