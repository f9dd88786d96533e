import { Injectable } from '@nestjs/common';
import { notificationChannels } from '@pothik/contracts/notification';
import { type EventEnvelope, sharedTextOf } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { type Change, changesOf } from './change.rules.js';
import { isNotifying } from './notification.rules.js';
import { WakeUpService } from './wake-up.service.js';

const { changes } = notificationChannels;

/** Tells open pages what changed without a notification. Nothing is stored: a page that missed it reads anew when its stream opens. */
@Injectable()
export class ChangeService {
  constructor(
    private readonly wakeUps: WakeUpService,
    private readonly clock: Clock,
  ) {}

  /** Tells everybody concerned except those the event notified. */
  async tellOf(event: EventEnvelope, notified: ReadonlySet<string>): Promise<void> {
    if (!isNotifying(event, this.clock.now())) return;
    for (const change of changesOf(event, notified)) await this.tell(change);
  }

  tell({ topic, to }: Change): Promise<void> {
    return this.wakeUps.publish(
      changes.channel,
      sharedTextOf(changes, { topic, to: to === 'administrators' ? to : [...to] }),
    );
  }
}
