import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import { UserService } from './user.service.js';

type UserRegistered = EventOf<typeof authEvents.userRegistered>;
type PhoneChanged = EventOf<typeof authEvents.phoneChanged>;
type UserDeleted = EventOf<typeof authEvents.userDeleted>;

@Controller()
export class UserConsumer {
  constructor(private readonly users: UserService) {}

  @EventPattern(authEvents.userRegistered.type)
  async keepProfileOnRegistration(@Payload() event: UserRegistered) {
    await this.users.keepRegistration(event);
  }

  @EventPattern(authEvents.phoneChanged.type)
  async keepProvenPhone(@Payload() event: PhoneChanged) {
    await this.users.keepPhone(event);
  }

  @EventPattern(authEvents.userDeleted.type)
  async deleteProfileOnAccountDeletion(@Payload() event: UserDeleted) {
    await this.users.deletePerson(event);
  }
}
