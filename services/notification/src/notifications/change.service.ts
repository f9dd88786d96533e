import { Injectable } from '@nestjs/common';
import { notificationChannels } from '@pothik/contracts/notification';
import { sharedTextOf } from '@pothik/contracts/platform';
import type { Change } from './change.rules.js';
import { WakeUpService } from './wake-up.service.js';

const { changes } = notificationChannels;

/** Tells open pages what changed without a notification. Nothing is stored: a page that missed it reads anew when its stream opens. */
@Injectable()
export class ChangeService {
  constructor(private readonly wakeUps: WakeUpService) {}

  tell({ topic, to }: Change): Promise<void> {
    return this.wakeUps.publish(
      changes.channel,
      sharedTextOf(changes, { topic, to: to === 'administrators' ? to : [...to] }),
    );
  }
}
