import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import { userEvents } from '@pothik/contracts/user';
import { NoticeService } from '../notices/index.js';
import { NotificationService } from '../notifications/index.js';
import { PersonProjectionService } from '../projections/index.js';
import { PushPersonService } from '../push/index.js';

type UserRegistered = EventOf<typeof authEvents.userRegistered>;
type UserVerified = EventOf<typeof authEvents.userVerified>;
type RoleChanged = EventOf<typeof authEvents.roleChanged>;
type LanguageChosen = EventOf<typeof authEvents.languageChosen>;
type PhoneChanged = EventOf<typeof authEvents.phoneChanged>;
type UserDeleted = EventOf<typeof authEvents.userDeleted>;
type AccountRestated = EventOf<typeof authEvents.accountRestated>;
type ProfileUpdated = EventOf<typeof userEvents.profileUpdated>;
type ProfileRestated = EventOf<typeof userEvents.profileRestated>;

@Controller()
export class PersonProjectionConsumer {
  constructor(
    private readonly projections: PersonProjectionService,
    private readonly notifications: NotificationService,
    private readonly pushes: PushPersonService,
    private readonly notices: NoticeService,
  ) {}

  @EventPattern([
    authEvents.userRegistered.type,
    authEvents.userVerified.type,
    authEvents.roleChanged.type,
    authEvents.languageChosen.type,
    authEvents.phoneChanged.type,
  ])
  async storeAccount(@Payload() event: UserRegistered | UserVerified | RoleChanged | LanguageChosen | PhoneChanged) {
    await this.projections.storeAccount(event);
  }

  @EventPattern(userEvents.profileUpdated.type)
  async storeNameOnProfileUpdate(@Payload() event: ProfileUpdated) {
    await this.projections.storeName(event);
  }

  @EventPattern(authEvents.userDeleted.type)
  async deletePersonOnAccountDeletion(@Payload() event: UserDeleted) {
    await this.projections.deletePerson(event);
    await this.notifications.deletePerson(event.payload.account.id);
    await this.pushes.forget(event.payload.account.id);
    await this.notices.forget(event.payload.account.id);
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
