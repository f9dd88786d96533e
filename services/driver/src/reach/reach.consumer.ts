import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { notificationEvents } from '@pothik/contracts/notification';
import type { EventOf } from '@pothik/contracts/platform';
import { ReachService } from './reach.service.js';

type PersonUnreachable = EventOf<typeof notificationEvents.personUnreachable>;

@Controller()
export class ReachConsumer {
  constructor(private readonly reach: ReachService) {}

  @EventPattern(notificationEvents.personUnreachable.type)
  async setOfflineOnAbsence(@Payload() event: PersonUnreachable) {
    await this.reach.followAbsence(event);
  }
}
