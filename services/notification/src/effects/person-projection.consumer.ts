import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import { userEvents } from '@pothik/contracts/user';
import { ChangeService, NotificationService } from '../notifications/index.js';
import { PersonProjectionService } from '../projections/index.js';

type UserRegistered = EventOf<typeof authEvents.userRegistered>;
type UserVerified = EventOf<typeof authEvents.userVerified>;
type RoleChanged = EventOf<typeof authEvents.roleChanged>;
type UserDeleted = EventOf<typeof authEvents.userDeleted>;
type AccountRestated = EventOf<typeof authEvents.accountRestated>;
type ProfileUpdated = EventOf<typeof userEvents.profileUpdated>;
type ProfileRestated = EventOf<typeof userEvents.profileRestated>;

@Controller()
export class PersonProjectionConsumer {
  constructor(
    private readonly projections: PersonProjectionService,
    private readonly notifications: NotificationService,
    private readonly changes: ChangeService,
  ) {}

  @EventPattern(authEvents.userRegistered.type)
  async storeAccountOnRegistration(@Payload() event: UserRegistered) {
    await this.projections.storeAccount(event);
  }

  @EventPattern(authEvents.userVerified.type)
  async storeAccountOnVerification(@Payload() event: UserVerified) {
    await this.projections.storeAccount(event);
  }

  @EventPattern(authEvents.roleChanged.type)
  async storeAccountAndNotifyOnRoleChange(@Payload() event: RoleChanged) {
    await this.projections.storeAccount(event);
    await this.notifications.notify(event);
  }

  @EventPattern(userEvents.profileUpdated.type)
  async storeNameAndTellPagesOnProfileUpdate(@Payload() event: ProfileUpdated) {
    await this.projections.storeName(event);
    await this.changes.tellOf(event);
  }

  @EventPattern(authEvents.userDeleted.type)
  async deletePersonOnAccountDeletion(@Payload() event: UserDeleted) {
    await this.projections.deletePerson(event);
    await this.notifications.deletePerson(event.payload.account.id);
  }

  /** A rebuild also accepts a version equal to the stored one. */
  @EventPattern(authEvents.accountRestated.type)
  async rebuildAccount(@Payload() event: AccountRestated) {
    if (event.payload.deleted) await this.projections.deletePerson(event, { rebuild: true });
    else await this.projections.storeAccount(event, { rebuild: true });
  }

  @EventPattern(userEvents.profileRestated.type)
  async rebuildName(@Payload() event: ProfileRestated) {
    await this.projections.storeName(event, { rebuild: true });
  }
}
