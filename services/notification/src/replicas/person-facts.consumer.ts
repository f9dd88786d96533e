import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import { userEvents } from '@pothik/contracts/user';
import { FeedService } from '../feed/feed.service.js';
import { PersonFactsService } from './person-facts.service.js';

type UserRegistered = EventOf<typeof authEvents.userRegistered>;
type UserVerified = EventOf<typeof authEvents.userVerified>;
type RoleChanged = EventOf<typeof authEvents.roleChanged>;
type UserDeleted = EventOf<typeof authEvents.userDeleted>;
type ProfileUpdated = EventOf<typeof userEvents.profileUpdated>;

@Controller()
export class PersonFactsConsumer {
  constructor(
    private readonly facts: PersonFactsService,
    private readonly feed: FeedService,
  ) {}

  @EventPattern(authEvents.userRegistered.type)
  async keepAccountOnRegistration(@Payload() event: UserRegistered) {
    await this.facts.keepAccount(event);
  }

  @EventPattern(authEvents.userVerified.type)
  async keepAccountOnVerification(@Payload() event: UserVerified) {
    await this.facts.keepAccount(event);
  }

  @EventPattern(authEvents.roleChanged.type)
  async keepAccountAndTellOnRoleChange(@Payload() event: RoleChanged) {
    await this.facts.keepAccount(event);
    await this.feed.tell(event);
  }

  @EventPattern(userEvents.profileUpdated.type)
  async keepNameOnProfileUpdate(@Payload() event: ProfileUpdated) {
    await this.facts.keepName(event);
  }

  @EventPattern(authEvents.userDeleted.type)
  async forgetPersonOnDeletion(@Payload() event: UserDeleted) {
    await this.facts.forget(event);
    await this.feed.forget(event.payload.account.id);
  }
}
