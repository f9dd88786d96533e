import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import { userEvents } from '@pothik/contracts/user';
import { NotificationService } from '../notifications/index.js';
import { PersonProjectionService } from '../projections/index.js';

type UserRegistered = EventOf<typeof authEvents.userRegistered>;
type UserVerified = EventOf<typeof authEvents.userVerified>;
type RoleChanged = EventOf<typeof authEvents.roleChanged>;
type UserDeleted = EventOf<typeof authEvents.userDeleted>;
type ProfileUpdated = EventOf<typeof userEvents.profileUpdated>;

@Controller()
export class PersonProjectionConsumer {
  constructor(
    private readonly projections: PersonProjectionService,
    private readonly feed: NotificationService,
  ) {}

  @EventPattern(authEvents.userRegistered.type)
  async keepAccountOnRegistration(@Payload() event: UserRegistered) {
    await this.projections.keepAccount(event);
  }

  @EventPattern(authEvents.userVerified.type)
  async keepAccountOnVerification(@Payload() event: UserVerified) {
    await this.projections.keepAccount(event);
  }

  @EventPattern(authEvents.roleChanged.type)
  async keepAccountAndTellOnRoleChange(@Payload() event: RoleChanged) {
    await this.projections.keepAccount(event);
    await this.feed.tell(event);
  }

  @EventPattern(userEvents.profileUpdated.type)
  async keepNameOnProfileUpdate(@Payload() event: ProfileUpdated) {
    await this.projections.keepName(event);
  }

  @EventPattern(authEvents.userDeleted.type)
  async deletePersonOnAccountDeletion(@Payload() event: UserDeleted) {
    await this.projections.deletePerson(event);
    await this.feed.deletePerson(event.payload.account.id);
  }
}
