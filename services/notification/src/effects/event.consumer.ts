import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { EVENTS } from '@pothik/contracts/catalogue';
import { NOBODY, NOTHING_SHOWN } from '@pothik/contracts/notification';
import type { EventEnvelope } from '@pothik/contracts/platform';
import { AlarmMailService } from '../mails/index.js';
import { NotificationService } from '../notifications/index.js';
import { PushNoticeService } from '../push/index.js';

/** Every event that notifies somebody, or changes what a page shows. */
const TOLD = Object.values(EVENTS)
  .filter(({ notifies, changes }) => notifies !== NOBODY || changes !== NOTHING_SHOWN)
  .map(({ type }) => type);

/** What an event says to whom stands with the event, in `packages/contracts/src/<owner>/events`. */
@Controller()
export class EventConsumer {
  constructor(
    private readonly notifications: NotificationService,
    private readonly mails: AlarmMailService,
    private readonly pushes: PushNoticeService,
  ) {}

  @EventPattern(TOLD)
  async tellPeople(@Payload() event: EventEnvelope) {
    await this.notifications.notify(event);
    await this.pushes.tell(event);
    await this.mails.alert(event);
  }
}
