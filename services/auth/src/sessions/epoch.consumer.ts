import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { authEvents } from '@pothik/contracts/auth';
import type { EventOf } from '@pothik/contracts/platform';
import { SessionsEndedService } from './sessions-ended.service.js';

type RoleChanged = EventOf<typeof authEvents.roleChanged>;
type RightsChanged = EventOf<typeof authEvents.rightsChanged>;
type SessionsEnded = EventOf<typeof authEvents.sessionsEnded>;
type UserDeleted = EventOf<typeof authEvents.userDeleted>;

/** Consumes auth's own events, to announce an epoch again when a crash followed the write. */
@Controller()
export class EpochConsumer {
  constructor(private readonly ended: SessionsEndedService) {}

  @EventPattern([authEvents.roleChanged.type, authEvents.rightsChanged.type])
  async announceEpochOnRoleChange(@Payload() event: RoleChanged | RightsChanged) {
    await this.ended.repeatRoleChange(event.payload.account.id);
  }

  @EventPattern([authEvents.sessionsEnded.type, authEvents.userDeleted.type])
  async announceEpochOnSessionsEnded(@Payload() event: SessionsEnded | UserDeleted) {
    await this.ended.repeatEnd(event.payload.account.id, new Date(event.occurredAt));
  }
}
