import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { NOTIFICATION_LIMITS } from '@pothik/contracts/notification';
import { Sweeper } from '@pothik/service-kit';
import { NotificationRepository } from '../notifications/index.js';
import { StreamService } from './stream.service.js';

export const MISSED_WAKE_UP_SWEEP = 'missed-wake-ups';
/** People in one question. */
const BATCH = 1_000;

/** A wake-up may be lost: asks for the last numbers of all people with open streams at once, and only the streams behind them read. */
@Injectable()
export class MissedWakeUpSweep implements OnApplicationBootstrap {
  constructor(
    private readonly streams: StreamService,
    private readonly notifications: NotificationRepository,
    private readonly sweeper: Sweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(MISSED_WAKE_UP_SWEEP, NOTIFICATION_LIMITS.commentLineMs, () => this.mend());
  }

  private async mend(): Promise<void> {
    const people = this.streams.people();
    for (let start = 0; start < people.length; start += BATCH) {
      const positions = await this.notifications.storedLasts(people.slice(start, start + BATCH));
      for (const { personId, last } of positions) this.streams.catchUp(personId, last);
    }
  }
}
