import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import { type AccountEvent, AccountProjectionService } from './account-projection.service.js';

type AccountRestated = EventOf<typeof authEvents.accountRestated>;

@Controller()
export class AccountProjectionConsumer {
  constructor(private readonly projections: AccountProjectionService) {}

  @EventPattern([
    authEvents.userRegistered.type,
    authEvents.userVerified.type,
    authEvents.roleChanged.type,
    authEvents.rightsChanged.type,
    authEvents.phoneChanged.type,
  ])
  async keepAccount(@Payload() event: AccountEvent) {
    await this.projections.keep(event);
  }

  @EventPattern(authEvents.userDeleted.type)
  async keepAccountOnDeletion(@Payload() event: AccountEvent) {
    await this.projections.keep(event, true);
  }

  @EventPattern(authEvents.accountRestated.type)
  async rebuildAccount(@Payload() event: AccountRestated) {
    await this.projections.rebuild(event);
  }
}
