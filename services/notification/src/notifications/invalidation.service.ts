import { Injectable } from '@nestjs/common';
import { notificationChannels } from '@pothik/contracts/notification';
import { sharedTextOf } from '@pothik/contracts/platform';
import type { Invalidation } from './invalidation.rules.js';
import { WakeUpService } from './wake-up.service.js';

const { changes } = notificationChannels;

/** Pushes invalidations to open pages, for changes without a notification. Nothing is stored: a stream that opens says those of the last 30 s, and a page that missed more refetches. */
@Injectable()
export class InvalidationService {
  constructor(private readonly wakeUps: WakeUpService) {}

  push({ topic, to }: Invalidation): Promise<void> {
    return this.wakeUps.publish(
      changes.channel,
      sharedTextOf(changes, { topic, to: to === 'administrators' ? to : [...to] }),
    );
  }
}
